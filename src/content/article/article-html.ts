import { Tokenizer, type Token } from 'parse5'
import { reportAt, type Reason, type ReasonAt } from '../check/diagnostic'
import { ARTICLE_ELEMENTS } from './article-markdown'

/** A tag as an author wrote it. Offsets are in the HTML. */
export interface WrittenTag {
  /** With the author's capitals. */
  name: string
  offset: number
  isEnd: boolean
  /** Offsets by name in small letters. */
  attributes: ReadonlyMap<string, number>
}

const ignore = () => {}

/** The tags in a piece of raw HTML, split as a browser splits them. */
export function writtenTags(html: string): WrittenTag[] {
  const tags: WrittenTag[] = []
  const take = ({ tagName, location }: Token.TagToken) => {
    const offset = location?.startOffset ?? 0
    const isEnd = html[offset + 1] === '/'
    const from = offset + (isEnd ? 2 : 1)
    const attributes = Object.entries(location?.attrs ?? {})
    tags.push({
      name: html.slice(from, from + tagName.length),
      offset,
      isEnd,
      attributes: new Map(attributes.map(([name, { startOffset }]) => [name, startOffset])),
    })
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: take,
      onEndTag: take,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  )
  tokenizer.write(html, true)
  return tags
}

/** Attributes that the sanitizer would remove silently; handlers such as onclick are others. */
const REFUSED_ATTRIBUTES =
  /^(?:on.*|style|srcset|srcdoc|longdesc|background|data|ping|poster|action|formaction|xlink:href)$/

/** Returns why an article may not contain an element; undefined when it may. */
export function refusedElement({ name, isEnd, attributes }: WrittenTag): Reason | undefined {
  const tag = name.toLowerCase()
  const hasSource = tag !== 'img' || isEnd || attributes.has('src')
  if (ARTICLE_ELEMENTS.has(tag) && tag !== 'h1' && hasSource) return undefined
  return {
    message: `<${name}> ${hasSource ? 'não é permitido em artigos' : 'não tem src'}, e o site o apagaria`,
    fix: `retire-o; um título é <h2>, uma foto <img src="arquivo.jpg">, e um texto &lt;${name}>`,
  }
}

/** Attributes that an article may not have, with their offsets. */
export const refusedAttributes = ({ attributes }: WrittenTag): ReasonAt[] =>
  Array.from(attributes)
    .filter(([name]) => REFUSED_ATTRIBUTES.test(name))
    .flatMap(([name, offset]) =>
      reportAt(offset, `o atributo ${name} não é permitido em artigos`, 'retire-o'),
    )

/** Elements without content, and those that HTML closes by itself. */
const WITHOUT_END =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[dhr]|t(?:head|body|foot)|colgroup|r[tp])$/

type PlacedTag = Pick<WrittenTag, 'name' | 'isEnd' | 'offset'>

/**
 * Errors of elements that are never closed, and would swallow the rest of the article, and of end
 * tags without an element.
 * @param tags of the whole article, with their offsets in it
 */
export function unclosedErrors(tags: readonly PlacedTag[]): ReasonAt[] {
  const open: PlacedTag[] = []
  const errors: ReasonAt[] = []
  const neverClosed = ({ name, offset }: PlacedTag): ReasonAt[] =>
    reportAt(offset, `o elemento <${name}> não foi fechado`, `escreva </${name}> onde ele acaba`)
  for (const { name: written, isEnd, offset } of tags) {
    const name = written.toLowerCase()
    if (WITHOUT_END.test(name)) continue
    if (!isEnd) {
      open.push({ name, isEnd, offset })
      continue
    }
    const place = open.findLastIndex((one) => one.name === name)
    if (place >= 0) errors.push(...open.splice(place).slice(1).flatMap(neverClosed))
    else
      errors.push(...reportAt(offset, `</${name}> não foi aberto`, `apague-o, ou abra <${name}>`))
  }
  return [...errors, ...open.flatMap(neverClosed)]
}
