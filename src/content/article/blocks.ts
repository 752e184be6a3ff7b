import { reportAt, type ReasonAt } from '../rules/reason'
import type { Code, List, Paragraph, Table, Nodes, Root } from 'mdast'

/** Bullets that people paste from Word and WhatsApp in place of Markdown's. */
const BULLET = /^[•·●▪■◦○‣⁃➢➤✓✔✅☑👉*\uf0a7\uf0b7\uf0d8]+[ \t\u00a0]*(?=\S)/u

/**
 * Blocks that the page shows differently from what the author sees: tables without their separator
 * line, lists with foreign bullets, code by four blanks, lists with a new numbering.
 */
export function blockErrors(source: MarkdownSource): ReasonAt[] {
  return source.nodes.flatMap((node): ReasonAt[] => {
    if (node.type === 'paragraph') return paragraphErrors(node, source)
    if (node.type === 'code') return codeErrors(node, source)
    if (node.type === 'list') return listErrors(node, source)
    return node.type === 'table' ? tableErrors(node) : []
  })
}

/** Checks the lines of a paragraph as written; a line within code or a link counts as well. */
function paragraphErrors(node: Paragraph, { body }: MarkdownSource): ReasonAt[] {
  const start = offsetOf(node)
  // Quotation marks of a quoted paragraph are between its lines.
  const lines = sourceOf(node, body)
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(/^[ \t]*(?:>[ \t]?)*/, '')))
  const first = lines[0] ?? ''
  const found: ReasonAt[] = []
  const bars = lines.filter(isBarred).length
  if (bars > 1 || (bars === 1 && /^\s*\|.*\|/.test(first))) {
    const columns = Math.max(
      1,
      first
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|').length,
    )
    found.push({
      offset: start,
      message: 'há uma tabela sem a linha de traços, e as barras apareceriam no texto',
      fix: `escreva a segunda linha, com uma parte por coluna: ${'|---'.repeat(columns)}|, sem linha em branco antes`,
    })
  } else if (lines.filter((line) => /\S\t+\S/.test(line)).length > 1) {
    found.push({
      offset: start,
      message: 'há colunas separadas por tabulação, que ficariam em uma linha só',
      fix: 'escreva a tabela com barras: | Item | Preço |, e embaixo |---|---|; uma lista, com - ',
    })
  }
  // «#reciclagem #lixo» may be intended; a capital, several words and nothing else in the paragraph
  // make a heading.
  const heading = lines.findIndex(
    (line) =>
      /^#{2,6}[^#\s]|^#{7,}/.test(line) ||
      (lines.length === 1 && /^#\p{Lu}\p{Ll}+ [^\s#]/u.test(line)),
  )
  const glued = lines[heading]
  if (glued !== undefined)
    found.push({
      offset: start + body.slice(start).indexOf(glued),
      message: `«${glued.slice(0, 60)}» não é um título: falta o espaço depois de #, ou há mais de seis`,
      fix: `escreva ${withSpace(glued).slice(0, 64)}, com uma linha em branco antes`,
    })
  const marks = lines.map(
    (line) => BULLET.exec(line)?.[0].trim() ?? /^[–-](?=\s*\S)/.exec(line)?.[0] ?? '',
  )
  // A sentence may stand above the list: «Traga:»
  const begin = marks.findIndex((one) => one !== '')
  const [mark = '', top = ''] = [marks[begin], lines[begin]]
  const many = marks.filter((one) => one === mark).length
  const isList =
    mark !== '' &&
    (/[•·●▪■◦○‣⁃\uf0a7\uf0b7]/u.test(mark) || (many > 1 && many === lines.length - begin)) &&
    !/^\*+\S[^\n]*\*/.test(top)
  const item = (top.slice(mark.length).trim() || 'item').slice(0, 60)
  if (isList)
    found.push({
      offset: start + body.slice(start).indexOf(top),
      message: `as linhas começam com «${mark}», que não faz uma lista: ficariam todas na mesma linha`,
      fix:
        `escreva cada uma com hífen e espaço: - ${item}` + (mark === '*' ? `, ou * ${item}` : ''),
    })
  return found
}

/** Puts the missing space between a heading's # signs and its text; articles begin at ##. */
const withSpace = (heading: string): string =>
  heading.replace(/^#+\s*/, (signs) => {
    const level = signs.trim().length
    return `${level === 1 ? '##' : '#'.repeat(Math.min(level, 3))} `
  })

/** Returns whether a line looks like a row of a table. */
function isBarred(line: string): boolean {
  const bare = line.trim()
  return (
    !bare.includes('`') &&
    (bare.startsWith('|') || bare.endsWith('|') || (!bare.endsWith('\\') && /[^\\]\|./.test(bare)))
  )
}

