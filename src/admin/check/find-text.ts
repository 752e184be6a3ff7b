import { fieldName } from '../../content/check/diagnostic'
import { keptBy } from '../../content/rules/rule'
import { textsIn } from '../../content/check/placeholders'
import { fold } from '../../content/text/fold-text'
import type { ContentSet, LoadedDocument } from './content-set'
import { fieldsOf, labelOf } from './in-words'

/** A text of a document that contains the searched words. */
export interface Found {
  file: string
  /** The field's name in the check, and in the editors' words. */
  field: string
  title: string
  /** The words before the match, the match, and the words after it. */
  before: string
  match: string
  after: string
  /** Whether only a part of the searched sentence was found. */
  isPart: boolean
}

interface Entry {
  field: string
  text: string
  folded: string
}

const MAX_FOUND = 30
const AROUND = 50
/** In words. A shorter part of a sentence would be found everywhere. */
const MIN_WORDS = 3
const MAX_WORDS = 14

/**
 * Folds a text without changing its length, so that a position in the folded text is the same in
 * the original. Most texts keep their length when they are folded whole, which is twenty times
 * faster; only the others are folded letter by letter.
 */
function foldInPlace(text: string): string {
  const whole = fold(text)
  if (whole.length === text.length && !/\p{M}/u.test(text)) return whole.replace(/\s/g, ' ')
  return Array.from({ length: text.length }, (_, index) => {
    const letter = fold(text.charAt(index))
    return letter.length === 1 ? (/\s/.test(letter) ? ' ' : letter) : ' '
  }).join('')
}

const entriesOf = keptBy(({ read: { data, body } }: LoadedDocument): Entry[] => {
  const texts = textsIn(data).map(({ text, path }) => ({ field: fieldName(path), text }))
  // Readers of the page do not see Markdown's marks, so the search ignores them.
  const shown = body?.replace(/[*_`]|!?\[(?=[^\]]*\]\()|\]\([^)]*\)/g, '')
  return [...texts, ...(shown === undefined ? [] : [{ field: 'texto', text: shown }])].map(
    ({ text, ...entry }) => {
      const line = text.replace(/\s+/g, ' ')
      return { ...entry, text: line, folded: foldInPlace(line) }
    },
  )
})

/**
 * Finds the texts that contain a word, a code or a pasted sentence. When no text contains all of
 * it, finds those with its longest run of words. Returns at most thirty.
 */
export function findText(content: ContentSet, query: string): Found[] {
  const sought = foldInPlace(query.trim().replace(/\s+/g, ' '))
  if (sought.length < 2) return []
  const entries = Array.from(content.documents).flatMap(([file, document]) =>
    entriesOf(document).map((entry) => ({ ...entry, file })),
  )
  const hasText = (part: string) => entries.some(({ folded }) => folded.includes(part))
  const part = hasText(sought) ? sought : longestRun(sought.split(' '), hasText)
  if (part === undefined) return []
  return entries
    .filter(({ folded }) => folded.includes(part))
    .slice(0, MAX_FOUND)
    .map(({ file, field, text, folded }) => {
      const at = folded.indexOf(part)
      const end = at + part.length
      return {
        file,
        field,
        title: labelOf(fieldsOf(file), field),
        isPart: part !== sought,
        before: `${at > AROUND ? '…' : ''}${text.slice(Math.max(0, at - AROUND), at)}`,
        match: text.slice(at, end),
        after: `${text.slice(end, end + AROUND)}${end + AROUND < text.length ? '…' : ''}`,
      }
    })
}

/** Grows a run of words while there is a text with it: no text has a longer run without the shorter. */
function longestRun(all: string[], hasText: (part: string) => boolean): string | undefined {
  const words = all.slice(0, MAX_WORDS)
  let longest: string | undefined
  for (let from = 0, size = MIN_WORDS; from + size <= words.length;) {
    const run = words.slice(from, from + size).join(' ')
    if (hasText(run)) {
      longest = run
      size++
    } else from++
  }
  return longest
}

/** The path of a pasted address of the site; undefined for another text. */
export const pathIn = (query: string): string | undefined =>
  /^(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/.exec(query.trim())?.[1]
