import { reportAt, type ReasonAt } from '../check/diagnostic'
import type { Code, List, Nodes, Paragraph, Table } from 'mdast'
import { offsetOf, sourceOf, type MarkdownSource } from './article-tree'
import { leftoverErrors } from './texts'

/** Bullets that people paste from Word and WhatsApp in place of Markdown's. */
const BULLET = /^[•·●▪■◦○‣⁃➢➤✓✔✅☑👉*\uf0a7\uf0b7\uf0d8]+[ \t\u00a0]*(?=\S)/u

/** How an article writes what people most often mean. */
const HOW =
  'escreva «## Título» com uma linha em branco antes, «- item», «| Item | Preço |» sobre «|---|---|», ' +
  '[texto do link](/pagina) ou ![o que se vê](pasta/arquivo.jpg)'

const refuse = (node: Nodes, message: string, fix = HOW): ReasonAt[] =>
  reportAt(offsetOf(node), message, fix)

/**
 * What the page shows differently from what the author sees: tables without their separator line,
 * lists with foreign bullets, code by four blanks, lists with a new numbering, marks left in texts,
 * links that nobody could see.
 */
export const blockErrors = (source: MarkdownSource): ReasonAt[] =>
  source.nodes.flatMap((node): ReasonAt[] => {
    if (node.type === 'paragraph') return paragraphErrors(node, source)
    if (node.type === 'code') return codeErrors(node, source)
    if (node.type === 'list') return listErrors(node, source)
    if (node.type === 'table') return tableErrors(node)
    if (node.type === 'text') return leftoverErrors(node, source)
    if (node.type === 'imageReference') return refuse(node, 'a foto é escrita por referência')
    const isLink = node.type === 'link' || node.type === 'linkReference'
    return isLink && wordsOf(node).trim() === ''
      ? refuse(node, 'o link não tem texto, e ninguém o veria')
      : []
  })

/** Checks the lines of a paragraph as written; a line within code or a link counts as well. */
function paragraphErrors(node: Paragraph, { body }: MarkdownSource): ReasonAt[] {
  const start = offsetOf(node)
  // Quotation marks of a quoted paragraph are between its lines.
  const lines = sourceOf(node, body)
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(/^[ \t]*(?:>[ \t]?)*/, '')))
  const errors: ReasonAt[] = []
  const add = (line: string, message: string) => {
    errors.push({ offset: start + body.slice(start).indexOf(line), message, fix: HOW })
  }
  const [first = ''] = lines
  const bars = lines.filter(isBarred).length
  const isTable =
    bars > 1 ||
    (bars === 1 && /^\s*\|.*\|/.test(first)) ||
    lines.filter((line) => /\S\t+\S/.test(line)).length > 1
  if (isTable) add(first, 'as barras ou tabulações não fazem uma tabela, e apareceriam no texto')
  // «#reciclagem #lixo» may be intended; a capital, several words and nothing else in the paragraph
  // make a heading.
  const heading = lines.find(
    (line) =>
      /^#{2,6}[^#\s]|^#{7,}/.test(line) ||
      (lines.length === 1 && /^#\p{Lu}\p{Ll}+ [^\s#]/u.test(line)),
  )
  if (heading !== undefined) add(heading, `«${heading.slice(0, 60)}» não é um título`)
  const markOf = (line: string) =>
    BULLET.exec(line)?.[0].trim() ?? /^[–-](?=\s*\S)/.exec(line)?.[0] ?? ''
  // A sentence may stand above the list: «Traga:»
  const listed = lines.slice(lines.findIndex((line) => markOf(line) !== ''))
  const [top = ''] = listed
  const mark = markOf(top)
  const isList =
    /[•·●▪■◦○‣⁃\uf0a7\uf0b7]/u.test(mark) ||
    (mark !== '' && listed.length > 1 && listed.every((line) => markOf(line) === mark))
  if (isList && !/^\*+\S[^\n]*\*/.test(top))
    add(top, `as linhas começam com «${mark}», e ficariam todas na mesma`)
  return errors
}

/** Returns whether a line looks like a row of a table. */
const isBarred = (line: string): boolean =>
  !line.includes('`') && /^\||\|$|[^\\]\|.*[^\\]$/.test(line.trim())

function codeErrors(node: Code, { body }: MarkdownSource): ReasonAt[] {
  const [, fence, rest = ''] = /^(`{3,}|~{3,})([^]*)$/.exec(sourceOf(node, body)) ?? []
  if (fence === undefined)
    return refuse(node, 'quatro espaços ou uma tabulação no começo fazem um bloco de código', ERASE)
  const isClosed = rest.split('\n').slice(1).at(-1)?.trim().startsWith(fence)
  return isClosed
    ? []
    : refuse(node, 'o bloco de código não foi fechado', `escreva ${fence} em uma linha depois dele`)
}
const ERASE = 'apague os espaços'

/**
 * The page numbers the items itself; Markdown's own way to leave the numbering to it is «1. 1. 1.».
 */
function listErrors({ ordered, start, children }: List, { body }: MarkdownSource): ReasonAt[] {
  const numbers = children.map((item) => Number.parseInt(sourceOf(item, body), 10))
  if (!ordered || numbers.every((number) => number === numbers[0])) return []
  const first = start ?? 1
  const wrong = numbers.findIndex((number, index) => number !== first + index)
  const item = children[wrong]
  const message = `o item ${numbers[wrong]} apareceria com o número ${first + wrong}`
  return item ? refuse(item, message, 'numere em ordem, ou separe as listas com um texto') : []
}

/** Cells beyond the last column are dropped, and a row of fewer columns has empty ones. */
function tableErrors({ children: [head, ...rows] }: Table): ReasonAt[] {
  if (head && wordsOf(head).trim() === '') return refuse(head, 'o cabeçalho da tabela está vazio')
  const columns = head?.children.length ?? 0
  return rows
    .filter(({ children }) => children.length > columns)
    .flatMap((row) =>
      refuse(row, `a linha tem ${row.children.length} células, e o cabeçalho da tabela ${columns}`),
    )
}

/**
 * Headings that the page would show differently from how they are written: the article's title is
 * its only first level, and no level is skipped.
 */
export function headingErrors({ body, nodes }: MarkdownSource): ReasonAt[] {
  let above = 1
  return nodes.flatMap((node): ReasonAt[] => {
    if (node.type !== 'heading') return []
    const { depth } = node
    const words = wordsOf(node).trim().slice(0, 60)
    const deepest = above + 1
    above = Math.max(2, depth)
    if (words === '' || /^[*_~]+$/.test(words)) return refuse(node, 'há um título sem texto')
    const isUnderlined = !sourceOf(node, body).trimStart().startsWith('#')
    if (isUnderlined && depth === 2)
      return refuse(
        node,
        `a linha --- logo abaixo transforma «${words}» em título`,
        `deixe uma linha em branco antes de ---; se é um título, escreva ## ${words}`,
      )
    if (depth > 1 && depth <= deepest) return []
    const fault = depth === 1 ? 'é do nível do title do artigo' : 'pula um nível'
    const fix = `escreva ${'#'.repeat(depth === 1 ? 2 : deepest)} ${words}`
    return refuse(node, `o título «${words}» ${fault}`, fix)
  })
}

/**
 * The words of a node at any depth, pictures by their descriptions; comments and tags have none.
 */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  if (node.type === 'image') return node.alt || node.url
  return 'children' in node ? node.children.map(wordsOf).join('').replace(/\s+/g, ' ') : ''
}
