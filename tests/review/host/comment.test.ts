import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import type { ContentDiff } from '../../../src/review/content-diff'
import { commentBody, commentFrom, MARKER, MAX_COMMENT } from '../../../src/review/host/comment'
import { readDiff } from '../../../src/review/content-diff'
import { documentOf, errorOf, full } from '../full-diff'
import { NO_DIFF } from '../test-repository'

const RUN = 'https://github.com/a/b/actions/runs/1'
const diffOf = (count: number): ContentDiff => ({
  ...NO_DIFF,
  errors: Array.from({ length: count }, () => ({
    ...errorOf('@diretor veja <img src=x>'),
    fix: 'corrija',
  })),
})

it('begins with the mark by which it is found again, and names the run with the preview', () => {
  const body = commentBody(diffOf(1), RUN)
  expect(body.startsWith(`${MARKER}\n# Revisão do conteúdo\n`)).toBe(true)
  expect(body).toContain(`[Artifacts](${RUN}#artifacts)`)
  expect(body).not.toContain('aqui não cabe mais')
})

it('calls nobody and shows no picture, whatever the data say', () => {
  expect(commentBody(diffOf(1), RUN)).toContain(String.raw`${'`@diretor`'} veja \<img src=x\>`)
})

it('of data that cannot be read says so, and no longer what an earlier state was', () => {
  const body = commentFrom(() => readDiff(Buffer.from('{"@time": ')), RUN)(['src/a.ts'])
  expect(body.startsWith(`${MARKER}\n## ⛔ Este pedido muda arquivos fora`)).toBe(true)
  expect(body).toContain('## ⛔ Não pode ser publicado\n\nEste envio não pôde ser comparado')
  expect(body).toContain(`A diferença não é JSON. Veja [a execução](${RUN}).`)
  expect(commentFrom(() => NO_DIFF, RUN)([])).toBe(commentBody(NO_DIFF, RUN))
})

it('is cut at a whole line when it is longer than the host takes, and says so', () => {
  const body = commentBody(diffOf(2_000), RUN)
  expect(body.length).toBeLessThanOrEqual(MAX_COMMENT)
  expect(body.length).toBeGreaterThan(MAX_COMMENT - 400)
  expect(body).toMatch(/ corrija\n\n\*\*O relatório continua no resumo/)
  expect(body).toContain('#artifacts')
})

it('cut within the text of a new article, says so where it is seen, not in the closed text', () => {
  const words = [{ kind: 'new' as const, text: 'Cobre e alumínio. '.repeat(100) }]
  const article = {
    ...documentOf('Novo'),
    change: 'new' as const,
    type: 'Post' as const,
    fields: [],
    seen: [],
    notes: [],
    blocks: Array.from({ length: 50 }, () => ({ words })),
  }
  const body = commentBody({ ...NO_DIFF, documents: [article] }, RUN)
  expect(body.length).toBeLessThanOrEqual(MAX_COMMENT)
  expect(body).toMatch(/^<details>[^]*\n\n<\/details>\n\n\*\*O relatório continua/m)
})

it('says before all else that the request changes more than content', () => {
  const outside = Array.from({ length: 12 }, (_, index) => `src/\`${index}@time|.ts`)
  const [mark, heading, , sentence] = commentBody(NO_DIFF, RUN, outside).split('\n')
  expect(mark).toBe(MARKER)
  expect(heading).toBe('## ⛔ Este pedido muda arquivos fora de `content/`: 12')
  expect(sentence).toContain('``src/`0@time¦.ts``, ')
  expect(sentence).toMatch(/ e mais 2\.$/)
  expect(commentBody(NO_DIFF, RUN, [])).not.toContain('fora de `content/`')
})

it.each([
  '![x](https://golpe.com/x.png)',
  '[Aprovar](https://golpe.com)',
  '@equipe/revisores',
  '<img src="https://golpe.com/x.png">',
  '|\n\n## Revisão aprovada\n\n|',
  '\n# Revisão aprovada',
  'https://golpe.com',
  'www.golpe.com',
  '#12 e GH-12',
  '</td></table><h1>ok</h1>',
  '`|` ![x](y)',
  '&#64;equipe &lt;b&gt;',
  '**Revisão aprovada**',
])('nothing in a comment is alive, wherever a run puts it: %j', (text) => {
  const body = commentBody(full(text), RUN)
  const nodesOf = (tree: Nodes): Nodes[] => [
    tree,
    ...('children' in tree ? tree.children.flatMap(nodesOf) : []),
  ]
  const nodes = nodesOf(unified().use(remarkParse).use(remarkGfm).parse(body))
  const alive = nodes.flatMap((node) => {
    if (node.type === 'link') return node.url
    if (node.type === 'html')
      return node.value.replace(/<!-- retrilha[^>]*-->|<\/?(?:br|ins|del|details|summary)>/g, '')
    if (node.type === 'text') return node.value.match(/@\w|https?:\/\/|www\.|#\d/)?.[0] ?? ''
    return ['image', 'imageReference', 'linkReference', 'definition'].includes(node.type)
      ? node.type
      : ''
  })
  expect(alive.filter((one) => one.trim() !== '' && !one.startsWith('Texto inteiro'))).toEqual([
    `${RUN}#artifacts`,
  ])
  const headings = nodes.filter(({ type }) => type === 'heading')
  expect(headings).toHaveLength(12)
})