function codeErrors(node: Code, { body }: MarkdownSource): ReasonAt[] {
  const written = sourceOf(node, body)
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  if (fence === undefined)
    return reportAt(
      offsetOf(node),
      'a linha começa com quatro espaços ou uma tabulação, e viraria um bloco de código',
      'apague os espaços do começo da linha',
    )
  const last = written.slice(written.lastIndexOf('\n') + 1).trim()
  return written.includes('\n') && last.startsWith(fence)
    ? []
    : reportAt(
        offsetOf(node),
        'o bloco de código não foi fechado, e o resto do artigo entraria nele',
        `escreva ${fence} em uma linha depois do código`,
      )
}

/**
 * The page numbers the items itself; Markdown's own way to leave the numbering to it is «1. 1. 1.».
 */
function listErrors({ ordered, start, children }: List, { body }: MarkdownSource): ReasonAt[] {
  if (!ordered) return []
  const numbers = children.map((item) => Number(/^\d+/.exec(sourceOf(item, body))?.[0]))
  const first = start ?? 1
  if (numbers.every((number) => number === numbers[0])) return []
  const wrong = numbers.findIndex((number, index) => number !== first + index)
  const item = children[wrong]
  return item
    ? reportAt(
        offsetOf(item),
        `o item ${numbers[wrong]} apareceria com o número ${first + wrong}`,
        `escreva ${first + wrong}, ou separe as duas listas com um texto`,
      )
    : []
}

/** Cells beyond the last column are dropped, and a row of fewer columns has empty ones. */
function tableErrors({ children: [head, ...rows] }: Table): ReasonAt[] {
  const columns = head?.children.length ?? 0
  if (head && wordsOf(head).trim() === '')
    return reportAt(
      offsetOf(head),
      'o cabeçalho da tabela está vazio',
      'escreva o nome de cada coluna',
    )
  return rows.flatMap((row) => {
    const { length } = row.children
    return length > columns
      ? reportAt(
          offsetOf(row),
          `a linha da tabela tem ${length} células, e o cabeçalho ${columns}; as que sobram ` +
            'não apareceriam',
          'acrescente colunas ao cabeçalho e à linha de traços, ou apague as barras que sobram',
        )
      : []
  })
}

const hashes = (depth: number): string => '#'.repeat(depth)

/**
 * Headings that the page would show differently from how they are written: the article's title is
 * its only first level, and no level is skipped.
 */
export function headingErrors({ body, nodes }: MarkdownSource): ReasonAt[] {
  let above = 1
  return nodes.flatMap((node): ReasonAt[] => {
    if (node.type !== 'heading') return []
    const { depth } = node
    const offset = offsetOf(node)
    const words = wordsOf(node).trim()
    const before = above
    above = Math.max(2, depth)
    if (words === '' || /^[*_~]+$/.test(words))
      return reportAt(
        offset,
        'há um título sem texto',
        'escreva o título depois de ## ou apague a linha',
      )
    const isUnderlined = !sourceOf(node, body).trimStart().startsWith('#')
    if (isUnderlined && depth === 2)
      return reportAt(
        offset,
        `a linha --- logo abaixo transforma «${words.slice(0, 60)}» em título`,
        `deixe uma linha em branco antes de ---; se é um título, escreva ## ${words.slice(0, 60)}`,
      )
    if (depth === 1)
      return reportAt(
        offset,
        `«${words.slice(0, 60)}» é um título de primeiro nível, que já é o title do artigo`,
        `escreva ## ${words.slice(0, 60)}`,
      )
    if (depth <= before + 1) return []
    const right = hashes(before + 1)
    return reportAt(
      offset,
      `o título «${words.slice(0, 60)}» pula um nível: ${hashes(depth)} depois de ` +
        (before === 1 ? 'nenhum título' : hashes(before)),
      `escreva ${right} ${words.slice(0, 60)}`,
    )
  })
}

/**
 * The one parsed tree of an article with its source: nothing else decides the meaning of its
 * Markdown.
 */
export interface MarkdownSource {
  body: string
  root: Root
  /** Every node in document order. */
  nodes: readonly Nodes[]
}

export const offsetOf = (node: Nodes): number => node.position?.start.offset ?? 0
/** The source text of a node. */
export const sourceOf = (node: Nodes, body: string): string =>
  body.slice(offsetOf(node), node.position?.end.offset ?? offsetOf(node))

/**
 * The words of a node at any depth, pictures by their descriptions; comments and tags have none.
 */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  if (node.type === 'image') return node.alt || node.url
  if (node.type === 'definition' || node.type === 'footnoteDefinition') return ''
  return 'children' in node ? node.children.map(wordsOf).join('').replace(/\s+/g, ' ') : ''
}
