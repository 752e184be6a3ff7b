import { readBrazilianNumber } from '../../../lib/brazilian-number'

/** Heavier weights are refused: 1,000 tonnes, in kg. */
export const MAX_WEIGHT = 1_000_000

/** A weight in kg, or what is wrong with the text and how to write it; neither for an empty text. */
interface ParsedWeight {
  kg?: number
  fault?: string
}

const EXAMPLES = 'Escreva como 25, 12,5 ou 1.234,5.'

/**
 * A weight as Brazilians type it, in kg and rounded to grams: «1.234,5» is 1234.5, «1.234» is 1234, «12,5»
 * and «12.5» are 12.5, «25 kg» is 25. Always above 0 and at most MAX_WEIGHT.
 */
export function parseWeight(typed: string): ParsedWeight {
  if (typed.trim() === '') return {}
  const text = typed
    .trim()
    .replace(/\s*kg\.?$/i, '')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
  if (/^[-−–]/.test(text)) return { fault: 'O peso não pode ser negativo.' }
  if (!/^[\d.,]+$/.test(text)) return { fault: `Use só números no peso. ${EXAMPLES}` }
  if (text.split(',').length > 2) return { fault: `Há mais de uma vírgula no peso. ${EXAMPLES}` }
  if (!/\d/.test(text)) return { fault: `Falta o número do peso. ${EXAMPLES}` }

  const number = readBrazilianNumber(text)
  if (number === undefined || Number.isNaN(number))
    return { fault: `Não entendemos os pontos do peso. ${EXAMPLES}` }
  if (number > MAX_WEIGHT)
    return {
      fault: 'O peso passa de 1.000.000 kg. Para cargas assim, peça a cotação pelo WhatsApp.',
    }

  const kg = Math.round(number * 1000) / 1000
  return kg > 0 ? { kg } : { fault: 'O peso precisa ser maior que zero.' }
}
