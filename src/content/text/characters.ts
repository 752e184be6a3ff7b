import type { ReasonAt } from '../check/diagnostic'

/**
 * Invisible characters that a text never needs. The joiner of emojis (U+200D) and the marks of
 * other scripts stay.
 */
const UNSEEN: Readonly<Record<string, string>> = {
  '\u200b': 'um espaço invisível',
  '\u2060': 'um ligador invisível',
  '\ufeff': 'uma marca de início de arquivo no meio do texto',
  '\u00ad': 'um hífen invisível',
  '\u180e': 'um separador invisível',
  '\u00a0': 'um espaço que não quebra',
}
const BULLET = 'um marcador de lista do Word'

/**
 * Control characters except tab and line breaks; characters that XML 1.0, and so the feed, forbids;
 * U+FFFD, which a lost conversion leaves behind; and the marks that turn the reading direction or
 * break lines invisibly, so that a reviewer sees another text than the file has (CVE-2021-42574).
 */
export const NO_TEXT =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd\p{Noncharacter_Code_Point}]/u

/** The name of a text's first character: «U+202E» */
export const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

// One pass over a file: invisible characters, characters without a glyph, and those that
// indentations, names and line ends must not contain.
const FOUND = /[\u200b\u2060\ufeff\u00ad\u180e]|[\ue000-\uf8ff]/gu
const EDGE = /(?<=^[ -]*)\u00a0|(?<=^[ \t]*[\w-]+: *)\u00a0|\u00a0$/gm

const whatIs = (sign: string): string =>
  UNSEEN[sign] ?? (sign >= '\uf000' ? BULLET : 'um sinal sem desenho próprio')

/**
 * A pasted text without the characters that the check refuses, most of which are invisible. Line
 * breaks of Word and of web pages become ordinary ones.
 */
export const withoutUnseen = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[\u200b\u2060\ufeff\u00ad\u180e]/g, '')
    .replace(new RegExp(NO_TEXT, 'gu'), '')

/** The first character of a text that no document may have, with its description. */
export function refusedSign(text: string): { sign: string; what: string } | undefined {
  const broken = NO_TEXT.exec(text)?.[0]
  const [sign] = broken === undefined ? (text.match(FOUND) ?? []) : [broken]
  if (sign === undefined) return undefined
  const what = broken === undefined ? whatIs(sign) : 'um caractere que não é texto'
  return { sign, what: `${what} (${nameOf(sign)})` }
}

/** UTF-8 text that was read as Windows-1252: «Ã§» in place of «ç». */
const BROKEN =
  /[\p{L}\p{N}]{0,40}(?:[ÂÃ][\u0080-\u00bf\u2013-\u2122\u0152-\u0178ƒ]|â[€†„])\S{0,40}/gu

/** Characters of a text that are not what they seem, at most a few, with their offsets. */
export function characterErrors(text: string, yamlEnd: number): ReasonAt[] {
  const found = (part: string, pattern: RegExp, say: (sign: string) => string): ReasonAt[] =>
    Array.from(part.matchAll(pattern), ({ 0: sign, index: offset }) => ({
      offset,
      message: say(sign),
      fix: 'apague-o e escreva o trecho de novo, em UTF-8 e com espaços comuns',
    }))
  return [
    ...found(text, FOUND, (sign) => `há ${whatIs(sign)} (${nameOf(sign)})`),
    ...found(text.slice(0, yamlEnd), EDGE, (sign) => `há ${whatIs(sign)} (${nameOf(sign)})`),
    ...found(text, BROKEN, (run) => `«${run.slice(0, 40)}» foi lido na codificação errada`),
  ].slice(0, MOST)
}

/** One wrong save spoils every accent of a file; the first lines are enough to see it. */
const MOST = 5
