import { fold } from '../../../content/text/fold-text'

/** Cyrillic and Greek letters that look like the Latin one below them; NFKD folds most others. */
const FOREIGN = 'асԁеһіјӏոорԛгѕтυѵԝхуαβεηικνορτχѡ'
const LATIN = 'acdehijlnooqrstuvwxyabenikvoptxw'
const LATIN_OF = new Map(Array.from(FOREIGN, (letter, index) => [letter, LATIN[index] ?? '']))

/** Signs that imitate a letter; all upright strokes become `i`. */
const SIGNS = '01l|!ı345$78'
const MEANT = 'oiiiiieasstb'
const MEANT_BY = new Map(Array.from(SIGNS, (sign, index) => [sign, MEANT[index] ?? '']))

/** A text as it looks at a glance: «Rеtr1lhá» and «retrilha» are the same. */
const glance = (text: string): string =>
  Array.from(fold(text.normalize('NFKC')).replace(/\p{Cf}/gu, ''))
    .map((sign) => LATIN_OF.get(sign) ?? sign)
    .map((sign) => MEANT_BY.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/**
 * Edits between two texts: a sign added, left out, changed, or two neighbours in the other order
 * (optimal string alignment). For short texts.
 */
export function edits(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line[column] = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = line
  }
  return last[b.length] ?? 0
}

/** A name has at least so many letters; a shorter one is in too many other words. */
const SHORTEST = 4

/**
 * How an address that is not ours resembles ours: it contains one of the names, or a text that
 * looks like one. Undefined when it does not resemble them.
 * @param names in small letters, without blanks
 */
export function resemblance(
  address: string,
  names: readonly string[],
): 'name' | 'letters' | undefined {
  const plain = address.toLowerCase()
  // «xn--» begins a name in letters of another alphabet, as browsers write it.
  if (/(?:^|[./@])xn--/.test(plain)) return 'letters'
  const seen = glance(plain)
  const words = seen.split(/[^\p{L}\p{Nd}]+/u)
  for (const name of names.filter(({ length }) => length >= SHORTEST)) {
    if (plain.includes(name)) return 'name'
    const ours = glance(name)
    const room = name.length > 5 ? 2 : 1
    if (
      seen.replace(/[^\p{L}\p{Nd}]/gu, '').includes(ours) ||
      words.some((word) => Math.abs(word.length - ours.length) <= room && edits(word, ours) <= room)
    )
      return 'letters'
  }
  return undefined
}
