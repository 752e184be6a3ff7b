import { readBrazilianNumber } from '../../lib/brazilian-number'

/** The highest price that a document may have, in reais. */
const MAX_PRICE = 10_000_000

export type ParsedPrice = { reais: number } | { fault: string }

const EXAMPLE = 'Escreva como 1500 ou 1.500,00.'

/**
 * A bound of the price range as Brazilians type it, in reais and rounded to cents: «1.500», «1500,5», «R$ 1.500,00», «2 mil».
 * undefined for an empty field, which bounds nothing. Otherwise a sentence that says what to change.
 */
export function parsePrice(typed: string): ParsedPrice | undefined {
  const text = typed.trim().replace(/^R\$\s*/i, '').replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
  if (text === '') return undefined
  const [, digits = text, thousands] = /^(.*?)\s*(mil|k)$/i.exec(text) ?? []
  if (!/^[\d.,]+$/.test(digits) || !/\d/.test(digits) || digits.split(',').length > 2) return { fault: `Não entendemos o preço. ${EXAMPLE}` }
  const number = readBrazilianNumber(digits)
  if (number === undefined || Number.isNaN(number)) return { fault: `Não entendemos os pontos do preço. ${EXAMPLE}` }
  const reais = Math.round(number * (thousands ? 1000 : 1) * 100) / 100
  return reais > MAX_PRICE ? { fault: 'O preço passa de R$ 10.000.000.' } : { reais }
}

/** How an address writes a price: 1500, 1500.5. `parsePrice` reads it back. */
export const addressPrice = (reais: number): string => String(reais)
