import type { FoundDocument } from '../../src/content/check/read-document'
import { documentType } from '../../src/content/document-types'

const LONG_LINE =
  'Notebook Dell Latitude 5490 com tela de 14 polegadas;Intel Core i5 de oitava geração;10\n'

/** In bytes; just below the most that the check reads of a document. */
const SIZE = 199_000
const fill = (block: string, size = SIZE) =>
  block.repeat(Math.floor(size / Buffer.byteLength(block)))
const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('')
/** `times` paragraphs of `count` pieces, as many as the limits of markdown-limits.ts accept. */
const paragraphs = (piece: string, count: number, times: number) =>
  `${piece.repeat(count)}\n\n`.repeat(times)

/**
 * Articles. Some are refused by the limits before the parser reads them; the others are the most
 * expensive ones that pass.
 */
const ARTICLES: Readonly<Record<string, () => string>> = {
  'texto comum': () => fill('Sucata de cobre é paga por quilo, no dia. '.repeat(10) + '\n\n'),
  'ênfases abertas': () => fill(`${'*a **a '.repeat(295)}\n\n`),
  'imagens abertas': () => fill(`${'![a]('.repeat(290)}\n\n`),
  'comentários abertos': () => `a ${'<!-- '.repeat(600)}${fill('texto ', 190_000)}`,
  'crases de todos os tamanhos': () =>
    `a ${Array.from({ length: 590 }, (_, index) => '`'.repeat(index + 1)).join(' ')}`,
  'elementos que nada fecha': () => fill('<div></p>'),
  'endereço que não acaba': () => `https://a.br/${fill('!,', 190_000)}a`,
  'barras e espaços': () => `x|${' '.repeat(190_000)}|`,
  'linha sem espaço': () => 'a'.repeat(SIZE),
  'linhas vazias': () => `a${'\n'.repeat(190_000)}b`,
  'notas recusadas': () =>
    numbered(300, (index) => `${'[^0] '.repeat(100)}\n\n[^${index}]: a\n\n`).slice(0, SIZE),
  'links, todos os que cabem': () => paragraphs('[a](/contato) ', 140, 13),
  'endereços soltos, todos os que cabem': () => paragraphs('a@b.br ', 250, 15),
  'títulos, todos os que cabem': () =>
    '## Cobre\n\nSucata de cobre é paga por quilo.\n\n'.repeat(780),
  'lista, todos os itens que cabem': () => `- ${'item '.repeat(35)}\n\ntexto\n\n`.repeat(600),
  'tabelas, todas as células que cabem': () =>
    `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|\n${`${'|a'.repeat(20)}|\n`.repeat(10)}\n`.repeat(14),
  'notas, todas as que cabem': () =>
    `${numbered(300, (index) => `[^${index}]: nota\n\n`)}${paragraphs('[^299] ', 250, 5)}`,
}

/** Documents in YAML, one for each case. */
const DOCUMENTS: Readonly<Record<string, () => string>> = {
  'milhares de campos desconhecidos': () =>
    numbered(1490, (index) => `${'k'.repeat(100)}${index}: 1\n`),
  'o mesmo campo mil vezes': () => fill('a: 1\n', 17_000),
  'uma lista em uma linha': () => `specs: [${fill('1,')}]`,
  'colchetes abertos': () => `specs: ${fill('[ ')}`,
  'campos dentro de campos': () => numbered(600, (index) => `${' '.repeat(index)}a:\n`),
  âncoras: () => numbered(5900, (index) => `a${index}: &a${index} 1\n`),
  'um documento de linhas vazias': () => `title: a\n${fill('\n')}`,
  'linhas com tabulação': () => fill('\ta: 1\n'),
  'aspas em uma linha': () => fill('"a" '),
  'um preço sem fim': () => `price: 1${fill('(')}`,
  'um título de letras trocadas': () => `title: "${fill('Ã§')}"`,
}

/** Item lists of up to a megabyte. */
const TABLES: Readonly<Record<string, () => string>> = {
  'relação de 5.000 linhas': () => `Modelo;Processador;Unidades\n${LONG_LINE.repeat(5000)}`,
  'relação de meio milhão de linhas': () => `Modelo;Unidades\n${'a\n'.repeat(480_000)}`,
  'relação de meio milhão de colunas': () => `Modelo;Unidades${';a'.repeat(480_000)}\n`,
}

/** A generated file that costs the check as much as a file can. */
export interface WorstCase {
  kind: 'article' | 'document' | 'table'
  name: string
  text: () => string
}

const named = (
  kind: WorstCase['kind'],
  cases: Readonly<Record<string, () => string>>,
): WorstCase[] => Object.entries(cases).map(([name, text]) => ({ kind, name, text }))

export const WORST: readonly WorstCase[] = [
  ...named('article', ARTICLES),
  ...named('document', DOCUMENTS),
  ...named('table', TABLES),
]

/** The document as which the YAML of a case is checked. */
export const WORST_DOCUMENT: FoundDocument = {
  type: 'Lot',
  slug: 'pior',
  file: `${documentType('Lot').path}/pior.yaml`,
}
