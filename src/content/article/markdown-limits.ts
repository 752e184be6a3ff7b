import type { Reason, ReasonAt } from '../check/diagnostic'

/** Deeper than any article needs; beyond it the parsers overflow their stack. */
const MAX_CONTAINERS = 8
const MAX_INDENT = 40
/**
 * List items and quotation marks of the whole article, each level counted. The parser's time grows
 * with their square: 10,000 lines of `> - > - ` take minutes.
 */
const MAX_CONTAINER_SUM = 600
/**
 * Footnotes and references; the parser compares each with all others, and 7,000 footnotes take
 * minutes.
 */
const MAX_DEFINITIONS = 300
const MAX_OPEN_TAGS = 30
/** Marks in one block. The time grows with their square: `*a **a ` a thousand times takes eight seconds. */
const MAX_MARKS = 600
/** Lines of one paragraph or table; 50,000 rows take eleven seconds. */
const MAX_LINES = 500
/**
 * Lines and signs of the whole article. Each costs up to a fifth of a millisecond, and 100,000
 * brackets take six seconds. An article of 30 KB has about 500.
 */
const MAX_PIECES = 4000
/**
 * Characters that the parser reads again for marks that open and never close: the number of such
 * marks times the characters behind them, summed over all blocks. Ten million take a quarter of a
 * second.
 */
const MAX_REREAD = 10_000_000

const VOID_TAG = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i
/** Marks that become a node of the tree, or that the parser reads twice. */
const PIECE = /\*+|_+|~+|`+|[[\]|<&\\@]|:\/\/|www\./g
const MARK = /\*+|_+|~+|[[\]&]|`+/g
/** Tags and comments that don't end on their line. */
const UNCLOSED = /<(?:!(?!--[^<]*-->)|\?|\/?[a-z](?![^<>]*>))/gi
/** List bullets and quotation marks at the beginning of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/

const countOf = (line: string, pattern: RegExp): number => line.match(pattern)?.length ?? 0

const TOO_MUCH: Reason = {
  message:
    'o artigo tem linhas, itens, níveis de listas, notas, sinais ou elementos HTML abertos demais',
  fix: 'divida-o, com linhas em branco entre os parágrafos, e feche ou apague os sinais que abrem',
}

/**
 * Refuses Markdown that would keep the parser busy for seconds. It runs before the parser and
 * therefore only counts marks. Offsets are in `body`.
 */
export function markdownLimitError(body: string): ReasonAt | undefined {
  const emptyBlock = { marks: 0, lines: 0, openers: 0 }
  const sums = { containers: 0, definitions: 0, pieces: 0, reread: 0 }
  const openTags = new Map<string, number>()
  let block = { ...emptyBlock, start: 0, fences: new Set<number>() }
  let offset = 0
  for (const line of body.split('\n')) {
    if (/^[ \t]*\r?$/.test(line))
      block = { ...emptyBlock, start: offset + line.length + 1, fences: new Set() }
    const indent = CONTAINERS.exec(line)?.[0] ?? ''
    const containers = countOf(indent, />|[-+*]|\d[.)]/g)
    if (containers > MAX_CONTAINERS || indent.length - containers > MAX_INDENT)
      return { offset, ...TOO_MUCH }
    sums.containers += containers
    if (/^[ \t>]*\[[^\]]+\]:/.test(line)) sums.definitions += 1
    sums.pieces += 1 + containers + countOf(line, PIECE)
    countTags(line, openTags)
    for (const [fence] of line.matchAll(/`+/g)) block.fences.add(fence.length)
    block.lines += 1
    block.marks += countOf(line, MARK)
    block.openers += countOf(line, UNCLOSED)
    sums.reread += (block.openers + block.fences.size) * line.length + addressTrails(line)
    if (block.lines > MAX_LINES || block.marks > MAX_MARKS || sums.reread > MAX_REREAD)
      return { offset: block.start, ...TOO_MUCH }
    const open = [...openTags.values()].reduce((sum, count) => sum + count, 0)
    const isTooMuch =
      sums.containers > MAX_CONTAINER_SUM ||
      sums.definitions > MAX_DEFINITIONS ||
      sums.pieces > MAX_PIECES ||
      open > MAX_OPEN_TAGS
    if (isTooMuch) return { offset, ...TOO_MUCH }
    offset += line.length + 1
  }
  return undefined
}

/**
 * Characters that the parser reads again in bare addresses: at every character that could end an
 * address it checks whether it does.
 */
const addressTrails = (line: string): number =>
  line
    .split(/\s+/)
    .filter((word) => /:\/\/|www\./i.test(word))
    .reduce((sum, word) => sum + countOf(word, /[!"'),.*:;<?\]_~&]/g) * word.length, 0)

/** Counts the HTML elements that are open by name, because an end tag closes only its own element. */
function countTags(line: string, open: Map<string, number>): void {
  for (const [tag, end, name = ''] of line.matchAll(/<(\/?)([a-z][^\s<>/]*)[^<>]*>?/gi)) {
    if (VOID_TAG.test(tag) || tag.endsWith('/>')) continue
    const key = name.toLowerCase()
    open.set(key, Math.max(0, (open.get(key) ?? 0) + (end ? -1 : 1)))
  }
}
