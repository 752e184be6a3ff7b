import { discountPercent } from '../../../../content/prices/figures'
import type { Delivery } from '../../../../content/lots/freight'
import { statusOf } from '../../../../content/lots/listing'
import { unitPrice } from '../../../../content/lots/related'
import type { LotDetails, LotPageView } from '../../../../content/views/views'
import { GRADES, LOT_DOCUMENTS, type Grade } from '../../../../content/vocabulary'
import { formatCount, formatPrice, formatShortDate, formatWeight } from '../../../lib/format'

export interface CompareCell {
  text: string
  /** Shown as a tile in front of the text. */
  grade?: Grade
  /** The word below the best value; absent for all others, and for a tie. */
  best?: string
}
export interface CompareRow {
  label: string
  cells: CompareCell[]
  differs: boolean
  /** Slugs of the lots by this row, the best first; absent when no value is better than another. */
  order?: string[]
}
export interface CompareGroup {
  title: string
  rows: CompareRow[]
}

type Texts = Pick<LotPageView, 'delivery' | 'documents' | 'defaultDocuments'>
/** What a lot costs at the visitor's door; undefined without a CEP. */
type DeliveryOf = (lot: LotDetails) => Delivery | string | undefined
type ValueOf = (lot: LotDetails) => number | undefined

interface RowPlan {
  label: string
  /** undefined for a lot without data. */
  cell: (lot: LotDetails) => CompareCell | undefined
  /** For rows whose lowest value is the best one, and the word for it. */
  rank?: { value: ValueOf; word: string }
}

/** A row of texts; an empty text and the count 0 are no data. */
const row = (label: string, textOf: (lot: LotDetails) => string | 0 | undefined): RowPlan => ({
  label,
  cell: (lot) => {
    const text = textOf(lot)
    return text ? { text } : undefined
  },
})

const priceRow = (label: string, value: ValueOf): RowPlan => ({
  ...row(label, (lot) => {
    const reais = value(lot)
    return reais === undefined ? undefined : formatPrice(reais)
  }),
  rank: { value, word: 'o menor' },
})

/** A grade, with «16 de 20» where units were counted. */
const gradeRow = (label: string, key: 'functional' | 'cosmetic'): RowPlan => ({
  label,
  cell: ({ [key]: grade, itemList, units }) => {
    const count = grade && itemList?.[key]?.[grade]
    const text =
      count !== undefined && units ? `${formatCount(count)} de ${formatCount(units)}` : ''
    return grade && { grade, text }
  },
  rank: { value: ({ [key]: grade }) => grade && GRADES.indexOf(grade), word: 'a melhor' },
})

const CONFIGURATION = {
  make: 'Fabricante',
  model: 'Modelo',
  processor: 'Processador',
  memory: 'Memória',
  storage: 'Armazenamento',
  screen: 'Tela',
  ports: 'Conexões',
  battery: 'Bateria',
  power: 'Fonte ou carregador',
} satisfies Partial<Record<keyof NonNullable<LotDetails['configuration']>, string>>

/** All rows, by group. */
function planOf(
  { delivery, documents, defaultDocuments }: Texts,
  deliveryOf: DeliveryOf,
): { title: string; rows: RowPlan[] }[] {
  const delivered =
    (key: 'total' | 'perWorkingUnit' | 'freight'): ValueOf =>
    (lot) => {
      const known = deliveryOf(lot)
      return typeof known === 'object' ? known[key] : undefined
    }
  const has = (lot: LotDetails, name: (typeof LOT_DOCUMENTS)[number]) =>
    (lot.included?.map(({ document }) => document) ?? defaultDocuments).includes(name)
  return [
    {
      title: 'Preço',
      rows: [
        priceRow('Lote entregue', delivered('total')),
        priceRow('Entregue, por unidade que funciona', delivered('perWorkingUnit')),
        priceRow('Frete estimado', delivered('freight')),
        priceRow('Preço por unidade', unitPrice),
        priceRow('Preço do lote', ({ price }) => price),
        row('Desconto', ({ price, originalPrice }) =>
          originalPrice === undefined ? 'Não' : `${discountPercent(price, originalPrice)}%`,
        ),
        row('Unidades', ({ units }) => units && formatCount(units)),
      ],
    },
    {
      title: 'Configuração',
      rows: Object.entries(CONFIGURATION).map(([key, label]) =>
        row(label, ({ configuration }) => {
          const value: unknown = configuration && Reflect.get(configuration, key)
          return typeof value === 'string' ? value : undefined
        }),
      ),
    },
    {
      title: 'Estado',
      rows: [gradeRow('Funcional', 'functional'), gradeRow('Estética', 'cosmetic')],
    },
    {
      title: 'Retirada e frete',
      rows: [
        row('Cidade', ({ pickup }) => pickup?.city),
        row('Peso total', ({ freight: { weightKg } = {} }) => weightKg && formatWeight(weightKg)),
        row('Volumes', ({ freight: { volumes } = {} }) => volumes && formatCount(volumes)),
        row('Quem paga', ({ freight }) => freight?.payer ?? delivery.payer.value),
      ],
    },
    {
      title: 'Documentos',
      rows: [
        ...LOT_DOCUMENTS.map((name) =>
          row(documents[name].title, (lot) => (has(lot, name) ? 'Sim' : 'Não')),
        ),
        row('Atualizado em', ({ updatedOn }) => updatedOn && formatShortDate(updatedOn)),
      ],
    },
  ]
}

/**
 * The lots by a value, the lowest first, those without one and sold ones last; `best` is the first
 * unless it ties, or is the only one with a value.
 */
function ranking(lots: readonly LotDetails[], value: ValueOf): { best?: string; order?: string[] } {
  const ranked = lots
    .map((lot) => ({
      slug: lot.slug,
      own: (statusOf(lot) === 'vendido' ? undefined : value(lot)) ?? Infinity,
    }))
    .toSorted((a, b) => Number(a.own > b.own) - Number(a.own < b.own))
  const [first, second] = ranked
  if (!first || !second || first.own === ranked.at(-1)?.own) return {}
  return {
    ...(first.own < second.own && second.own < Infinity && { best: first.slug }),
    order: ranked.map(({ slug }) => slug),
  }
}

/**
 * Compares lots: the rows that any of them has data for, which rows differ, and which lot is best at
 * what. Groups without rows are left out.
 */
export const compareLots = (
  lots: readonly LotDetails[],
  texts: Texts,
  delivery: DeliveryOf,
): CompareGroup[] =>
  planOf(texts, delivery)
    .map(({ title, rows }) => ({
      title,
      rows: rows.flatMap(({ label, cell, rank }): CompareRow[] => {
        const found = lots.map(cell)
        if (found.every((one) => one === undefined)) return []
        const { best, order } = rank ? ranking(lots, rank.value) : {}
        const cells = found.map((one, index): CompareCell => ({
          ...(one ?? { text: 'Não informado' }),
          ...(rank && best && best === lots[index]?.slug && { best: rank.word }),
        }))
        const differs = new Set(cells.map(({ grade, text }) => `${grade} ${text}`)).size > 1
        return [{ label, cells, differs, ...(order && { order }) }]
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
