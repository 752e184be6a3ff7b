import { parsePrice } from './parse-price'

/** The least sensible offer for a lot, in whole reais. */
export const leastOffer = (price: number, minPercent: number): number =>
  Math.ceil(Math.round(price * minPercent) / 100)

/** An offer as a visitor types it, in reais; the reason for a text that is none. */
export function readOffer(
  typed: string,
  price: number,
  minPercent: number,
): { reais: number } | { fault: 'unclear' | 'tooLow' | 'tooHigh' } {
  const read = parsePrice(typed)
  if (!read || 'fault' in read) return { fault: 'unclear' }
  if (read.reais < leastOffer(price, minPercent)) return { fault: 'tooLow' }
  return read.reais >= price ? { fault: 'tooHigh' } : read
}
