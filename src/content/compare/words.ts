import { diffArrays } from 'diff'
import type { WordPart } from './diff-shapes'

/**
 * Texts with more edits than this are replaced whole: their word by word comparison is unreadable.
 */
const MAX_EDITS = 3000
/** The share of the shorter text that both must have, for a comparison by words. */
const LEAST_IN_COMMON = 0.2
/** A word or a sign with the blanks before it, so that neighbouring changes are one change. */
const WORD = /\s*(?:[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}])|\s+$/gu

/**
 * Compares two texts word by word; replaces them whole when they have next to nothing in common.
 */
export function compareWords(before: string, after: string): WordPart[] {
  const parts = diffArrays(before.match(WORD) ?? [], after.match(WORD) ?? [], {
    maxEditLength: MAX_EDITS,
  })?.map(({ added, removed, value }): WordPart => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }))
  const kept = (parts ?? [])
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  return !parts || kept < LEAST_IN_COMMON * Math.min(before.length, after.length)
    ? [
        { kind: 'gone', text: before },
        { kind: 'new', text: after },
      ]
    : parts
}
