import { diffWordsWithSpace } from 'diff'
import type { WordPart } from './diff-shapes'

/**
 * Texts with more edits than this are replaced whole: their word by word comparison is unreadable.
 */
const MAX_EDITS = 3000
const LEAST_IN_COMMON = 0.2

/**
 * Compares two texts word by word; replaces them whole when they have next to nothing in common.
 */
export function compareWords(before: string, after: string): WordPart[] {
  const replaced: WordPart[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ]
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS })
  if (!parts) return replaced
  const kept = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0)
  if (kept < LEAST_IN_COMMON * Math.min(before.length, after.length)) return replaced
  return joined(
    slid(
      parts.map(({ added, removed, value }) => ({
        kind: added ? 'new' : removed ? 'gone' : 'same',
        text: value,
      })),
    ),
  )
}

/** «[+,+] [+as telas +]e» means the same as «[+, as telas+] e» and reads better. */
function slid(parts: readonly WordPart[]): WordPart[] {
  const result = parts.map((part) => ({ ...part }))
  for (let index = 0; index + 2 < result.length; index++) {
    const [first, blank, second, next] = result.slice(index, index + 4)
    if (
      !first ||
      !blank ||
      !second ||
      first.kind === 'same' ||
      blank.kind !== 'same' ||
      second.kind !== first.kind ||
      next?.kind !== 'same'
    )
      continue
    if (
      result[index - 1]?.kind !== 'same' ||
      !/^\s+$/.test(blank.text) ||
      !second.text.endsWith(blank.text)
    )
      continue
    first.text += blank.text + second.text.slice(0, -blank.text.length)
    next.text = blank.text + next.text
    result.splice(index + 1, 2)
  }
  return result
}

/** Joins two neighbouring changed words and the blank between them to one change. */
function joined(parts: readonly WordPart[]): WordPart[] {
  const result: WordPart[] = []
  let gone = ''
  let fresh = ''
  const close = () => {
    if (gone) result.push({ kind: 'gone', text: gone })
    if (fresh) result.push({ kind: 'new', text: fresh })
    gone = fresh = ''
  }
  parts.forEach((part, index) => {
    const isBetween =
      part.kind === 'same' &&
      /^[^\S\n]+$/.test(part.text) &&
      gone &&
      fresh &&
      (parts[index + 1]?.kind ?? 'same') !== 'same'
    if (isBetween) {
      gone += part.text
      fresh += part.text
    } else if (part.kind === 'same') {
      close()
      result.push(part)
    } else if (part.kind === 'gone') gone += part.text
    else fresh += part.text
  })
  close()
  return result
}
