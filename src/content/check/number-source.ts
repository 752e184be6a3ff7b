import type { Reason } from '../rules/reason'

/** A number as documents write it: no thousands, no leading zero, point before the decimals. */
const PLAIN = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/
const THOUSANDS = /^-?\d{1,3}(?:\.\d{3})+$/

/** What a Brazilian meant by «R$ 1.000,50», as documents write it; undefined when that is no number either. */
export function plainNumber(written: string): string | undefined {
  const bare = written.replace(/^R\$/i, '').replace(/(?:%|reais|kg)$/i, '').replace(/[\s_]/g, '').replace(/^\+/, '')
  const comma = /^(-?\d+|-?\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(bare)
  const value = comma ? `${comma[1]?.replaceAll('.', '')}.${comma[2]}` : THOUSANDS.test(bare) ? bare.replaceAll('.', '') : bare
  const trimmed = value.replace(/^(-?)0+(?=\d)/, '$1').replace(/^(-?)\./, '$10.').replace(/\.$/, '')
  return PLAIN.test(trimmed) ? trimmed : undefined
}

/**
 * Why the source text of a number is refused, though YAML may well read it: `1.000` is 1 to YAML and thousand to its author.
 * @param source text of the scalar without quotes
 */
export function numberSourceFault(source: string, quoted: boolean): Reason | undefined {
  const ambiguous = THOUSANDS.test(source)
  if (!quoted && !ambiguous && PLAIN.test(source)) return undefined
  const value = plainNumber(source)
  const cure = value ? `escreva ${value}, só o número, sem aspas` : 'escreva só o número, com ponto antes dos centavos, como 7.5'
  if (quoted && value === source) return { message: `«${source}» está entre aspas e não conta como número`, cure: `escreva ${source} sem aspas` }
  if (ambiguous && PLAIN.test(source)) return { message: `«${source}» parece ${value}, mas seria lido como ${Number(source)}`, cure: `escreva ${value}; depois do ponto cabem só um ou dois algarismos` }
  return { message: `«${source}» não é um número aceito`, cure }
}
