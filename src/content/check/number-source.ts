import type { Reason } from '../rules/reason'

/** A number as documents write it: no thousands, no leading zero, point before the decimals. */
const PLAIN = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/
const THOUSANDS = /^-?\d{1,3}(?:\.\d{3})+$/
/** `41,005`, `41.005`: 41 thousand to one spreadsheet, 41 and a bit to another. */
const TWO_READINGS = /^-?\d{1,3}(?:(?:,\d{3})+|\.\d{3})$/
const ROUND_SPACE = /[\s_']|\u00a0/g
const LONGEST = 60
/** Units that people write behind a number. */
const UNIT =
  /(?:reais|real|por kg|kg|%|\/?\s*un(?:id(?:ade)?s?)?\.?|peças?|pçs?\.?|pcs|x|cada|estrelas?|\/\d|º|ª|o|,-|\/un|\(.*\)|;)$/i

/**
 * The number that a Brazilian means by «R$ 1.000,50» or «15 mil»; undefined when the text is no
 * number either.
 */
export function plainNumber(written: string): string | undefined {
  // No number is longer, and the search for a unit takes quadratic time.
  // A letter O among figures may stand for a zero.
  if (written.length > LONGEST || /\dO/.test(written)) return undefined
  let bare = written
    .normalize('NFKC')
    .replace(/[\p{Cf}“”„‘’«»]/gu, '')
    .trim()
    .replace(/^[−–—]/, '-')
    .replace(/^(?:R\$|BRL|=|~|±)\s*/i, '')
    .trim()
  for (
    let next = bare.replace(UNIT, '').trim();
    next !== bare;
    next = bare.replace(UNIT, '').trim()
  )
    bare = next
  const inThousands = /^(.*\d)\s*(?:mil|k)$/i.exec(bare)?.[1]
  if (inThousands) {
    const value = plainNumber(inThousands)
    return value && plain(String(Math.round(Number(value) * 100_000) / 100))
  }
  bare = bare.replace(ROUND_SPACE, '').replace(/^\+/, '')
  const comma = /^(-?(?:\d+|\d{1,3}(?:\.\d{3})+)?),(\d*)$/.exec(bare)
  const american = /^(-?\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(bare)
  const value = comma
    ? `${comma[1]?.replaceAll('.', '')}.${comma[2]}`
    : american
      ? `${american[1]?.replaceAll(',', '')}.${american[2]}`
      : THOUSANDS.test(bare)
        ? bare.replaceAll('.', '')
        : bare
  return plain(value)
}

/**
 * Removes leading zeros and trailing zero decimals, so that a suggested value always passes the
 * check itself.
 */
function plain(value: string): string | undefined {
  const trimmed = value
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.0*$/, '')
  return PLAIN.test(trimmed) && !THOUSANDS.test(trimmed) ? trimmed : undefined
}

/**
 * Returns why the source text of a number is refused, even when YAML can read it: `1.000` is 1 to
 * YAML and a thousand to its author.
 * @param source text of the scalar without quotes
 */
export function numberSourceError(source: string, quoted: boolean): Reason | undefined {
  if (!quoted && !THOUSANDS.test(source) && PLAIN.test(source)) return undefined
  if (TWO_READINGS.test(source) && source.length <= LONGEST) {
    const many = plain(source.replace(/[.,]/g, ''))
    const [whole, rest = ''] = source.split(/[.,]/)
    const few = plain(Number(`${whole}.${rest}`).toFixed(2))
    if (many !== undefined && few !== undefined)
      return {
        message: `«${source}» pode ser ${many} ou ${few}`,
        fix: `escreva ${many}, sem vírgula nem ponto; ou ${few}, se é esse o valor`,
      }
  }
  const value = plainNumber(source)
  const fix = value
    ? `escreva ${value}, só o número, sem aspas`
    : 'escreva só o número, com ponto antes dos centavos, como 7.5'
  if (quoted && value === source)
    return {
      message: `«${source}» está entre aspas e não conta como número`,
      fix: `escreva ${source} sem aspas`,
    }
  return { message: `«${source.slice(0, 60)}» não é um número aceito`, fix }
}
