import type { TextFault } from './text-fault'

/** Deeper than any article needs; beyond it the parsers overflow their stack. */
const MAX_CONTAINERS = 8
const MAX_INDENT = 40
/** List items and quotation marks of the whole article, each level counted: the parser's time grows with their square, and 10,000 lines of `> - > - ` take minutes. */
const MAX_CONTAINER_SUM = 1500
/** Footnotes and references below the text; each is looked for among all others, and 7,000 notes take minutes. */
const MAX_DEFINITIONS = 300
const MAX_OPEN_TAGS = 30
/** `*a **a ` a thousand times takes the parser eight seconds; the time grows with the square of the marks in one block. */
const MAX_MARKS = 600
/** Lines of one paragraph or table; 50,000 rows take eleven seconds. */
const MAX_LINES = 500

const VOID_TAG = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i

/**
 * Refuses Markdown that would choke the parser. It runs before it and so has no tree: it counts signs, and says nothing of
 * what they mean. Offsets are in `body`.
 */
export function markdownLimitFault(body: string): TextFault | undefined {
  const at = (offset: number, message: string, cure: string): TextFault => ({ offset, field: 'texto', message, cure })
  let offset = 0
  let marks = 0
  let lines = 0
  let openTags = 0
  let containerSum = 0
  let definitions = 0
  for (const line of body.split('\n')) {
    if (/^[ \t]*\r?$/.test(line)) marks = lines = 0
    if (++lines > MAX_LINES) return at(offset, `há mais de ${MAX_LINES} linhas seguidas`, 'divida o texto ou a tabela com uma linha em branco')
    const start = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/.exec(line)?.[0] ?? ''
    const containers = start.match(/>|[-+*]|\d[.)]/g)?.length ?? 0
    if (containers > MAX_CONTAINERS || start.length - containers > MAX_INDENT) return at(offset, 'o texto está aninhado demais', `deixe no máximo ${MAX_CONTAINERS} níveis de listas e citações`)
    containerSum += containers
    if (containerSum > MAX_CONTAINER_SUM) return at(offset, `há mais de ${MAX_CONTAINER_SUM} itens de listas e citações`, 'divida o artigo em dois ou retire itens')
    if (/^[ \t>]*\[[^\]]+\]:/.test(line) && ++definitions > MAX_DEFINITIONS) return at(offset, `há mais de ${MAX_DEFINITIONS} notas de rodapé ou referências`, 'divida o artigo em dois ou escreva os links no texto')
    marks += line.match(/\*+|_+|~+|[[\]]|`+/g)?.length ?? 0
    if (marks > MAX_MARKS) return at(offset, `há mais de ${MAX_MARKS} sinais como *, _, [ ou ] no mesmo parágrafo`, 'divida o parágrafo com uma linha em branco ou retire sinais')
    for (const [tag] of line.matchAll(/<\/?[a-z][^<>]*>?/gi)) {
      if (!VOID_TAG.test(tag) && !tag.endsWith('/>')) openTags = Math.max(0, openTags + (tag.startsWith('</') ? -1 : 1))
    }
    if (openTags > MAX_OPEN_TAGS) return at(offset, `há mais de ${MAX_OPEN_TAGS} elementos HTML abertos`, 'feche cada elemento, como <div>…</div>')
    offset += line.length + 1
  }
  return undefined
}
