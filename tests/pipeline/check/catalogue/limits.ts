import { inPlace, row } from './row'

const CERTIFICATE = 'certifications/iso.yaml'
const document = (written: string, text: string, says: string) =>
  row(written, 'refused', [{ write: CERTIFICATE, text }], says)
const article = (verdict: 'refused' | 'legal') =>
  inPlace('posts/artigo.mdx', 'Texto com [contato](/contato).', (written) => written, verdict)
const LONG = 'o parágrafo ou a tabela tem linhas demais'
const MUCH = 'o artigo tem linhas, itens, notas, sinais'
const footnotes = Array.from({ length: 301 }, (_, index) => `a[^${index}]\n\n[^${index}]: nota\n\n`)
const backticks = Array.from({ length: 400 }, (_, index) => '`'.repeat(index + 1))

/** Texts that would keep a parser busy for seconds, from a stranger or by accident. */
export const limits = [
  document('five thousand values', '- a\n'.repeat(5000), '3000:3 YAML: o documento tem mais de'),
  document(
    'six thousand lines',
    `name: ISO\n${'\n'.repeat(6000)}`,
    '1:1 YAML: o documento tem linhas, colchetes',
  ),
  document('three thousand brackets', `name: ${'{a}'.repeat(3001)}`, '1:1 YAML: o documento tem'),
  document('five hundred open brackets', `name: ${'['.repeat(500)}`, '1:7 YAML: o documento está'),
  document('nested lists', `name:\n  ${'- '.repeat(30)}a\n`, '2:1 YAML: o documento está'),
  document('lists nested in flow', `name: ${'[ - '.repeat(30)}`, '1:7 YAML: o documento está'),
  document(
    'nested keys',
    `name: ISO\n${'? '.repeat(97_000)}`,
    '1:1 YAML: o documento tem linhas, colchetes',
  ),
  document('closing brackets', ']'.repeat(195_000), '1:1 YAML: o documento tem linhas, colchetes'),
  document(
    'commas',
    `name: [${' ,'.repeat(90_000)}]`,
    '1:1 YAML: o documento tem linhas, colchetes',
  ),
  document('quotes', '"'.repeat(195_000), '1:1 YAML: o documento tem linhas, colchetes'),
  ...article('refused')([
    ['> - > - a\n\n'.repeat(151), `313:1 texto: ${MUCH}`],
    [footnotes.join(''), `1215:1 texto: ${MUCH}`],
    [`${'[a](/contato) '.repeat(100)}\n\n`.repeat(21), `51:1 texto: ${MUCH}`],
    [`a ${'<!-- '.repeat(600)}${'texto '.repeat(5000)}`, `13:1 texto: ${LONG}`],
    [`a ${backticks.join(' ')}`, `13:1 texto: ${LONG}`],
    [`https://a.br/${'!,'.repeat(2000)}a`, `13:1 texto: ${LONG}`],
    ['<div></p>'.repeat(31), `13:1 texto: ${MUCH}`],
    ['<div>'.repeat(4000), `13:1 texto: ${MUCH}`],
    ['*a **a '.repeat(1000), `13:1 texto: ${LONG}`],
    ['](<'.repeat(700), `13:1 texto: ${LONG}`],
    [`| a |\n| - |\n${'| b |\n'.repeat(500)}`, `13:1 texto: ${LONG}`],
    [
      Array.from({ length: 25 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
      '33:1 texto: há listas ou citações dentro de outras demais',
    ],
  ]),
  ...article('legal')([['- item\n'.repeat(490)]]),
]
