import { expect, it } from 'vitest'
import { linesOf } from './broken-content'

const MUCH = 'o artigo tem linhas, itens'
const footnotes = Array.from({ length: 301 }, (_, index) => `a[^${index}]\n\n[^${index}]: nota\n\n`)
const backticks = Array.from({ length: 400 }, (_, index) => '`'.repeat(index + 1))

/** Texts that would keep a parser busy for seconds, from a stranger or by accident. */
const DOCUMENTS: [name: string, text: string, says: string][] = [
  [
    'a large file',
    '# comentário\n'.repeat(20_000),
    '1:1 arquivo: o arquivo tem 280 KB; o limite é 200 KB',
  ],
  ['five thousand values', '- a\n'.repeat(5000), '3000:3 YAML: o documento tem'],
  ['six thousand lines', `name: ISO\n${'\n'.repeat(6000)}`, '1:1 YAML: o documento tem'],
  ['three thousand brackets', `name: ${'{a}'.repeat(3001)}`, '1:1 YAML: o documento tem'],
  ['five hundred open brackets', `name: ${'['.repeat(500)}`, '1:7 YAML: o documento tem'],
  ['nested lists', `name:\n  ${'- '.repeat(30)}a\n`, '2:1 YAML: o documento tem'],
  ['lists nested in flow', `name: ${'[ - '.repeat(30)}`, '1:7 YAML: o documento tem'],
  ['nested keys', `name: ISO\n${'? '.repeat(97_000)}`, '1:1 YAML: o documento tem'],
  ['closing brackets', ']'.repeat(195_000), '1:1 YAML: o documento tem'],
  ['commas', `name: [${' ,'.repeat(90_000)}]`, '1:1 YAML: o documento tem'],
  ['quotes', '"'.repeat(195_000), '1:1 YAML: o documento tem'],
]

const ARTICLES: [text: string, says: string][] = [
  ['> - > - a\n\n'.repeat(151), `313:1 texto: ${MUCH}`],
  [footnotes.join(''), `1215:1 texto: ${MUCH}`],
  [`${'[a](/contato) '.repeat(100)}\n\n`.repeat(21), `51:1 texto: ${MUCH}`],
  [`a ${'<!-- '.repeat(600)}${'texto '.repeat(5000)}`, `13:1 texto: ${MUCH}`],
  [`a ${backticks.join(' ')}`, `13:1 texto: ${MUCH}`],
  [`https://a.br/${'!,'.repeat(2000)}a`, `13:1 texto: ${MUCH}`],
  ['<div></p>'.repeat(31), `13:1 texto: ${MUCH}`],
  ['<div>'.repeat(4000), `13:1 texto: ${MUCH}`],
  ['*a **a '.repeat(1000), `13:1 texto: ${MUCH}`],
  ['](<'.repeat(700), `13:1 texto: ${MUCH}`],
  [`| a |\n| - |\n${'| b |\n'.repeat(500)}`, `13:1 texto: ${MUCH}`],
  [
    Array.from({ length: 25 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
    `33:1 texto: ${MUCH}`,
  ],
]

it.each(DOCUMENTS)('a document with %s is not given to the parser', async (_, text, says) => {
  const lines = await linesOf({ changes: [{ write: 'certifications/iso.yaml', text }] })
  expect(lines).toEqual([expect.stringContaining(`iso.yaml:${says}`)])
})

const inArticle = (text: string) =>
  linesOf({
    changes: [{ edit: 'posts/artigo.mdx', from: 'Texto com [contato](/contato).', to: text }],
  })

it.each(ARTICLES)('an article of %s is not given to the parser', async (text, says) => {
  expect(await inArticle(text)).toEqual([expect.stringContaining(`artigo.mdx:${says}`)])
})

it('a list of 490 items is one that an article may have', async () => {
  expect(await inArticle('- item\n'.repeat(490))).toEqual([])
})
