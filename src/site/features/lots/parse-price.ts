import { readBrazilianNumber } from '../../lib/brazilian-number'

/** The highest price that a document may have, in reais. */
const MAX_PRICE = 10_000_000

/** Why a text is no price; the content of the list has a sentence for each. */
export type PriceFault = 'unclear' | 'dots' | 'tooMuch'

export type ParsedPrice = { reais: number } | { fault: PriceFault }

/**
 * A price as Brazilians type it, in reais and rounded to cents: «1.500», «1500,5», «R$ 1.500,00», «2 mil».
 * undefined for an empty text; the reason for a text that is no price.
 */
export function parsePrice(typed: string): ParsedPrice | undefined {
  const text = typed
    .trim()
    .replace(/^R\$\s*/i, '')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
  if (text === '') return undefined
  const [, digits = text, thousands] = /^(.*?)\s*(mil|k)$/i.exec(text) ?? []
  if (!/^[\d.,]+$/.test(digits) || !/\d/.test(digits) || digits.split(',').length > 2)
    return { fault: 'unclear' }
  const number = readBrazilianNumber(digits)
  if (number === undefined || Number.isNaN(number)) return { fault: 'dots' }
  const reais = Math.round(number * (thousands ? 1000 : 1) * 100) / 100
  return reais > MAX_PRICE ? { fault: 'tooMuch' } : { reais }
}

/** How an address writes a price: 1500, 1500.5. `parsePrice` reads it back. */
export const addressPrice = (reais: number): string => String(reais)
