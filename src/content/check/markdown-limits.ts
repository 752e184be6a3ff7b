import type { Reason } from '../rules/reason'
import type { TextDiagnostic } from './diagnostic'

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

/**
 * Refuses Markdown that would keep the parser busy for seconds. It runs before the parser and
 * therefore only counts marks. Offsets are in `body`.
 */
export function markdownLimitError(body: string): TextDiagnostic | undefined {
  const counts = new Counts()
  let offset = 0
  for (const line of body.split('\n')) {
    const reason = counts.take(line, offset)
    if (reason) return { offset, field: 'texto', ...reason }
    offset += line.length + 1
  }
  return undefined
}

/** The counts up to a line. */
class Counts {
  private block = { start: 0, marks: 0, lines: 0, openers: 0, fences: new Set<number>() }
  private containers = 0
  private definitions = 0
  private pieces = 0
  private reread = 0
  private readonly tags = new OpenTags()

  /**
   * Counts a line and returns the reason of the first limit that it exceeds. `offset` replaces the
   * line's own.
   */
  take(line: string, start: number): (Reason & { offset?: number }) | undefined {
    if (/^[ \t]*\r?$/.test(line))
      this.block = {
        start: start + line.length + 1,
        marks: 0,
        lines: 0,
        openers: 0,
        fences: new Set(),
      }
    return this.lineReason(line) ?? this.signReason(line)
  }

  /** Lines, nesting and definitions. */
  private lineReason(line: string): Reason | undefined {
    if (++this.block.lines > MAX_LINES)
      return {
        message: `há mais de ${MAX_LINES} linhas seguidas`,
        fix: 'divida o texto ou a tabela com uma linha em branco',
      }
    const indent = CONTAINERS.exec(line)?.[0] ?? ''
    const containers = countOf(indent, />|[-+*]|\d[.)]/g)
    if (containers > MAX_CONTAINERS || indent.length - containers > MAX_INDENT)
      return {
        message: 'há listas ou citações dentro de outras demais',
        fix: `deixe no máximo ${MAX_CONTAINERS} níveis de listas e citações`,
      }
    this.containers += containers
    this.pieces += 1 + containers
    if (this.containers > MAX_CONTAINER_SUM)
      return {
        message: `há mais de ${MAX_CONTAINER_SUM} itens de listas e citações`,
        fix: 'divida o artigo em dois ou retire itens',
      }
    if (/^[ \t>]*\[[^\]]+\]:/.test(line) && ++this.definitions > MAX_DEFINITIONS)
      return {
        message: `há mais de ${MAX_DEFINITIONS} notas de rodapé ou referências`,
        fix: 'divida o artigo em dois ou escreva os links no texto',
      }
    return undefined
  }

  /** Marks and tags that never close. */
  private signReason(line: string): (Reason & { offset?: number }) | undefined {
    const { block, tags } = this
    block.marks += countOf(line, MARK)
    if (block.marks > MAX_MARKS)
      return {
        message: `há mais de ${MAX_MARKS} sinais como *, _, [ ou ] no mesmo parágrafo`,
        fix: 'divida o parágrafo com uma linha em branco ou retire sinais',
      }
    tags.take(line)
    if (tags.open > MAX_OPEN_TAGS)
      return {
        message: `há mais de ${MAX_OPEN_TAGS} elementos HTML abertos`,
        fix: 'feche cada elemento, como <div>…</div>',
      }
    this.pieces += countOf(line, PIECE)
    if (this.pieces > MAX_PIECES)
      return {
        message: `o artigo tem mais de ${MAX_PIECES} linhas, itens e sinais como *, [, | e <`,
        fix: 'divida-o em dois, ou retire tabelas, links e marcas',
      }
    for (const [fence] of line.matchAll(/`+/g)) block.fences.add(fence.length)
    block.openers += countOf(line, UNCLOSED)
    this.reread += (block.openers + block.fences.size) * line.length + addressTrails(line)
    if (this.reread > MAX_REREAD)
      return {
        offset: block.start,
        message:
          'há sinais demais que abrem e não fecham (<, crases ou endereços) em um texto tão longo',
        fix: 'feche-os, apague-os ou divida o parágrafo com uma linha em branco',
      }
    return undefined
  }
}

/**
 * Characters that the parser reads again in bare addresses: at every character that could end an
 * address it checks whether it does.
 */
function addressTrails(line: string): number {
  if (!/:\/\/|www\./i.test(line)) return 0
  let sum = 0
  for (const word of line.split(/\s+/))
    if (/:\/\/|www\./i.test(word)) sum += countOf(word, /[!"'),.*:;<?\]_~&]/g) * word.length
  return sum
}

/** Counts the HTML elements that are open, by name, because an end tag closes only its own element. */
class OpenTags {
  open = 0
  private readonly byName = new Map<string, number>()

  take(line: string): void {
    for (const [tag, end, name = ''] of line.matchAll(/<(\/?)([a-z][^\s<>/]*)[^<>]*>?/gi)) {
      if (VOID_TAG.test(tag) || tag.endsWith('/>')) continue
      const key = name.toLowerCase()
      const before = this.byName.get(key) ?? 0
      if (end && before === 0) continue
      this.byName.set(key, before + (end ? -1 : 1))
      this.open += end ? -1 : 1
    }
  }
}
