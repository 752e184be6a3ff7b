import type { PlaceName } from '../../../content/text/templates'
import { fillPlaces } from '../../lib/format'

/**
 * Cleaning, filling, measuring and cutting of texts. Each text is cleaned once, where it enters:
 * typed, read from the tab's storage, or written by an editor. A text that is built of clean texts
 * is clean, which the types ensure: links and files only encode.
 */

declare const clean: unique symbol
declare const single: unique symbol

/**
 * Clean text: whole characters, no control characters but \n and tabs, no blanks at its ends.
 * `manyLines` and `oneLine` make it.
 */
export type Lines = string & { readonly [clean]: true }
/** Clean text without line breaks and tabs; `oneLine` makes it. */
export type Line = Lines & { readonly [single]: true }

/**
 * Replaces lone halves of emoji by U+FFFD, because encodeURIComponent throws for them. The same as
 * String.prototype.toWellFormed, which old phones lack.
 */
const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')

// Some invisible characters are not white space to trim(): soft hyphens, zero-width and bidi marks,
// Hangul and Braille fillers.
const NOTHING_VISIBLE = /^[\s\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/** Returns whether a text shows nothing to a reader. */
export const isBlank = (text: string): boolean => NOTHING_VISIBLE.test(text)

// The two casts below are true because of the replacements.
/** Cleans to one line: line breaks and controls become a space, lone halves of emoji are replaced. */
export const oneLine = (text: string): Line =>
  wellFormed(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim() as Line

/** Lines that end with \n: other line breaks become \n, other control characters but tabs a space, ends are trimmed. */
export const manyLines = (text: string): Lines =>
  wellFormed(text)
    .replace(/\r\n|[\r\u000B\u000C\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim() as Lines

/** Joins clean texts with a blank line between them; empty ones leave no gap. */
export const paragraphs = (...texts: Lines[]): Lines => texts.filter(Boolean).join('\n\n') as Lines

/**
 * Replaces the no-break spaces that keep `R$ 15.000` together on a page by plain ones: in a link
 * each would cost six characters.
 */
export const plainSpaces = (text: string): string => text.replace(/\u00A0/g, ' ')

/**
 * Percent-encodes everything but letters, digits and - . _ ~ as UTF-8, so that no character has a
 * meaning in a link. Throws a URIError for half an emoji, which clean text does not contain.
 */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Returns the longest beginning of a text whose encoded form has at most `room` characters: the
 * whole text if it fits, else cut between words, or inside of one that alone fills half of the
 * room. `encode` must encode a text piece by piece.
 */
export function beginningThatFits<Text extends Lines>(
  text: Text,
  room: number,
  encode: (text: string) => string,
): Text {
  if (encode(text).length <= room) return text
  let kept = ''
  let used = 0
  for (const character of text) {
    used += encode(character).length
    if (used > room) break
    kept += character
  }
  const lastBlank = kept.search(/\s\S*$/)
  const betweenWords =
    !/^\s/.test(text.slice(kept.length)) && lastBlank > kept.length / 2
      ? kept.slice(0, lastBlank)
      : kept
  // Still clean: whole characters from the start of clean text.
  return betweenWords.trimEnd() as Text
}

/** A beginning with «…» after it. */
export const andMore = <Text extends Lines>(beginning: Text): Text => `${beginning}…` as Text

/** Clean values by the name of their place. */
export type PlaceValues<Text extends Lines> = Partial<Record<PlaceName, Text>>

/** Puts values into the `{places}` of a template. Values of one line make one line. */
export function fillTemplate<Text extends Lines>(template: Text, values: PlaceValues<Text>): Text {
  // Still clean: clean texts side by side; only an empty value can leave a blank at the ends.
  return fillPlaces(template, values).trim() as Text
}
