import type { TextFault } from './fault'

/** Deeper than any article needs; beyond it the parsers overflow their stack. */
const MAX_CONTAINERS = 8
const MAX_INDENT = 40
/** List items and quotation marks of the whole article, each level counted: the parser's time grows with their square, and 10,000 lines of `> - > - ` take minutes. */
const MAX_CONTAINER_SUM = 600
/** Footnotes and references below the text; each is looked for among all others, and 7,000 notes take minutes. */
const MAX_DEFINITIONS = 300
const MAX_OPEN_TAGS = 30
/** `*a **a ` a thousand times takes the parser eight seconds; the time grows with the square of the marks in one block. */
const MAX_MARKS = 600
/** Lines of one paragraph or table; 50,000 rows take eleven seconds. */
const MAX_LINES = 500
/** Lines and signs of the whole article; each costs up to a fifth of a millisecond, and 100,000 brackets take six seconds. An article of 30 KB has about 500. */
const MAX_PIECES = 4000
/** Characters that the parser reads again for signs that open and never close: signs times characters behind them, of all blocks; ten million take a quarter of a second. */
const MAX_REREAD = 10_000_000

const VOID_TAG = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i
/** What the parser makes a node of, or looks at twice. */
const PIECE = /\*+|_+|~+|`+|[[\]|<&\\@]|:\/\/|www\./g

/**
 * Refuses Markdown that would choke the parser. It runs before it and so has no tree: it counts signs, and says nothing of
 * what they mean. Offsets are in `body`.
 */
export function markdownLimitFault(body: string): TextFault | undefined {
  const at = (offset: number, message: string, cure: string): TextFault => ({
    offset,
    field: 'texto',
    message,
    cure,
  })
  let offset = 0
  let block = { start: 0, marks: 0, lines: 0, openers: 0, fences: new Set<number>() }
  let containerSum = 0
  let definitions = 0
  let pieces = 0
  let reread = 0
  const tags = new OpenTags()
  for (const line of body.split('\n')) {
    if (/^[ \t]*\r?$/.test(line))
      block = { start: offset + line.length + 1, marks: 0, lines: 0, openers: 0, fences: new Set() }
    if (++block.lines > MAX_LINES)
      return at(
        offset,
        `há mais de ${MAX_LINES} linhas seguidas`,
        'divida o texto ou a tabela com uma linha em branco',
      )
    const start =
      /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/.exec(line)?.[0] ?? ''
    const containers = start.match(/>|[-+*]|\d[.)]/g)?.length ?? 0
    if (containers > MAX_CONTAINERS || start.length - containers > MAX_INDENT)
      return at(
        offset,
        'o texto está aninhado demais',
        `deixe no máximo ${MAX_CONTAINERS} níveis de listas e citações`,
      )
    containerSum += containers
    if (containerSum > MAX_CONTAINER_SUM)
      return at(
        offset,
        `há mais de ${MAX_CONTAINER_SUM} itens de listas e citações`,
        'divida o artigo em dois ou retire itens',
      )
    if (/^[ \t>]*\[[^\]]+\]:/.test(line) && ++definitions > MAX_DEFINITIONS)
      return at(
        offset,
        `há mais de ${MAX_DEFINITIONS} notas de rodapé ou referências`,
        'divida o artigo em dois ou escreva os links no texto',
      )
    block.marks += line.match(/\*+|_+|~+|[[\]&]|`+/g)?.length ?? 0
    if (block.marks > MAX_MARKS)
      return at(
        offset,
        `há mais de ${MAX_MARKS} sinais como *, _, [ ou ] no mesmo parágrafo`,
        'divida o parágrafo com uma linha em branco ou retire sinais',
      )
    tags.take(line)
    if (tags.open > MAX_OPEN_TAGS)
      return at(
        offset,
        `há mais de ${MAX_OPEN_TAGS} elementos HTML abertos`,
        'feche cada elemento, como <div>…</div>',
      )
    pieces += 1 + containers + (line.match(PIECE)?.length ?? 0)
    if (pieces > MAX_PIECES)
      return at(
        offset,
        `o artigo tem mais de ${MAX_PIECES} linhas, itens e sinais como *, [, | e <`,
        'divida-o em dois, ou retire tabelas, links e marcas',
      )
    for (const [fence] of line.matchAll(/`+/g)) block.fences.add(fence.length)
    block.openers += line.match(UNCLOSED)?.length ?? 0
    reread += (block.openers + block.fences.size) * line.length + trails(line)
    if (reread > MAX_REREAD)
      return at(
        block.start,
        'há sinais demais que abrem e não fecham (<, crases ou endereços) em um texto tão longo',
        'feche-os, apague-os ou divida o parágrafo com uma linha em branco',
      )
    offset += line.length + 1
  }
  return undefined
}

/** Tags and comments that do not end on their line. */
const UNCLOSED = /<(?:!(?!--[^<]*-->)|\?|\/?[a-z](?![^<>]*>))/gi

/** What the parser reads again in bare addresses: after every sign that could end one it looks whether the address ends there. */
function trails(line: string): number {
  let sum = 0
  if (!/:\/\/|www\./i.test(line)) return 0
  for (const word of line.split(/\s+/))
    if (/:\/\/|www\./i.test(word))
      sum += (word.match(/[!"'),.*:;<?\]_~&]/g)?.length ?? 0) * word.length
  return sum
}

/** HTML that is open, by names: the end of another element closes nothing. */
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
