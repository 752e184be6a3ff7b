import { readBrazilianNumber } from '../../../lib/brazilian-number'

/** The highest price that a document may have, in reais. */
const MAX_PRICE = 10_000_000

const UNCLEAR = 'Não entendemos o preço. Escreva como 1500 ou 1.500,00.'
const DOTS = 'Não entendemos os pontos do preço. Escreva como 1500 ou 1.500,00.'
const TOO_MUCH = 'O preço passa de R$ 10.000.000.'

/**
 * A price as Brazilians type it, in reais and rounded to cents: «1.500», «1500,5», «R$ 1.500,00», «2 mil».
 * undefined for an empty text; for a text that is no price, what the visitor reads about it.
 */
export function parsePrice(typed: string): { reais: number } | { fault: string } | undefined {
  const text = typed
    .trim()
    .replace(/^R\$\s*/i, '')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
  if (text === '') return undefined
  const [, digits = text, thousands] = /^(.*?)\s*(mil|k)$/i.exec(text) ?? []
  if (!/^[\d.,]+$/.test(digits) || !/\d/.test(digits) || digits.split(',').length > 2)
    return { fault: UNCLEAR }
  const number = readBrazilianNumber(digits)
  if (number === undefined || Number.isNaN(number)) return { fault: DOTS }
  const reais = Math.round(number * (thousands ? 1000 : 1) * 100) / 100
  return reais > MAX_PRICE ? { fault: TOO_MUCH } : { reais }
}

/** A typed price as an address has it: «1.500,50» is 1500.5; undefined for 0, which does not filter. */
export function addressPrice(typed: string): string | undefined {
  const price = parsePrice(typed)
  return price && 'reais' in price && price.reais > 0 ? String(price.reais) : undefined
}
