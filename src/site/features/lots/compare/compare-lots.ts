import type { Delivery } from '../../../../content/lots/freight'
import { statusOf } from '../../../../content/lots/listing'
import { unitPrice } from '../../../../content/lots/related'
import { discountPercent } from '../../../../content/prices/figures'
import type { LotDetails, LotPageView } from '../../../../content/views/views'
import { type Grade, GRADES, LOT_DOCUMENTS } from '../../../../content/vocabulary'
import { formatCount, formatPrice, formatShortDate, formatWeight } from '../../../lib/format'

interface Cell {
  text: string
  /** Shown as a tile in front of the text. */
  grade?: Grade
  /** The word below the best value; absent for all others, and for a tie. */
  best?: string
}
export interface CompareRow {
  /** Title of its group. */
  group: string
  label: string
  cells: Cell[]
  differs: boolean
}

type ValueOf = (lot: LotDetails) => number | undefined

interface RowPlan {
  label: string
  /** undefined for a lot without data. */
  cell: (lot: LotDetails) => Cell | undefined
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

const priceRow = (label: string, value: ValueOf, textOf = priceOf(value)): RowPlan => ({
  ...row(label, textOf),
  rank: { value, word: 'o menor' },
})

const priceOf = (value: ValueOf) => (lot: LotDetails) => {
  const reais = value(lot)
  return reais === undefined ? undefined : formatPrice(reais)
}

/** A grade, with «16 de 20» where units were counted. */
const gradeRow = (label: string, scale: 'functional' | 'cosmetic'): RowPlan => ({
  label,
  cell: ({ [scale]: grade, itemList, units }) => {
    const count = grade && itemList?.[scale]?.[grade]
    const isCounted = count !== undefined && units
    return (
      grade && { grade, text: isCounted ? `${formatCount(count)} de ${formatCount(units)}` : '' }
    )
  },
  rank: { value: ({ [scale]: grade }) => grade && GRADES.indexOf(grade), word: 'a melhor' },
})

const CONFIGURATION = [
  ['make', 'Fabricante'],
  ['model', 'Modelo'],
  ['processor', 'Processador'],
  ['memory', 'Memória'],
  ['storage', 'Armazenamento'],
  ['screen', 'Tela'],
  ['ports', 'Conexões'],
  ['battery', 'Bateria'],
  ['power', 'Fonte ou carregador'],
] as const

type Texts = Pick<LotPageView, 'delivery' | 'documents' | 'defaultDocuments'>
/** What a lot costs at the visitor's door; undefined without a CEP. */
type DeliveryOf = (lot: LotDetails) => Delivery | string | undefined

/** All rows, by group. */
const planOf = (texts: Texts, deliveryOf: DeliveryOf): [title: string, rows: RowPlan[]][] => {
  const delivered = (label: string, key: 'total' | 'perWorkingUnit' | 'freight') => {
    const value = (lot: LotDetails) => {
      const known = deliveryOf(lot)
      return typeof known === 'object' ? known[key] : undefined
    }
    return priceRow(label, value, (lot) =>
      typeof deliveryOf(lot) === 'string' ? 'A cotar' : priceOf(value)(lot),
    )
  }
  const documentsOf = ({ included }: LotDetails): readonly string[] =>
    included?.map(({ document }) => document) ?? texts.defaultDocuments
  return [
    [
      'Preço',
      [
        delivered('Lote entregue', 'total'),
        delivered('Entregue, por unidade que funciona', 'perWorkingUnit'),
        delivered('Frete estimado', 'freight'),
        priceRow('Preço por unidade', unitPrice),
        priceRow('Preço do lote', ({ price }) => price),
        row('Desconto', ({ price, originalPrice }) =>
          originalPrice === undefined ? 'Não' : `${discountPercent(price, originalPrice)}%`,
        ),
        row('Unidades', ({ units }) => units && formatCount(units)),
      ],
    ],
    [
      'Configuração',
      CONFIGURATION.map(([key, label]) => row(label, ({ configuration }) => configuration?.[key])),
    ],
    ['Estado', [gradeRow('Funcional', 'functional'), gradeRow('Estética', 'cosmetic')]],
    [
      'Retirada e frete',
      [
        row('Cidade', ({ pickup }) => pickup?.city),
        row('Peso total', ({ freight: { weightKg } = {} }) => weightKg && formatWeight(weightKg)),
        row('Volumes', ({ freight: { volumes } = {} }) => volumes && formatCount(volumes)),
        row('Quem paga', ({ freight }) => freight?.payer ?? texts.delivery.payer.value),
      ],
    ],
    [
      'Documentos',
      [
        ...LOT_DOCUMENTS.map((name) =>
          row(texts.documents[name].title, (lot) =>
            documentsOf(lot).includes(name) ? 'Sim' : 'Não',
          ),
        ),
        row('Atualizado em', ({ updatedOn }) => updatedOn && formatShortDate(updatedOn)),
      ],
    ],
  ]
}

/** The cells of a row, with which of them is best, and whether they differ. */
function filled({ label, cell, rank }: RowPlan, lots: readonly LotDetails[]) {
  const cells: Cell[] = lots.map((lot) => cell(lot) ?? { text: 'Não informado' })
  const differs = new Set(cells.map(({ grade, text }) => `${grade} ${text}`)).size > 1
  const values = lots.map((lot) => (statusOf(lot) === 'vendido' ? undefined : rank?.value(lot)))
  const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  const [first, second] = known
  const best = cells[values.indexOf(first)]
  // No lot is best in a tie, or where it is the only one with a value.
  if (rank && best && first !== undefined && second !== undefined && first < second)
    best.best = rank.word
  return { label, cells, differs }
}

/**
 * Compares lots: the rows that any of them has data for, which rows differ, and which lot is best at
 * what.
 */
export const compareLots = (
  lots: readonly LotDetails[],
  texts: Texts,
  deliveryOf: DeliveryOf,
): CompareRow[] =>
  planOf(texts, deliveryOf).flatMap(([group, plans]) =>
    plans.filter(({ cell }) => lots.some(cell)).map((plan) => ({ group, ...filled(plan, lots) })),
  )
