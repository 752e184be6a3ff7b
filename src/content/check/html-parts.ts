import type { Reason } from '../rules/reason'

/** An address in raw HTML, or something that the sanitizer would drop without a word. Offsets are in the HTML. */
export type HtmlPart = { offset: number } & (
  | { kind: 'link' | 'image'; url: string }
  | { kind: 'refused'; reason: Reason }
)

const TAG = /<\/?([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>?/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
/** Elements that carry code, frames or fields; article-markdown.ts lets none of them through. */
const REFUSED = new Set(['script', 'style', 'iframe', 'frame', 'object', 'embed', 'applet', 'form', 'button', 'input', 'textarea', 'select', 'link', 'meta', 'base', 'svg', 'math', 'video', 'audio', 'template', 'title', 'html', 'head', 'body', 'noscript', 'plaintext', 'xmp'])
const ADDRESSES = new Set(['href', 'xlink:href', 'cite', 'longdesc', 'action', 'formaction', 'background', 'data', 'ping', 'poster'])
const NAMED: Record<string, string> = { colon: ':', tab: '\t', newline: '\n', amp: '&', sol: '/', period: '.', lpar: '(', rpar: ')', quot: '"', apos: "'", lt: '<', gt: '>', num: '#', nbsp: ' ' }

/** Character references as a browser reads them, as far as addresses use them: `java&#115;cript&colon;`. */
const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
    const code = hex !== undefined ? parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const refused = (offset: number, message: string, cure: string): HtmlPart => ({ offset, kind: 'refused', reason: { message, cure } })

/** Reads the tags of a raw HTML node of an article. */
export function htmlParts(html: string): HtmlPart[] {
  if (html.startsWith('<!--')) return []
  return Array.from(html.matchAll(TAG)).flatMap(({ 0: whole, 1: name = '', 2: attributes = '', index }): HtmlPart[] => {
    if (whole.startsWith('</')) return []
    const tag = name.toLowerCase()
    if (/^[A-Z]/.test(name) && name !== name.toUpperCase()) return [refused(index, `<${name}> é um componente, e o artigo é só texto`, 'escreva o trecho em Markdown')]
    if (REFUSED.has(tag)) return [refused(index, `<${tag}> não é permitido em artigos`, 'retire-o; o site o apagaria')]
    const from = index + 1 + name.length
    return Array.from(attributes.matchAll(ATTRIBUTE)).flatMap((match) => attributeParts(tag, match[1] ?? '', match[2] ?? match[3] ?? match[4] ?? '', from + match.index))
  })
}

function attributeParts(tag: string, attribute: string, raw: string, offset: number): HtmlPart[] {
  const name = attribute.toLowerCase()
  if (name.startsWith('on') || name === 'style' || name === 'srcset' || name === 'srcdoc') return [refused(offset, `o atributo ${name} não é permitido em artigos`, 'retire-o; o site o apagaria')]
  const url = decode(raw)
  if (name === 'src') return [{ offset, kind: tag === 'img' ? 'image' : 'link', url }]
  return ADDRESSES.has(name) ? [{ offset, kind: 'link', url }] : []
}
