import { discountPercent } from '../../../content/figures'
import { statusOf } from '../../../content/lots/listing'
import type { LotDetails, LotPageView } from '../../../content/views'
import { unitPrice } from '../../../content/lots/related'
import type { GradeCounts } from '../../../content/item-list/item-list'
import type { Delivery } from '../../../content/lots/freight'
import type { Freight } from '../../../content/schema/freight'
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
  /** The lots by this row, the best first; absent where no value is better than another. */
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

type Texts = Pick<
  LotPageView,
  'compare' | 'delivery' | 'grades' | 'documents' | 'defaultDocuments'
> & { freight: Pick<Freight['texts'], 'deliveredLabel' | 'unitRow' | 'freightRow'> }
/** What a lot costs at the visitor's door; undefined without a CEP. */
type DeliveryOf = (lot: LotDetails) => Delivery | string | undefined

interface RowPlan {
  key: string
  label: string
  /** undefined for a lot without data. */
  cell: (lot: LotDetails) => CompareCell | undefined
  /** For rows whose lowest value is the best one. */
  rank?: { value: (lot: LotDetails) => number | undefined; word: string }
}

const text = (value: string | undefined): CompareCell | undefined =>
  value === undefined ? undefined : { text: value }

/** The grade, with «16 de 20» where units were counted. */
function gradeCell(
  grade: Grade | undefined,
  counts: GradeCounts | undefined,
  units: number | undefined,
): CompareCell | undefined {
  if (!grade) return undefined
  return {
    grade,
    text: counts && units ? `${formatCount(counts[grade])} de ${formatCount(units)}` : '',
  }
}

const gradeRank = (grade: Grade | undefined): number | undefined =>
  grade ? GRADES.indexOf(grade) : undefined

type GroupPlan = { key: CompareGroup['key']; rows: RowPlan[] }

/** A row of prices, the lowest of which is the best. */
const priceRow = (
  key: string,
  label: string,
  value: (lot: LotDetails) => number | undefined,
  word: string,
): RowPlan => ({ key, label, cell: (lot) => text(priceOf(value(lot))), rank: { value, word } })

/** One amount of a lot's delivery. */
const amountOf =
  (delivery: DeliveryOf, key: 'total' | 'perWorkingUnit' | 'freight') =>
  (lot: LotDetails): number | undefined => {
    const known = delivery(lot)
    return typeof known === 'object' ? known[key] : undefined
  }

const priceGroup = (
  { compare: { rows, lowest, no }, freight }: Texts,
  delivery: DeliveryOf,
): GroupPlan => ({
  key: 'price',
  rows: [
    priceRow('total', freight.deliveredLabel, amountOf(delivery, 'total'), lowest),
    priceRow('perWorkingUnit', freight.unitRow, amountOf(delivery, 'perWorkingUnit'), lowest),
    priceRow('freight', freight.freightRow, amountOf(delivery, 'freight'), lowest),
    priceRow('unitPrice', rows.unitPrice, unitPrice, lowest),
    priceRow('price', rows.price, ({ price }) => price, lowest),
    {
      key: 'discount',
      label: rows.discount,
      cell: ({ price, originalPrice }) =>
        text(originalPrice === undefined ? no : `${discountPercent(price, originalPrice)}%`),
    },
    {
      key: 'units',
      label: rows.units,
      cell: ({ units }) => text(units === undefined ? undefined : formatCount(units)),
    },
  ],
})

const configurationGroup = ({ compare: { rows } }: Texts): GroupPlan => ({
  key: 'configuration',
  rows: (['processor', 'memory', 'storage', 'screen', 'ports', 'battery', 'power'] as const).map(
    (key) => ({ key, label: rows[key], cell: (lot) => text(lot.configuration?.[key]) }),
  ),
})

const stateGroup = ({ compare: { highest }, grades }: Texts): GroupPlan => ({
  key: 'state',
  rows: (['functional', 'cosmetic'] as const).map((key) => ({
    key,
    label: grades[key].title,
    cell: (lot) => gradeCell(lot[key], lot.itemList?.[key], lot.units),
    rank: { value: (lot) => gradeRank(lot[key]), word: highest },
  })),
})

