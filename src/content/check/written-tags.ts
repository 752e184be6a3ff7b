import { Tokenizer } from 'parse5'

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

/** The tags in a piece of raw HTML, as a browser's own reading splits it. */
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
