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
  ['> - > - a\n\n'.repeat(151), `316:1 texto: ${MUCH}`],
  [footnotes.join(''), `1218:1 texto: ${MUCH}`],
  [`${'[a](/contato) '.repeat(100)}\n\n`.repeat(21), `54:1 texto: ${MUCH}`],
  [`a ${'<!-- '.repeat(600)}${'texto '.repeat(5000)}`, `16:1 texto: ${MUCH}`],
  [`a ${backticks.join(' ')}`, `16:1 texto: ${MUCH}`],
  [`https://a.br/${'!,'.repeat(2000)}a`, `16:1 texto: ${MUCH}`],
  ['<div></p>'.repeat(31), `16:1 texto: ${MUCH}`],
  ['<div>'.repeat(4000), `16:1 texto: ${MUCH}`],
  ['*a **a '.repeat(1000), `16:1 texto: ${MUCH}`],
  ['](<'.repeat(700), `16:1 texto: ${MUCH}`],
  [`| a |\n| - |\n${'| b |\n'.repeat(500)}`, `16:1 texto: ${MUCH}`],
  [
    Array.from({ length: 25 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
    `36:1 texto: ${MUCH}`,
  ],
]

it.each(DOCUMENTS)('a document with %s is not given to the parser', async (_, text, says) => {
  const lines = await linesOf({ changes: [{ write: 'certifications/avcb.yaml', text }] })
  expect(lines).toEqual([expect.stringContaining(`avcb.yaml:${says}`)])
})

const ARTICLE = 'posts/baterias-na-caixa-certa.mdx'
const BODY =
  'Uma bateria estufada viaja sozinha, em areia seca.\n\n## Separe\n\nChumbo de um lado, lítio do outro.'
const inArticle = (text: string) => linesOf({ changes: [{ edit: ARTICLE, from: BODY, to: text }] })

it.each(ARTICLES)('an article of %s is not given to the parser', async (text, says) => {
  expect(await inArticle(text)).toEqual([expect.stringContaining(`${ARTICLE}:${says}`)])
})

it('a list of 490 items is one that an article may have', async () => {
  expect(await inArticle('- item\n'.repeat(490))).toEqual([])
})
