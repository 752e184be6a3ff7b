import type { ReadDocument } from '../check/read-document'
import { discountPercent, estimateValue } from '../figures'
import { pricesIn, quoteOf } from '../prices'
import { valueAt } from '../rules/reason'
import type { SeenDiff } from './diff-shapes'
import { differenceText, money, points } from './format-values'
import { shownPrice } from './prices'

/** A typical weight that people bring, for the effect of a price per kilogram. */
const TYPICAL_LOAD_KG = 100

export const BADGE = 'Selo de desconto'
export const NO_BADGE = 'sem selo'

interface Fact {
  text: string
  /** The amount, for the difference between two of them. */
  amount?: number
}
export type Facts = Map<string, Fact>

/**
 * Values that the pages derive from a document alone and that are in none of its fields, by their
 * titles; none for a draft, which has no page.
 */
export function ownFacts(
  document: Pick<ReadDocument, 'type' | 'data' | 'draft'> | undefined,
): Facts {
  const facts: Facts = new Map()
  if (!document || document.draft) return facts
  const { type, data } = document
  const amount = (key: string) => Number(valueAt(data, key) ?? NaN)
  if (type === 'Lot') {
    const [price, original, units] = [amount('price'), amount('originalPrice'), amount('units')]
    const badge = original > price ? `${discountPercent(price, original)}% OFF` : NO_BADGE
    facts.set(BADGE, { text: badge })
    if (price / units)
      facts.set('Preço por unidade', { text: money(price / units), amount: price / units })
  }
  if (type === 'Material') {
    const price = shownPrice(data)
    const load = price === undefined ? undefined : estimateValue(TYPICAL_LOAD_KG, price)
    if (load !== undefined)
      facts.set(`Carga de ${TYPICAL_LOAD_KG} kg`, { text: money(load), amount: load })
    const variation = variationText(data)
    if (variation !== undefined) facts.set('Variação', { text: variation })
  }
  return facts
}

/**
 * «+2,5% sobre a média de 10/2026, R$ 39,02»; only the number for older schemas, where it was
 * typed.
 */
function variationText(data: unknown): string | undefined {
  const typed = valueAt(data, 'variation')
  if (typeof typed === 'number') return points(typed)
  const prices = pricesIn(data)
  if (prices.length === 0) return undefined
  const initial = valueAt(data, 'initialVariation')
  const { variation, variationBase } = quoteOf(
    Object.fromEntries(prices.map(({ day: one, pricePerKg }) => [one, pricePerKg])),
    typeof initial === 'number' ? initial : 0,
  )
  if (!variationBase) return points(variation)
  const month = variationBase.month.split('-').toReversed().join('/')
  return `${points(variation)} sobre a média de ${month}, ${money(variationBase.average)}`
}

/** The rows of what visitors see differently. */
export function compareSeen(before: Facts, after: Facts): SeenDiff[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((title): SeenDiff[] => {
    const [old, fresh] = [before.get(title), after.get(title)]
    if (old?.text === fresh?.text) return []
    const difference = differenceText(old?.amount, fresh?.amount, undefined)
    return [{ title, before: old?.text ?? null, after: fresh?.text ?? null, difference }]
  })
}
