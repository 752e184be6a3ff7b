import { discountPercent } from '../../../content/figures'
import { statusOf } from '../../../content/lots/listing'
import type { LotDetails, LotPageView } from '../../../content/views'
import { unitPrice } from '../../../content/lots/related'
import type { Delivery } from '../../../content/lots/freight'
import { GRADES, LOT_DOCUMENTS, type Grade } from '../../../content/vocabulary'
import { formatCount, formatPrice, formatShortDate, formatWeight } from '../../lib/format'

export interface CompareCell {
  text: string
  /** Shown as a tile in front of the text. */
  grade?: Grade
  /** The word below the best value; absent for all others, and for a tie. */
  best?: string
}
export interface CompareRow {
  key: string
  label: string
  cells: CompareCell[]
  differs: boolean
  /** Slugs of the lots by this row, the best first; absent when no value is better than another. */
  order?: string[]
}
export interface CompareGroup {
  key: keyof LotPageView['compare']['groups']
  title: string
  rows: CompareRow[]
}
export interface Comparison {
  /** Rows for which no lot has data are left out, and so are groups without rows. */
  groups: CompareGroup[]
  rowCount: number
  differingCount: number
}

type Texts = Pick<LotPageView, 'compare' | 'delivery' | 'grades' | 'documents' | 'defaultDocuments'>
/** What a lot costs at the visitor's door; undefined without a CEP. */
type DeliveryOf = (lot: LotDetails) => Delivery | string | undefined

type ValueOf = (lot: LotDetails) => number | undefined

interface RowPlan {
  key: string
  label: string
  /** undefined for a lot without data. */
  cell: (lot: LotDetails) => CompareCell | undefined
  /** For rows whose lowest value is the best one. */
  rank?: { value: ValueOf; word: string }
}

/** A row of texts; an empty text and the count 0 are no data. */
const row = (
  key: string,
  label: string,
  textOf: (lot: LotDetails) => string | 0 | undefined,
  rank?: RowPlan['rank'],
): RowPlan => ({
  key,
  label,
  cell: (lot) => {
    const text = textOf(lot)
    return text ? { text } : undefined
  },
  ...(rank && { rank }),
})

const priceRows = ({ compare: { rows, lowest, no } }: Texts, deliveryOf: DeliveryOf): RowPlan[] => {
  const priceRow = (key: string, label: string, value: ValueOf) => {
    const textOf = (lot: LotDetails) => {
      const reais = value(lot)
      return reais === undefined ? undefined : formatPrice(reais)
    }
    return row(key, label, textOf, { value, word: lowest })
  }
  const delivered =
    (key: 'total' | 'perWorkingUnit' | 'freight'): ValueOf =>
    (lot) => {
      const known = deliveryOf(lot)
      return typeof known === 'object' ? known[key] : undefined
    }
  return [
    priceRow('total', 'Lote entregue', delivered('total')),
    priceRow('perWorkingUnit', 'Entregue, por unidade que funciona', delivered('perWorkingUnit')),
    priceRow('freight', 'Frete estimado', delivered('freight')),
    priceRow('unitPrice', rows.unitPrice, unitPrice),
    priceRow('price', rows.price, ({ price }) => price),
    row('discount', rows.discount, ({ price, originalPrice }) =>
      originalPrice === undefined ? no : `${discountPercent(price, originalPrice)}%`,
    ),
    row('units', rows.units, ({ units }) => units && formatCount(units)),
  ]
}

const CONFIGURATION = [
  'make',
  'model',
  'processor',
  'memory',
  'storage',
  'screen',
  'ports',
  'battery',
  'power',
] as const

/** A grade, with «16 de 20» where units were counted. */
const gradeRow = (key: 'functional' | 'cosmetic', { compare: { highest } }: Texts): RowPlan => ({
  key,
  label: key === 'functional' ? 'Funcional' : 'Estética',
  cell: ({ [key]: grade, itemList, units }) => {
    const count = grade && itemList?.[key]?.[grade]
    const isCounted = count !== undefined && units
    return (
      grade && { grade, text: isCounted ? `${formatCount(count)} de ${formatCount(units)}` : '' }
    )
  },
  rank: { value: ({ [key]: grade }) => grade && GRADES.indexOf(grade), word: highest },
})

