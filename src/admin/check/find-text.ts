import { fieldName } from '../../content/check/diagnostic'
import { textsIn } from '../../content/check/placeholders'
import { fold } from '../../content/fold-text'
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

/** All texts of the content, joined with a line for each, and the position at which each begins. */
interface Index {
  lines: string
  entries: { file: string; start: number; entry: Entry }[]
}

const MAX_FOUND = 30
const AROUND = 50
/** In words. A shorter part of a sentence would be found everywhere. */
const MIN_WORDS = 3
const MAX_WORDS = 14

const known = new WeakMap<LoadedDocument, Entry[]>()

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

function entriesOf(document: LoadedDocument): Entry[] {
  const before = known.get(document)
  if (before) return before
  const { data, body } = document.read
  const texts = textsIn(data).map(({ text, path }) => ({ field: fieldName(path), text }))
  // Readers of the page do not see Markdown's marks, so the search ignores them.
  const shown = body?.replace(/[*_`]|!?\[(?=[^\]]*\]\()|\]\([^)]*\)/g, '')
  const entries = [...texts, ...(shown === undefined ? [] : [{ field: 'texto', text: shown }])].map(
    ({ text, ...entry }) => {
      const line = text.replace(/\s+/g, ' ')
      return { ...entry, text: line, folded: foldInPlace(line) }
    },
  )
  known.set(document, entries)
  return entries
}

/** Documents that are read in one task, so that the page still answers. */
const AT_ONCE = 20

/**
 * Reads the texts of all documents in small steps before the first search, which is then fast.
 * @returns the function that stops it
 */
export function readTexts(content: ContentSet): () => void {
  const rest = [...content.documents.values()]
  let timer: ReturnType<typeof setTimeout>
  const read = () => {
    rest.splice(0, AT_ONCE).forEach(entriesOf)
    if (rest.length > 0) timer = setTimeout(read)
    else indexOf(content)
  }
  timer = setTimeout(read)
  return () => clearTimeout(timer)
}

const indexes = new WeakMap<ContentSet, Index>()

function indexOf(content: ContentSet): Index {
  const before = indexes.get(content)
  if (before) return before
  let start = 0
  const entries = Array.from(content.documents).flatMap(([file, document]) =>
    entriesOf(document).map((entry) => {
      const own = start
      start += entry.folded.length + 1
      return { file, start: own, entry }
    }),
  )
  const index = { lines: entries.map(({ entry }) => entry.folded).join('\n'), entries }
  indexes.set(content, index)
  return index
}

/**
 * Finds the texts that contain a word, a code or a pasted sentence. When no text contains all of
 * it, finds those with its longest run of words. Returns at most thirty.
 */
export function findText(content: ContentSet, query: string): Found[] {
  const wanted = foldInPlace(query.trim().replace(/\s+/g, ' '))
  if (wanted.length < 2) return []
  const index = indexOf(content)
  if (index.lines.includes(wanted)) return withText(index, wanted, false)
  const words = wanted.split(' ').slice(0, MAX_WORDS)
  let longest: string | undefined
  // Grows a run of words while the texts contain it: no text can contain the longer run when it
  // does not contain the shorter one.
  for (let from = 0, size = MIN_WORDS; from + size <= words.length;) {
    const run = words.slice(from, from + size).join(' ')
    if (index.lines.includes(run)) {
      longest = run
      size++
    } else from++
  }
  return longest === undefined ? [] : withText(index, longest, true)
}

function withText({ lines, entries }: Index, wanted: string, isPart: boolean): Found[] {
  const found: Found[] = []
  let place = lines.indexOf(wanted)
  while (place >= 0 && found.length < MAX_FOUND) {
    const here = entries.findLast(({ start }) => start <= place)
    if (!here) break
    const { field, text } = here.entry
    const at = place - here.start
    const end = at + wanted.length
    found.push({
      file: here.file,
      field,
      title: labelOf(fieldsOf(here.file), field),
      isPart,
      before: `${at > AROUND ? '…' : ''}${text.slice(Math.max(0, at - AROUND), at)}`,
      match: text.slice(at, end),
      after: `${text.slice(end, end + AROUND)}${end + AROUND < text.length ? '…' : ''}`,
    })
    place = lines.indexOf(wanted, here.start + text.length)
  }
  return found
}

/** The last part of a pasted address of the site, a document's slug; undefined for another text. */
export function slugIn(query: string): string | undefined {
  const path = /^(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*)/.exec(query.trim())?.[1]
  return path?.replace(/\/$/, '').split('/').at(-1)
}
