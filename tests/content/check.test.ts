import { expect, it } from 'vitest'
import { readArticle } from '../../src/content/article/read-article'
import { CASES } from '../pipeline/check/cases'
import { characterErrors } from '../../src/content/text/characters'
import { decodeText } from '../../src/content/check/decode-text'
import { documentType } from '../../src/content/document-types'
import { objectTree } from '../../src/content/schema/field-tree'
import { parseYaml } from '../../src/content/yaml/yaml-source'
import { readDocument } from '../../src/content/check/read-document'

it('a file that was saved in the wrong encoding gets five errors, at its first wrong words', () => {
  const text = 'título: RenovaÃ§Ã£o\n'.repeat(8)
  const errors = characterErrors(text, text.length)
  expect(errors.map(({ offset }) => offset)).toEqual([8, 28, 48, 68, 88])
  expect(errors[0]?.message).toBe('«RenovaÃ§Ã£o» foi lido na codificação errada')
})

it('a sign that nobody sees is told with the field or the text in which it stands', () => {
  const read = (text: string, file: 'certifications/a.yaml' | 'posts/a.mdx') =>
    readDocument(
      { type: file === 'posts/a.mdx' ? 'Post' : 'Certification', slug: 'a', file },
      decodeText(new TextEncoder().encode(text)),
    ).errors.flatMap(({ field, message }) => (message.startsWith('há ') ? [field] : []))
  expect(
    read(
      '# \u200b\nname: ISO\u200b 9001\ndescription: >-\n  Um\n  \uf0b7 texto\n',
      'certifications/a.yaml',
    ),
  ).toEqual(['arquivo', 'name', 'description'])
  expect(
    read('---\ntags:\n  - um\n  - do\u00adis\n---\n\nUm\u200b texto.\n', 'posts/a.mdx'),
  ).toEqual(['tags[2]', 'texto'])
})

const BEFORE = 'Antes, um parágrafo.\n\n'

const texts = (CASES.get('articles') ?? [])
  .flatMap(({ changes }) =>
    changes.flatMap((change) =>
      'edit' in change && change.from.startsWith('Uma bateria') ? [change.to] : [],
    ),
  )
  // Leaves out an article without text, which is no error once it has other text before it.
  .filter((text) => readArticle(text).errors.every(({ message }) => !/não tem texto/.test(message)))

it('an error stands where the mistake is, also below other text', () => {
  const places: number[] = []
  for (const text of texts) {
    const { errors } = readArticle(text)
    places.push(...errors.map(({ offset }) => offset / text.length))
    expect(readArticle(BEFORE + text).errors, text).toEqual(
      errors.map((error) => ({ ...error, offset: error.offset + BEFORE.length })),
    )
  }
  expect(places.length).toBeGreaterThan(80)
  expect(Math.min(...places)).toBe(0)
  expect(Math.max(...places)).toBeLessThan(1)
})

// Each on a line of its own: signs that open levels on one line are counted before the parser reads them.
const levels = (sign: string) => (size: number) =>
  Array.from({ length: size }, (_, level) => `${'  '.repeat(level)}${sign}\n`).join('') +
  `${'  '.repeat(size)}1\n`
it.each<[string, number, (size: number) => string]>([
  ['levels of lists', 20, levels('-')],
  ['levels of fields', 20, levels('a:')],
  // The list itself is a value, too.
  ['values', 2999, (size) => '- 1\n'.repeat(size)],
])('%s are read up to %i', (_, most, write) => {
  const read = (size: number) => parseYaml(write(size), objectTree(documentType('Lot').schema))
  expect(read(most).data).toBeDefined()
  expect(read(most + 1)).toMatchObject({
    data: undefined,
    errors: [{ message: 'o documento tem linhas, valores, níveis ou sinais do YAML demais' }],
  })
})

it('of a long line that cannot be read its beginning is said', () => {
  const { errors } = parseYaml(
    `b: 1\na:${'x'.repeat(80)}\nc: 1`,
    objectTree(documentType('Lot').schema),
  )
  expect(errors).toMatchObject([
    {
      message: `falta o espaço depois de «:» em «a:${'x'.repeat(58)}»`,
      fix: `escreva a: ${'x'.repeat(60)}`,
    },
  ])
})