/** All rows, by group. */
const planOf = (
  texts: Texts,
  deliveryOf: DeliveryOf,
): readonly (readonly [CompareGroup['key'], RowPlan[]])[] => {
  const { compare, delivery, documents, defaultDocuments } = texts
  const { rows, yes, no } = compare
  const { payer } = delivery
  const has = (lot: LotDetails, name: (typeof LOT_DOCUMENTS)[number]) =>
    (lot.included?.map(({ document }) => document) ?? defaultDocuments).includes(name)
  return [
    ['price', priceRows(texts, deliveryOf)],
    [
      'configuration',
      CONFIGURATION.map((key) => row(key, rows[key], (lot) => lot.configuration?.[key])),
    ],
    ['state', [gradeRow('functional', texts), gradeRow('cosmetic', texts)]],
    [
      'delivery',
      [
        row('city', 'Cidade', ({ pickup }) => pickup?.city),
        row(
          'weight',
          'Peso total',
          ({ freight: { weightKg } = {} }) => weightKg && formatWeight(weightKg),
        ),
        row(
          'volumes',
          'Volumes',
          ({ freight: { volumes } = {} }) => volumes && formatCount(volumes),
        ),
        row('payer', 'Quem paga', ({ freight }) => freight?.payer ?? payer.value),
      ],
    ],
    [
      'documents',
      [
        ...LOT_DOCUMENTS.map((name) =>
          row(name, documents[name].title, (lot) => (has(lot, name) ? yes : no)),
        ),
        row(
          'updatedOn',
          rows.updatedOn,
          ({ updatedOn }) => updatedOn && formatShortDate(updatedOn),
        ),
      ],
    ],
  ]
}

/**
 * The lots by a value, the lowest first, those without one and sold ones last; `best` is the first
 * unless it ties, or is the only one with a value.
 */
function ranking(
  lots: readonly LotDetails[],
  value: ValueOf,
): { best?: string | undefined; order?: string[] } {
  const ranked = lots
    .map((lot) => ({
      slug: lot.slug,
      own: (statusOf(lot) === 'vendido' ? undefined : value(lot)) ?? Infinity,
    }))
    .toSorted((a, b) => Number(a.own > b.own) - Number(a.own < b.own))
  const [first, second] = ranked
  const last = ranked.at(-1)
  if (!first || !second || !last || first.own === last.own) return {}
  return {
    best: first.own < second.own && second.own < Infinity ? first.slug : undefined,
    order: ranked.map(({ slug }) => slug),
  }
}

/** Compares lots: the rows that any of them has data for, which rows differ, and which lot is best at what. */
export function compareLots(
  lots: readonly LotDetails[],
  texts: Texts,
  delivery: DeliveryOf = () => undefined,
): Comparison {
  const groups = planOf(texts, delivery)
    .map(([group, rows]): CompareGroup => ({
      key: group,
      title: texts.compare.groups[group],
      rows: rows.flatMap(({ key, label, cell, rank }): CompareRow[] => {
        const found = lots.map(cell)
        if (found.every((one) => one === undefined)) return []
        const { best, ...order } = rank ? ranking(lots, rank.value) : {}
        const cells = found.map((one, index): CompareCell => ({
          ...(one ?? { text: texts.compare.unknown }),
          ...(rank && best && best === lots[index]?.slug && { best: rank.word }),
        }))
        const shown = (one: CompareCell) => `${one.grade ?? ''} ${one.text}`
        const differs = new Set(cells.map(shown)).size > 1
        return [{ key, label, cells, differs, ...order }]
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
  const all = groups.flatMap(({ rows }) => rows)
  return {
    groups,
    rowCount: all.length,
    differingCount: all.filter(({ differs }) => differs).length,
  }
}
