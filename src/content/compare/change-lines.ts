import { readDocument, type ReadDocument } from '../check/read-document'
import { documentType, type DocumentTypeName } from '../document-types'
import { unitPrice } from '../lots/related'
import { discountPercent, estimateValue } from '../prices/figures'
import { type DatedPrice, percentBetween, pricesIn, quoteOf } from '../prices/prices'
import { documentsOf, partsOf } from '../rules/rule'
import { fieldAt, objectTree, type ObjectField } from '../schema/field-tree'
import { changedValue, compareFields, type FieldDiff, type SeenDiff } from './fields'
import {
  count,
  cutValue,
  day as dayText,
  differenceText,
  money,
  points,
  signedPercent,
} from './format-values'

const pricesOf = (data: unknown): DatedPrice[] => pricesIn(partsOf('Material', data))

/**
 * The fields that differ. Of a material's prices first the one that visitors see before and after,
 * and from which day on, then each older line that changed: a new line on top is shown as a price
 * that changes, not as a field that was added.
 */
export function compareData(
  type: DocumentTypeName | undefined,
  before: unknown,
  after: unknown,
  tree: ObjectField | undefined,
): FieldDiff[] {
  if (type !== 'Material') return compareFields(before, after, tree)
  const [old, fresh] = [pricesOf(before), pricesOf(after)]
  const [was, is] = [old[0], fresh[0]]
  const facts = { path: ['pricePerKg', is?.day ?? ''], field: 'pricePerKg' }
  const title = fieldAt(tree, ['pricePerKg'])?.title ?? 'Preço'
  const rest = (data: unknown) => ({ ...Object(data), pricePerKg: undefined })
  return [
    ...row({ ...facts, title }, was?.pricePerKg, is?.pricePerKg, money),
    ...row({ ...facts, title: 'Dia do preço' }, was?.day, is?.day, dayText),
    ...priceLines(old, fresh, 'Preço de', [was?.day, is?.day]),
    ...compareFields(rest(before), rest(after), tree),
  ]
}

/** The row of a value; none where it stays. */
const row = <Value>(
  facts: Pick<FieldDiff, 'path' | 'field' | 'title'>,
  was: Value | undefined,
  is: Value | undefined,
  text: (value: Value) => string,
): FieldDiff[] =>
  was === is
    ? []
    : [changedValue({ ...facts, difference: differenceText(was, is, undefined) }, was, is, text)]

/**
 * Rows for the lines of prices that differ.
 * @param tops the newest day of each version, which other rows report
 */
function priceLines(
  old: readonly DatedPrice[],
  fresh: readonly DatedPrice[],
  title: string,
  tops: readonly (string | undefined)[] = [],
): FieldDiff[] {
  const priceOn = (list: readonly DatedPrice[], day: string) =>
    list.find((price) => price.day === day)?.pricePerKg
  const days = [...new Set([...fresh, ...old].map(({ day }) => day))].toSorted().toReversed()
  return days.flatMap((day) => {
    const [was, is] = [priceOn(old, day), priceOn(fresh, day)]
    // The newest lines have rows of their own. A line that was the newest and got another one above
    // it must not change, so it counts here.
    const isTold =
      tops.includes(day) && (was === undefined || is === undefined || tops[0] === tops[1])
    const facts = { path: ['pricePerKg', day], field: `pricePerKg.${day}` }
    return isTold ? [] : row({ ...facts, title: `${title} ${dayText(day)}` }, was, is, money)
  })
}

/** The prices of days that have not come. */
function pricesAhead(document: ReadDocument | undefined): DatedPrice[] {
  const held = new Set(pricesOf(document?.data).map(({ day }) => day))
  return pricesOf(document?.whole).filter(({ day }) => !held.has(day))
}

/** What visitors will see from another day on. */
export const compareAhead = (
  before: ReadDocument | undefined,
  after: ReadDocument | undefined,
): FieldDiff[] => priceLines(pricesAhead(before), pricesAhead(after), 'Preço a partir de')

/** A price that visitors saw and one that they see now. */
export interface PriceMove {
  old: number
  fresh: number
}

/** How far a price moved, up or down: half the price is as far as double the price. */
export const farness = ({ old, fresh }: PriceMove): number => Math.abs(Math.log(fresh / old))

/** «300 preços mudam, de −56,0% a +12,5%»; undefined where none does. */
export function movesText(moves: readonly PriceMove[]): string | undefined {
  const percents = moves.map(({ old, fresh }) => percentBetween(old, fresh))
  const [least = '', most = ''] = [Math.min(...percents), Math.max(...percents)].map(signedPercent)
  if (moves.length < 2) return moves.length === 0 ? undefined : `1 preço muda, ${least}`
  return `${count(moves.length)} preços mudam, de ${least} a ${most}`
}

/** «Preço por quilo: R$ 40,00 → R$ 41,50 (+3,8%)»; of a long text only the words that differ. */
function changeLine({
  title,
  before,
  after,
  difference,
  words,
}: SeenDiff & Pick<FieldDiff, 'words'>): string {
  const changed = words?.filter(({ kind, text }) => kind !== 'same' && text.trim() !== '')
  const parts = changed?.map(
    ({ kind, text }) => `${kind === 'gone' ? 'sai' : 'entra'} «${cutValue(text.trim())}»`,
  )
  const sides = parts
    ? parts.join(', ') || 'só os espaços mudam'
    : `${cutValue(before ?? '—')} → ${cutValue(after ?? '—')}`
  return `${title}: ${sides}${difference ? ` (${difference})` : ''}`
}

/**
 * What visitors saw of a document before a change and after it, one line for each difference.
 * Compares the two texts alone; an article's paragraphs are compared as a list.
 */
export function changeLines(type: DocumentTypeName, before: string, after: string): string[] {
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

/** A text by its title; an amount where the difference of two can be shown, in reais or units. */
export type Facts = Map<string, { text: string; amount?: number }>

/**
 * Values that the pages derive from a document alone and that are in none of its fields, by their
 * titles; none for a draft, which has no page.
 */
export function ownFacts(
  document: Pick<ReadDocument, 'type' | 'data' | 'draft'> | undefined,
): Facts {
  const facts: Facts = new Map()
  if (!document || document.draft) return facts
  for (const { data } of documentsOf([document], 'Lot')) {
    const { price = NaN, originalPrice = NaN, units } = data
    const badge = originalPrice > price ? `${discountPercent(price, originalPrice)}% OFF` : NO_BADGE
    facts.set(BADGE, { text: badge })
    const each = unitPrice({ price, units })
    if (each) facts.set('Preço por unidade', { text: money(each), amount: each })
  }
  for (const { data } of documentsOf([document], 'Material')) {
    const prices = pricesIn(data)
    if (!prices[0]) continue
    const load = estimateValue(TYPICAL_LOAD_KG, prices[0].pricePerKg)
    facts.set(`Carga de ${TYPICAL_LOAD_KG} kg`, { text: money(load), amount: load })
    facts.set('Variação', { text: variationText(prices, data.initialVariation) })
  }
  return facts
}

/** «+2,5% sobre a média de 10/2026, R$ 39,02» */
function variationText(prices: readonly DatedPrice[], initial = 0): string {
  const byDay = Object.fromEntries(prices.map(({ day, pricePerKg }) => [day, pricePerKg]))
  const { variation, variationBase } = quoteOf(byDay, initial)
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
