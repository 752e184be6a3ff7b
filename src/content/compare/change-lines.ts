import { readDocument, type ReadDocument } from '../check/read-document'
import { documentType, type DocumentTypeName } from '../document-types'
import { objectTree, type ObjectField } from '../schema/field-tree'
import type { FieldDiff, SeenDiff } from './diff-shapes'
import { compareFields } from './fields'
import { comparePrices, withoutPrices } from './prices'
import { discountPercent, estimateValue } from '../prices/figures'
import { unitPrice } from '../lots/related'
import { type DatedPrice, pricesIn, quoteOf } from '../prices/prices'
import { documentsOf } from '../rules/rule'
import { cutValue, differenceText, money, points } from './format-values'

/** The fields that differ. A material's prices by day are compared as one price that changes. */
export const compareData = (
  type: DocumentTypeName | undefined,
  old: unknown,
  fresh: unknown,
  tree: ObjectField | undefined,
): FieldDiff[] =>
  type === 'Material'
    ? [
        ...comparePrices(old, fresh, tree),
        ...compareFields(withoutPrices(old), withoutPrices(fresh), tree),
      ]
    : compareFields(old, fresh, tree)

/** «Preço por quilo: R$ 40,00 → R$ 41,50 (+3,8%)»; of a long text only the words that differ. */
function changeLine({
  title,
  before,
  after,
  difference,
  words,
}: FieldDiff | (SeenDiff & { words?: undefined })): string {
  const sides = words
    ? words
        .filter(({ kind, text }) => kind !== 'same' && text.trim() !== '')
        .map(({ kind, text }) => `${kind === 'gone' ? 'sai' : 'entra'} «${cutValue(text.trim())}»`)
        .join(', ') || 'só os espaços mudam'
    : `${cutValue(before ?? '—')} → ${cutValue(after ?? '—')}`
  return `${title}: ${sides}${difference ? ` (${difference})` : ''}`
}

/**
 * What visitors saw of a document before a change and after it, one line for each difference.
 * Compares the two texts alone; an article's paragraphs are compared as a list. A text is '' where
 * the document does not exist.
 * @param before undefined for the first version
 */
export function changeLines(
  type: DocumentTypeName,
  before: string | undefined,
  after: string,
): string[] {
  if (before === undefined) return ['primeira versão deste documento']
  if (after === '') return ['o documento foi apagado']
  if (before === '') return ['o documento voltou']
  const [old, fresh] = [before, after].map((text) => {
    const document = readDocument({ type, slug: '', file: '' }, { text, written: text })
    return { ...document, body: { Texto: document.body?.trim().split(/\n\s*\n/) } }
  })
  const lines = [
    ...compareData(type, old?.data, fresh?.data, objectTree(documentType(type).schema)),
    ...compareFields(old?.body, fresh?.body, undefined),
    ...compareSeen(ownFacts(old), ownFacts(fresh)),
  ].map(changeLine)
  return lines.length === 0 ? ['nada muda para quem visita'] : lines
}

/** A typical weight that people bring, for the effect of a price per kilogram. */
const TYPICAL_LOAD_KG = 100

export const BADGE = 'Selo de desconto'
export const NO_BADGE = 'sem selo'

interface Fact {
  text: string
  /** Reais; set where the difference of two facts can be shown. */
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
  const [lot] = documentsOf([document], 'Lot')
  if (lot) {
    const { price = NaN, originalPrice = NaN, units } = lot.data
    const badge = originalPrice > price ? `${discountPercent(price, originalPrice)}% OFF` : NO_BADGE
    facts.set(BADGE, { text: badge })
    const each = unitPrice({ price, units })
    if (each) facts.set('Preço por unidade', { text: money(each), amount: each })
  }
  const [material] = documentsOf([document], 'Material')
  const prices = pricesIn(material?.data ?? {})
  if (prices[0]) {
    const load = estimateValue(TYPICAL_LOAD_KG, prices[0].pricePerKg)
    facts.set(`Carga de ${TYPICAL_LOAD_KG} kg`, { text: money(load), amount: load })
    facts.set('Variação', { text: variationText(prices, material?.data.initialVariation) })
  }
  return facts
}

/** «+2,5% sobre a média de 10/2026, R$ 39,02» */
function variationText(prices: readonly DatedPrice[], initial = 0): string {
  const { variation, variationBase } = quoteOf(
    Object.fromEntries(prices.map(({ day: one, pricePerKg }) => [one, pricePerKg])),
    initial,
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
