import { foldText } from './format'

/** Longer than any title of a lot or an article (110), so that a pasted title still finds its document. */
const MAX_QUERY = 120

/**
 * The text of a search as the address keeps it: single blanks, none at the ends, no control characters, at most 120
 * characters.
 */
export const cleanQuery = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY)
    .trim()

/**
 * The words that a document must contain to be found, folded by `foldText`: " Placas  Mãe" ->
 * ["placas", "mae"]
 */
export const searchWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

/**
 * Returns the function that finds the items whose text contains every typed word, ignoring case and
 * accents. Each item's text is folded once, not at every keystroke.
 * @param textOf returns the text of an item that is searched
 */
export function searchOf<Item extends object>(
  textOf: (item: Item) => string,
): (items: readonly Item[], typed: string) => Item[] {
  const folded = new WeakMap<Item, string>()
  const keyOf = (item: Item): string => {
    const known = folded.get(item)
    if (known !== undefined) return known
    const key = foldText(textOf(item))
    folded.set(item, key)
    return key
  }
  return (items, typed) => {
    const words = searchWords(typed)
    return items.filter((item) => words.every((word) => keyOf(item).includes(word)))
  }
}

/** A piece of a text, and whether it matches the search. */
export interface MarkedPart {
  text: string
  found: boolean
}

/**
 * Splits a text so that matches of a search can be marked: «Memória» for "memo" -> Memó + ria. The
 * parts joined are the text.
 * @param words as `searchWords` gives them
 */
export function markMatches(text: string, words: readonly string[]): MarkedPart[] {
  // Folded character by character, because a character may become none or two and the match must be
  // found in the original.
  const letters = Array.from(text)
  const folded = letters.map((letter) => (letter.trim() === '' ? ' ' : foldText(letter)))
  const starts: number[] = []
  let whole = ''
  for (const piece of folded) {
    starts.push(whole.length)
    whole += piece
  }
  const hits = new Set<number>()
  for (const word of words) {
    for (
      let at = word === '' ? -1 : whole.indexOf(word);
      at >= 0;
      at = whole.indexOf(word, at + word.length)
    ) {
      starts.forEach((start, index) => {
        if (start < at + word.length && start + (folded[index]?.length ?? 0) > at) hits.add(index)
      })
    }
  }
  const parts: MarkedPart[] = []
  letters.forEach((letter, index) => {
    const found = hits.has(index)
    const last = parts.at(-1)
    // A combining accent belongs to the character before it.
    if (last && (last.found === found || folded[index] === '')) last.text += letter
    else parts.push({ text: letter, found })
  })
  return parts
}
