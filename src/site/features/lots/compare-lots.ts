import { discountPercent } from '../../../content/figures'
import { statusOf } from '../../../content/lots/listing'
import type { LotDetails, LotPageView } from '../../../content/views'
import { unitPrice } from '../../../content/lots/related'
import type { GradeCounts } from '../../../content/item-list/item-list'
import { GRADES, LOT_DOCUMENTS, type Grade } from '../../../content/vocabulary'
import { formatCount, formatPrice, formatShortDate, formatWeight } from '../../lib/format'

export interface CompareCell {
  text: string
  /** Shown as a tile before the text. */
  grade?: Grade
  /** The word below the one best value; a tie has none. */
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
  /** Without rows that no lot has anything for, and without groups that have no rows. */
  groups: CompareGroup[]
  rowCount: number
  differingCount: number
  /** What each winner wins with, in the order of the rows: «O menor preço por unidade», «R$ 1.200». */
  highlights: { slug: string; sentence: string; value: string }[]
}

type Texts = Pick<LotPageView, 'compare' | 'delivery' | 'grades' | 'documents' | 'defaultDocuments'>
type BestKey = keyof LotPageView['compare']['best']

interface RowPlan {
  key: string
  label: string
  /** undefined where the lot says nothing. */
  cell: (lot: LotDetails) => CompareCell | undefined
  /** Of numbers with a clear direction: the lower the better. */
  rank?: { key: BestKey; value: (lot: LotDetails) => number | undefined; word: string }
}

const text = (value: string | undefined): CompareCell | undefined =>
  value === undefined ? undefined : { text: value }

/** «16 de 20» where units were counted. */
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

function plan({
  compare,
  delivery,
  grades,
  documents,
  defaultDocuments,
}: Texts): { key: CompareGroup['key']; rows: RowPlan[] }[] {
  const { rows, lowest, highest, yes, no } = compare
  const configuration = (
    ['processor', 'memory', 'storage', 'screen', 'ports', 'battery', 'power'] as const
  ).map((key): RowPlan => ({
    key,
    label: rows[key],
    cell: (lot) => text(lot.configuration?.[key]),
  }))
  return [
    {
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
    },
    { key: 'configuration', rows: configuration },
    {
      key: 'state',
      rows: [
        {
          key: 'functional',
          label: grades.functional.title,
          cell: (lot) => gradeCell(lot.functional, lot.manifest?.functional, lot.units),
          rank: { key: 'functional', value: (lot) => gradeRank(lot.functional), word: highest },
        },
        {
          key: 'cosmetic',
          label: grades.cosmetic.title,
          cell: (lot) => gradeCell(lot.cosmetic, lot.manifest?.cosmetic, lot.units),
          rank: { key: 'cosmetic', value: (lot) => gradeRank(lot.cosmetic), word: highest },
        },
      ],
    },
    {
      key: 'delivery',
      rows: [
        { key: 'city', label: delivery.labels.city, cell: ({ pickup }) => text(pickup?.city) },
        {
          key: 'weight',
          label: delivery.labels.weight,
          cell: ({ freight }) =>
            text(freight?.weightKg === undefined ? undefined : formatWeight(freight.weightKg)),
        },
        {
          key: 'volumes',
          label: delivery.labels.volumes,
          cell: ({ freight }) =>
            text(freight?.volumes === undefined ? undefined : formatCount(freight.volumes)),
        },
        {
          key: 'payer',
          label: delivery.labels.payer,
          cell: ({ freight }) => text(freight?.payer ?? delivery.payer.value),
        },
      ],
    },
    {
      key: 'documents',
      rows: [
        ...LOT_DOCUMENTS.map((name): RowPlan => ({
          key: name,
          label: documents[name].title,
          cell: ({ included }) =>
            text(
              (included?.map(({ document }) => document) ?? defaultDocuments).includes(name)
                ? yes
                : no,
            ),
        })),
        {
          key: 'updatedOn',
          label: rows.updatedOn,
          cell: ({ updatedOn }) => text(updatedOn && formatShortDate(updatedOn)),
        },
      ],
    },
  ]
}

const priceOf = (reais: number | undefined): string | undefined =>
  reais === undefined ? undefined : formatPrice(Math.round(reais * 100) / 100)

/** The one lot with the lowest value among those that can be bought; undefined for a tie, and where fewer than two have a value. */
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

/** Lots side by side: the rows that any of them has, which differ, and who is best at what. */
export function compareLots(lots: readonly LotDetails[], texts: Texts): Comparison {
  const highlights: Comparison['highlights'] = []
  const groups = plan(texts)
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
        const said = (one: CompareCell) => `${one.grade ?? ''} ${one.text}`
        return [{ key: row, label, cells, differs: new Set(cells.map(said)).size > 1 }]
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
