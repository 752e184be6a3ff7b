import { foldText } from './format'

/**
 * Reads the search part of an address as other sites do: every value is text, so ?q=7060 stays
 * ?q=7060. The router's own parser reads numbers and writes them back in quotes.
 */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/**
 * Characters that a query may hold unencoded (RFC 3986, section 3.4), for readable addresses:
 * ?carga=cobre:12,5;papelao:3
 */
const READABLE = /%3A|%2C|%3B/g

/** Writes the search part of an address; an undefined field is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const query = new URLSearchParams(texts).toString().replace(READABLE, decodeURIComponent)
  return query && `?${query}`
}

/** Options of a navigation that changes fields of the search of the page that shows. */
export const changeSearch = <Search extends object>(change: Search, how: 'replace' | 'push') => ({
  search: (before: Search): Search => ({ ...before, ...change }),
  replace: how === 'replace',
  resetScroll: false,
})

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
  // In this form accents follow their letters. Words are folded, so they have none.
  const letterPattern = (letter: string) =>
    `${letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)}\\p{M}*`
  const pattern = words.filter(Boolean).map((word) => Array.from(word, letterPattern).join(''))
  if (pattern.length === 0) return [{ text, found: false }]
  return text
    .normalize('NFD')
    .split(new RegExp(`(${pattern.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part.normalize(), found: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
