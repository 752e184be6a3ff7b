/** Cleaning, measuring and cutting of what visitors type, before it goes into a link or a file. */

/** Half an emoji becomes U+FFFD. Same result as String.prototype.toWellFormed, which old phones lack; encodeURIComponent throws without it. */
export const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')

// Looks empty but is not white space to trim(): soft hyphens, zero-width and bidi marks, Hangul and Braille fillers.
const NOTHING_VISIBLE = /^[\s\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/** Whether a reader would see nothing at all. */
export const isBlank = (text: string): boolean => NOTHING_VISIBLE.test(text)

/** One line: line breaks and control characters become a space, ends are trimmed, halves of emoji repaired. */
export const oneLine = (text: string): string => wellFormed(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Many lines ended by \n: other line breaks are unified, other control characters but tabs become a space, ends are trimmed. */
export const manyLines = (text: string): string =>
  wellFormed(text)
    .replace(/\r\n|[\r\u000B\u000C\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim()

/** No-break spaces keep `R$ 15.000` together on a page; in plain text they only cost six characters each. */
export const plainSpaces = (text: string): string => text.replace(/\u00A0/g, ' ')

/** Percent-encoded UTF-8 of everything but letters, digits and - . _ ~, so that no character can mean anything in a link. */
export const percentEncode = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

// For browsers without Intl.Segmenter: flags, and letters or emoji with all that is joined to them.
const ROUGH_GRAPHEME = /\p{RI}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200D\P{M}?)*|\p{M}+/gu

/** Characters as a reader counts them. */
export function graphemes(text: string): string[] {
  // Optional at run time whatever the types say: Firefox before 125 and old Safari lack it.
  const Segmenter = (Intl as Partial<Pick<typeof Intl, 'Segmenter'>>).Segmenter
  if (!Segmenter) return text.match(ROUGH_GRAPHEME) ?? []
  return Array.from(new Segmenter('pt-BR', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}

/**
 * The longest beginning of a text whose encoded form has at most `room` characters: the whole text if it fits, else cut
 * between words, or between graphemes where the last word alone fills half of the room.
 * `encode` must not turn a character into nothing, and must encode a text piece by piece.
 */
export function beginningThatFits(text: string, room: number, encode: (text: string) => string): string {
  // Encoded text is never shorter, so a longer text need not be encoded to know.
  if (text.length <= room && encode(text).length <= room) return text
  let kept = ''
  let used = 0
  // A character that starts beyond `room` can't fit; twice as much keeps the last one whole.
  for (const grapheme of graphemes(text.slice(0, 2 * Math.max(room, 0)))) {
    used += encode(grapheme).length
    if (used > room) break
    kept += grapheme
  }
  if (/^\s/.test(text.slice(kept.length))) return kept.trimEnd()
  const lastBlank = kept.search(/\s\S*$/)
  return lastBlank > kept.length / 2 ? kept.slice(0, lastBlank).trimEnd() : kept
}
