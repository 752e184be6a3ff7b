import { discountPercent } from '../../../content/figures'
import { statusOf } from '../../../content/lots/listing'
import type { LotDetails, LotPageView } from '../../../content/views'
import { unitPrice } from '../../../content/lots/related'
import type { GradeCounts } from '../../../content/item-list/item-list'
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
  /** The best values, in the order of the rows: «O menor preço por unidade», «R$ 1.200». */
  highlights: { slug: string; sentence: string; value: string }[]
}

type Texts = Pick<LotPageView, 'compare' | 'delivery' | 'grades' | 'documents' | 'defaultDocuments'>
type BestKey = keyof LotPageView['compare']['best']

interface RowPlan {
  key: string
  label: string
  /** undefined for a lot without data. */
  cell: (lot: LotDetails) => CompareCell | undefined
  /** For rows whose lowest value is the best one. */
  rank?: { key: BestKey; value: (lot: LotDetails) => number | undefined; word: string }
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

const priceGroup = ({ compare: { rows, lowest, no } }: Texts): GroupPlan => ({
  key: 'price',
  rows: [
    {
      key: 'unitPrice',
      label: rows.unitPrice,
      cell: (lot) => text(priceOf(unitPrice(lot))),
      rank: { key: 'unitPrice', value: (lot) => unitPrice(lot), word: lowest },
    },
    {
      key: 'price',
      label: rows.price,
      cell: ({ price }) => text(formatPrice(price)),
      rank: { key: 'price', value: ({ price }) => price, word: lowest },
    },
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
    rank: { key, value: (lot) => gradeRank(lot[key]), word: highest },
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

const planOf = (texts: Texts): GroupPlan[] =>
  [priceGroup, configurationGroup, stateGroup, deliveryGroup, documentsGroup].map((group) =>
    group(texts),
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

/** Compares lots: the rows that any of them has data for, which rows differ, and which lot is best at what. */
export function compareLots(lots: readonly LotDetails[], texts: Texts): Comparison {
  const highlights: Comparison['highlights'] = []
  const groups = planOf(texts)
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
        const won = cells.find((one) => one.best)
        if (rank && best && won)
          highlights.push({
            slug: best.slug,
            sentence: texts.compare.best[rank.key],
            value: [won.grade, won.text].filter(Boolean).join(', '),
          })
        const shown = (one: CompareCell) => `${one.grade ?? ''} ${one.text}`
        return [{ key: row, label, cells, differs: new Set(cells.map(shown)).size > 1 }]
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
  const all = groups.flatMap(({ rows }) => rows)
  return {
    groups,
    rowCount: all.length,
    differingCount: all.filter(({ differs }) => differs).length,
    highlights,
  }
}
