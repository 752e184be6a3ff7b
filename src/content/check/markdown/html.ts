import { reportAt } from '../../rules/reason'
import type { WrittenTag } from '../article-html'
import type { MarkdownDiagnostic } from './markdown-diagnostic'

/** Elements without content, and those that HTML closes by itself. */
const WITHOUT_END =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[dhr]|t(?:head|body|foot)|colgroup|r[tp])$/

/** A tag at its offset in the article's body. */
export type PlacedTag = Pick<WrittenTag, 'name' | 'isEnd'> & { offset: number }

/**
 * Errors of elements that are never closed, and would swallow the rest of the article, and of end
 * tags without an element.
 */
export function unclosedErrors(tags: readonly PlacedTag[]): MarkdownDiagnostic[] {
  const open: PlacedTag[] = []
  const errors: MarkdownDiagnostic[] = []
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

const neverClosed = ({ name, offset }: PlacedTag): MarkdownDiagnostic => ({
  offset,
  message: `o elemento <${name.toLowerCase()}> não foi fechado`,
  fix: `escreva </${name.toLowerCase()}> onde ele acaba`,
})

/** A comment without its end hides the rest of the article. */
export const openComment = (html: string, offset: number): MarkdownDiagnostic[] =>
  html.startsWith('<!--') && !html.includes('-->')
    ? reportAt(
        offset,
        'o comentário não foi fechado, e o resto do artigo sumiria',
        'escreva --> onde ele acaba',
      )
    : []
