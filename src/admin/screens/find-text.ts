import { fieldName } from '../../content/check/diagnostic'
import { keptBy } from '../../content/rules/rule'
import { textsIn } from '../../content/check/placeholders'
import { foldText } from '../../site/lib/format'
import { markMatches, searchWords, type MarkedPart } from '../../site/lib/search-text'
import type { ContentSet, LoadedDocument } from '../check/content-set'
import { fieldsOf, labelOf } from '../check/in-words'

/** A text of a document that contains the searched words. */
export interface Found {
  file: string
  /** The field's name in the check, and in the editors' words. */
  field: string
  title: string
  /** The text around the first match. */
  parts: readonly MarkedPart[]
  /** Whether only most of the searched words were found. */
  isPart: boolean
}

const MAX_FOUND = 30
/** Characters that are shown before the first match, and in all. */
const BEFORE = 50
const SHOWN = 180

const entriesOf = keptBy(({ read: { data, body } }: LoadedDocument) => {
  const texts = textsIn(data).map(({ text, path }) => ({ field: fieldName(path), text }))
  // Readers of the page do not see Markdown's marks, so the search ignores them.
  const shown = body?.replace(/[*_`]|!?\[(?=[^\]]*\]\()|\]\([^)]*\)/g, '')
  return [...texts, ...(shown === undefined ? [] : [{ field: 'texto', text: shown }])].map(
    ({ text, field }) => ({ field, text: text.replace(/\s+/g, ' '), folded: foldText(text) }),
  )
})

/**
 * Finds the texts that contain every word of a name, a code or a pasted sentence. When none does,
 * finds those with most of its longer words: a page fills prices and days into some sentences.
 * Returns at most thirty.
 */
export function findText(content: ContentSet, query: string): Found[] {
  const words = searchWords(query)
  if (words.join('').length < 2) return []
  const entries = Array.from(content.documents).flatMap(([file, document]) =>
    entriesOf(document).map((entry) => ({ ...entry, file })),
  )
  const withAll = entries.filter(({ folded }) => words.every((word) => folded.includes(word)))
  const longer = words.filter((word) => word.length > 3)
  const isPart = withAll.length === 0 && longer.length > 2
  const found = isPart
    ? entries.filter(
        ({ folded }) =>
          longer.filter((word) => folded.includes(word)).length >= longer.length * 0.75,
      )
    : withAll
  const marked = isPart ? longer : words
  return found.slice(0, MAX_FOUND).map(({ file, field, text }) => {
    const [first] = markMatches(text, marked)
    const from = Math.max(0, (first?.found ? 0 : (first?.text.length ?? 0)) - BEFORE)
    return {
      file,
      field,
      title: labelOf(fieldsOf(file), field),
      parts: markMatches(text.slice(from, from + SHOWN), marked),
      isPart,
    }
  })
}

/** The path of a pasted address of the site; undefined for another text. */
export const pathIn = (query: string): string | undefined =>
  /^(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/.exec(query.trim())?.[1]
