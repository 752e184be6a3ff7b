import { expect, it } from 'vitest'
import type { LotView } from '../../../src/content/views/views'
import { readArticle } from '../../../src/content/article/read-article'
import { compileArticle } from '../../../src/pipeline/compile/article'
import { articlesFeed, feedHtml, lotsFeed } from '../../../src/pipeline/compile/feeds'

const company = { url: 'https://x.example', name: 'X' }
const pictures = {
  of: (src: string, alt: string) =>
    src.startsWith('https://')
      ? { href: src, alt }
      : { alt, base: `/fotos/${src}.12`, widths: [360, 720], width: 720, height: 540 },
}
const PAGE = 'https://x.example/blog/a'
const feedOf = (markdown: string) => feedHtml(readArticle(markdown).tree, PAGE, pictures)

it('the feed has the pictures of the text, with whole addresses', () => {
  expect(
    feedOf('![Placas](a.jpg)\n\nTexto.\n\n<img src="https://fotos.example/b.jpg" alt="B">'),
  ).toBe(
    '<p><img src="https://x.example/fotos/a.jpg.12-720.webp" alt="Placas"></p>\n' +
      '<p>Texto.</p>\n<img src="https://fotos.example/b.jpg" alt="B">',
  )
})

it('a cell keeps its alignment without a style', () => {
  expect(feedOf('| a | b |\n|---|:-:|\n| 1 | 2 |').replaceAll('\n', '')).toBe(
    '<table><thead><tr><th>a</th><th ' +
      'align="center">b</th></tr></thead><tbody><tr><td>1</td><td ' +
      'align="center">2</td></tr></tbody></table>',
  )
})

it('every address of the feed leads somewhere from anywhere', () => {
  const addresses = (markdown: string) =>
    Array.from(feedOf(markdown).matchAll(/href="([^"]*)"/g), ([, address]) => address)
  expect(
    addresses('[a](/contato) [b](https://a.br/) [c](tel:08001234567) [d](#e)\n\n## E'),
  ).toEqual(['https://x.example/contato', 'https://a.br/', 'tel:08001234567', `${PAGE}#e`])
  expect(addresses('Texto[^1].\n\n[^1]: Nota.')).toEqual([
    `${PAGE}#artigo-fn-1`,
    `${PAGE}#artigo-fnref-1`,
  ])
})

it('the feed is sanitized as the page is', () => {
  expect(feedOf('texto <b onclick="x()" style="color:red">x</b><script>x</script>')).not.toMatch(
    /script|onclick|style/,
  )
})

it('page and feed sanitize the one tree each for itself and leave it as it was', () => {
  const { tree } = readArticle(
    '## Título\n\nTexto[^1] ![Foto](a.jpg) <a href="/contato" id="x">x</a>\n\n[^1]: Nota.',
  )
  const before = structuredClone(tree)
  const page = compileArticle(tree, pictures.of)
  const feed = feedHtml(tree, PAGE, pictures)
  expect(tree).toEqual(before)
  expect(compileArticle(tree, pictures.of)).toEqual(page)
  expect(feedHtml(tree, PAGE, pictures)).toBe(feed)
})

it('the feed has the newest thirty articles, and the day of the newest change of all', () => {
  const posts = Array.from({ length: 33 }, (_, at) => ({
    type: 'Post' as const,
    slug: `artigo-${at}`,
    article: readArticle('Texto.').tree,
    data: {
      title: `Artigo ${at}`,
      date: `2025-03-${40 - at}`,
      updatedOn: at === 32 ? '2025-05-01' : undefined,
      author: 'A',
      category: 'reciclagem',
      excerpt: 'B',
    },
  }))
  // The articles have only the fields that the feed reads.
  const feed = articlesFeed(
    posts as unknown as Parameters<typeof articlesFeed>[0],
    company,
    'Blog',
    pictures,
  )
  expect(
    Array.from(feed.matchAll(/<id>https:\/\/x\.example\/blog\/(artigo-\d+)/g), ([, slug]) => slug),
  ).toEqual(posts.slice(0, 30).map(({ slug }) => slug))
  expect(feed).toContain('<updated>2025-05-01T00:00:00-03:00</updated>\n<link')
})

const lot = (slug: string, more: Partial<LotView>): LotView => ({
  slug,
  title: `Lote ${slug} & cia`,
  category: 'notebook',
  price: 12_000,
  originalPrice: 13_000,
  units: 20,
  description: '',
  specs: [],
  condition: 'Usado & testado',
  rating: 4,
  illustrative: true,
  code: slug,
  enteredOn: '2026-11-01',
  ...more,
})
const titlesOf = (feed: string) =>
  Array.from(feed.matchAll(/<entry>\n<id>[^<]*<\/id><title>([^<]*)/g), ([, title]) => title)

it('the feed of lots begins with what changed last, and tells price or status', () => {
  const feed = lotsFeed(
    [
      lot('a', {}),
      lot('b', { status: 'vendido', statusOn: '2026-11-09' }),
      lot('c', { enteredOn: '2026-11-05', category: 'monitor' }),
      lot('d', { enteredOn: undefined }),
    ],
    'Lotes',
    company,
  )
  expect(titlesOf(feed)).toEqual([
    'Lote b &amp; cia: vendido',
    'Lote c &amp; cia: R$ 12.000,00',
    'Lote a &amp; cia: R$ 12.000,00',
  ])
  expect(feed).toContain('o lote. Usado &amp; testado.</summary>')
  expect(feed).toContain('<updated>2026-11-09T00:00:00-03:00</updated>')
})

it.each([
  [1200, '1.200 unidades, R$ 12.000,00 o lote.'],
  [1, '1 unidade, R$ 12.000,00 o lote.'],
  [undefined, 'R$ 12.000,00 o lote.'],
])('the feed of lots counts units where the lot does: %s', (units, sentence) => {
  // An editor may end the condition with a full stop, which must not be doubled.
  const feed = lotsFeed([lot('a', { units, condition: 'Usado.' })], 'Lotes', company)
  expect(feed).toContain(`<summary>${sentence} Usado.</summary>`)
})
