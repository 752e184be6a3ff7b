import { foldText } from './format'

/** Longer than any title of a lot or an article (110), so that a pasted title still finds its document. */
const MAX_QUERY = 120

/** The text of a search as the address keeps it: single blanks, none at the ends, no control characters, at most 120 characters. */
export const cleanQuery = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY)
    .trim()

/** The words that a document must hold to be found, as `foldText` leaves them: " Placas  Mãe" -> ["placas", "mae"] */
export const searchWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean)
