import { datedPrices, type DatedPrice } from './prices'
import { valueAt } from './rules/reason'

/** The prices of a material as far as they can be read, newest first: of a broken document, or of one of an older schema, perhaps none. */
export function pricesIn(data: unknown): DatedPrice[] {
  const byDay = valueAt(data, 'pricePerKg')
  if (typeof byDay !== 'object' || byDay === null || Array.isArray(byDay)) return []
  const sound = Object.entries(byDay).filter(
    (entry): entry is [string, number] =>
      /^\d{4}-\d{2}-\d{2}$/.test(entry[0]) && typeof entry[1] === 'number',
  )
  return datedPrices(Object.fromEntries(sound))
}
