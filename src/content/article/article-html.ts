import { Tokenizer } from 'parse5'
import { ARTICLE_ELEMENTS } from './article-markdown'
import { reportAt, type Reason, type ReasonAt } from '../rules/reason'

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
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, location }) {
        const offset = location?.startOffset ?? 0
        const name = html.slice(offset + 1, offset + 1 + tagName.length)
        tags.push({
          name,
          offset,
          isEnd: false,
          attributes: new Map(
            Object.entries(location?.attrs ?? {}).map(([attribute, { startOffset }]) => [
              attribute,
              startOffset,
            ]),
          ),
        })
      },
      onEndTag({ tagName, location }) {
        const offset = location?.startOffset ?? 0
        tags.push({
          name: html.slice(offset + 2, offset + 2 + tagName.length),
          offset,
          isEnd: true,
          attributes: new Map(),
        })
      },
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

const REFUSED_ATTRIBUTES = new Set(['style', 'srcset', 'srcdoc'])

/** Returns why an article may not contain an element; undefined when it may. */
export function refusedElement({ name, isEnd, attributes }: WrittenTag): Reason | undefined {
  const tag = name.toLowerCase()
  if (tag === 'h1')
    return { message: '<h1> é o title do artigo', fix: 'escreva <h2>, ou ## no começo da linha' }
  if (tag === 'img' && !isEnd && !attributes.has('src'))
    return {
      message: '<img> não tem src, e a foto desapareceria',
      fix: 'escreva src="arquivo.jpg", com o nome da foto',
    }
  return ARTICLE_ELEMENTS.has(tag)
    ? undefined
    : {
        message: `<${name}> não é permitido em artigos`,
        fix: `retire-o; o site o apagaria. Se é texto, escreva &lt;${name}>`,
      }
}

/** Attributes that the sanitizer would remove silently, with their offsets. */
export const refusedAttributes = ({ attributes }: WrittenTag): ReasonAt[] =>
  Array.from(attributes)
    .filter(([name]) => name.startsWith('on') || REFUSED_ATTRIBUTES.has(name))
    .map(([name, offset]) => ({
      offset,
      message: `o atributo ${name} não é permitido em artigos`,
      fix: 'retire-o; o site o apagaria',
    }))

/** Elements without content, and those that HTML closes by itself. */
const WITHOUT_END =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[dhr]|t(?:head|body|foot)|colgroup|r[tp])$/

/** A tag at its offset in the article's body. */
export type PlacedTag = Pick<WrittenTag, 'name' | 'isEnd'> & { offset: number }

/**
 * Errors of elements that are never closed, and would swallow the rest of the article, and of end
 * tags without an element.
 */
export function unclosedErrors(tags: readonly PlacedTag[]): ReasonAt[] {
  const open: PlacedTag[] = []
  const errors: ReasonAt[] = []
  for (const tag of tags) {
    const name = tag.name.toLowerCase()
    if (WITHOUT_END.test(name)) continue
    if (!tag.isEnd) {
      open.push(tag)
      continue
    }
    const place = open.findLastIndex((one) => one.name.toLowerCase() === name)
    if (place < 0)
      errors.push({
        offset: tag.offset,
        message: `</${name}> fecha um elemento que não foi aberto`,
        fix: `apague-o, ou escreva <${name}> antes`,
      })
    else errors.push(...open.splice(place).slice(1).map(neverClosed))
  }
  return [...errors, ...open.map(neverClosed)]
}

const neverClosed = ({ name, offset }: PlacedTag): ReasonAt => ({
  offset,
  message: `o elemento <${name.toLowerCase()}> não foi fechado`,
  fix: `escreva </${name.toLowerCase()}> onde ele acaba`,
})

/** A comment without its end hides the rest of the article. */
export const openComment = (html: string, offset: number): ReasonAt[] =>
  html.startsWith('<!--') && !html.includes('-->')
    ? reportAt(offset, 'o comentário não foi fechado', 'escreva -->')
    : []
