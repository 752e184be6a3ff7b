import { fold } from './fold-text'

/** Letters to insert, delete, replace, or swap with their neighbour (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * The word that an editor most likely meant, ignoring case and accents; undefined when no word is
 * near. A word is near with at most a third of its characters wrong (one is always allowed), or
 * when one word is the beginning of the other.
 */
export function nearest(typed: string, words: Iterable<string>): string | undefined {
  const wanted = fold(typed).slice(0, 80)
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const word of words) {
    const other = fold(word)
    // A word with one wrong letter is meant rather than one that only begins alike.
    const prefix =
      Math.min(wanted.length, other.length) >= 3 &&
      (other.startsWith(wanted) || wanted.startsWith(other))
        ? 1.5
        : Infinity
    const far = Math.min(distance(wanted, other), prefix)
    if (far < least) [best, least] = [word, far]
  }
  return best
}