const deliveryGroup = ({ delivery: { labels, payer } }: Texts): GroupPlan => ({
  key: 'delivery',
  rows: [
    { key: 'city', label: labels.city, cell: ({ pickup }) => text(pickup?.city) },
    {
      key: 'weight',
      label: labels.weight,
      cell: ({ freight }) =>
        text(freight?.weightKg === undefined ? undefined : formatWeight(freight.weightKg)),
    },
    {
      key: 'volumes',
      label: labels.volumes,
      cell: ({ freight }) =>
        text(freight?.volumes === undefined ? undefined : formatCount(freight.volumes)),
    },
    {
      key: 'payer',
      label: labels.payer,
      cell: ({ freight }) => text(freight?.payer ?? payer.value),
    },
  ],
})

const documentsGroup = ({
  compare: { rows, yes, no },
  documents,
  defaultDocuments,
}: Texts): GroupPlan => ({
  key: 'documents',
  rows: [
    ...LOT_DOCUMENTS.map((name): RowPlan => ({
      key: name,
      label: documents[name].title,
      cell: ({ included }) => {
        const names = included?.map(({ document }) => document) ?? defaultDocuments
        return text(names.includes(name) ? yes : no)
      },
    })),
    {
      key: 'updatedOn',
      label: rows.updatedOn,
      cell: ({ updatedOn }) => text(updatedOn && formatShortDate(updatedOn)),
    },
  ],
})

const planOf = (texts: Texts, delivery: DeliveryOf): GroupPlan[] =>
  [priceGroup, configurationGroup, stateGroup, deliveryGroup, documentsGroup].map((group) =>
    group(texts, delivery),
  )

const priceOf = (reais: number | undefined): string | undefined =>
  reais === undefined ? undefined : formatPrice(reais)

/**
 * The lot with the lowest value among those that can be bought; undefined for a tie, and where fewer than two
 * have a value.
 */
function winner(
  lots: readonly LotDetails[],
  value: (lot: LotDetails) => number | undefined,
): LotDetails | undefined {
  const ranked = lots
    .flatMap((lot) => {
      const own = statusOf(lot) === 'vendido' ? undefined : value(lot)
      return own === undefined ? [] : [{ lot, own }]
    })
    .toSorted((a, b) => a.own - b.own)
  const [first, second] = ranked
  return first && second && first.own < second.own ? first.lot : undefined
}

/** The lots by a value, the lowest first, those without one last. */
const ordered = (
  lots: readonly LotDetails[],
  value: (lot: LotDetails) => number | undefined,
): string[] =>
  lots
    .map((lot) => ({ slug: lot.slug, own: value(lot) ?? Infinity }))
    .toSorted((a, b) => Number(a.own > b.own) - Number(a.own < b.own))
    .map(({ slug }) => slug)

/** Compares lots: the rows that any of them has data for, which rows differ, and which lot is best at what. */
export function compareLots(
  lots: readonly LotDetails[],
  texts: Texts,
  delivery: DeliveryOf = () => undefined,
): Comparison {
  const groups = planOf(texts, delivery)
    .map(({ key, rows }): CompareGroup => ({
      key,
      title: texts.compare.groups[key],
      rows: rows.flatMap(({ key: row, label, cell, rank }): CompareRow[] => {
        const found = lots.map(cell)
        if (found.every((one) => one === undefined)) return []
        const best = rank && winner(lots, rank.value)
        const cells = found.map((one, index): CompareCell => ({
          ...(one ?? { text: texts.compare.unknown }),
          ...(rank && best && best === lots[index] && { best: rank.word }),
        }))
        const shown = (one: CompareCell) => `${one.grade ?? ''} ${one.text}`
        const differs = new Set(cells.map(shown)).size > 1
        const order = rank && differs && { order: ordered(lots, rank.value) }
        return [{ key: row, label, cells, differs, ...order }]
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
