import { diffArrays } from 'diff'
import { compareWords } from '../content/compare/fields'
import type { BlockDiff } from './review'

/** The changed ones of two lists of blocks, in order; a block that begins with # is a heading. */
export function compareBlocks(old: readonly string[], fresh: readonly string[]): BlockDiff[] {
  const changed: BlockDiff[] = []
  let under: string | undefined
  let gone: string[] = []
  const close = (added: readonly string[]) => {
    changed.push(...pairBlocks(gone, added).map((words) => ({ under, words })))
    gone = []
  }
  for (const { added, removed, value } of diffArrays([...old], [...fresh])) {
    if (removed) gone = value
    else close(added ? value : [])
    if (!removed) under = value.findLast((block) => block.startsWith('# '))?.slice(2) ?? under
  }
  close([])
  return changed
}

/** Pairs removed blocks with added ones that are like them, in order; the rest is gone or new. */
function pairBlocks(old: readonly string[], fresh: readonly string[]): BlockDiff['words'][] {
  const goneWords = (text: string): BlockDiff['words'] => [{ kind: 'gone', text }]
  const pairs: BlockDiff['words'][] = []
  let from = 0
  for (const block of fresh) {
    const likeness = old.slice(from).map((other) => alike(other, block))
    const best = Math.max(0, ...likeness)
    const isOnly = old.length === 1 && fresh.length === 1
    const partner = best >= 0.3 || isOnly ? likeness.indexOf(best) : -1
    if (partner < 0) {
      pairs.push([{ kind: 'new', text: block }])
      continue
    }
    pairs.push(...old.slice(from, from + partner).map(goneWords))
    pairs.push(compareWords(old[from + partner] ?? '', block))
    from += partner + 1
  }
  return [...pairs, ...old.slice(from).map(goneWords)]
}

/** Share of words that two texts have in common, 0 to 1. */
function alike(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const [first, second] = [words(a), words(b)]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / Math.max(1, first.size, second.size)
}
