import type { ContentSet } from '../check/content-set'
import { valueAt } from '../../content/rules/reason'
import { statusOf } from '../../content/lots/listing'
import { LOT_STATUSES, type LotStatus } from '../../content/vocabulary'
import type { PricedRow } from './price-answer'
import type { PartOf, PriceDesk, RowRest } from './use-prices'

/** A lot in the table of prices and status. */
export interface LotRow extends PricedRow {
  status: LotStatus
  /** AAAA-MM-DD; empty where the document says none. */
  statusOn: string
  reservedUntil: string
}

/** Every lot whose price can be read, drafts too: available ones first, then reserved, then sold. */
const lotRows = (content: ContentSet): LotRow[] =>
  Array.from(content.documents.values(), ({ read }) => read)
    .filter(({ type }) => type === 'Lot')
    .flatMap(({ file, data, draft }) => {
      const textAt = (key: string) => String(valueAt(data, key) ?? '')
      const price = valueAt(data, 'price')
      const status = LOT_STATUSES.find((one) => one === textAt('status'))
      if (typeof price !== 'number' || price <= 0) return []
      return {
        file,
        name: textAt('title'),
        note: [textAt('code'), draft ? 'rascunho' : ''].filter(Boolean).join(', '),
        last: price,
        before: price,
        asksOnly: true as const,
        status: statusOf({ status }),
        statusOn: textAt('statusOn'),
        reservedUntil: textAt('reservedUntil'),
      }
    })
    .toSorted((a, b) => LOT_STATUSES.indexOf(a.status) - LOT_STATUSES.indexOf(b.status))

/** Status and days of a row: the typed values, else those of the document. */
export function lotState(row: LotRow, partOf: PartOf) {
  const typed = partOf('status')
  return {
    status: LOT_STATUSES.find((one) => one === typed) ?? row.status,
    statusOn: partOf('statusOn') ?? row.statusOn,
    reservedUntil: partOf('reservedUntil') ?? row.reservedUntil,
  }
}

/**
 * The fields that a status writes. An available lot has none of them; only a reservation has an
 * end.
 */
function restOf(row: LotRow, partOf: PartOf): RowRest {
  const { status, statusOn, reservedUntil } = lotState(row, partOf)
  const isSame =
    status === row.status && statusOn === row.statusOn && reservedUntil === row.reservedUntil
  if (isSame) return {}
  if (status === 'disponível')
    return { fields: { status: undefined, statusOn: undefined, reservedUntil: undefined } }
  const until = status === 'reservado' && reservedUntil !== '' ? reservedUntil : undefined
  if (statusOn === '') return { fault: `Diga desde que dia o lote está ${status}.` }
  if (until !== undefined && until < statusOn)
    return { fault: 'A reserva acaba antes de começar: corrija um dos dois dias.' }
  return { fields: { status, statusOn, reservedUntil: until } }
}

/** Prices and status of the lots. */
export const LOTS: PriceDesk<LotRow> = {
  name: 'preços e situação dos lotes',
  rows: lotRows,
  groupOf: ({ status }) => status,
  newPrice: (price) => ({ written: Number.isInteger(price) ? String(price) : price.toFixed(2) }),
  restOf,
  words: {
    one: 'lote',
    many: 'lotes',
    ofSave: '',
    fresh: 'lote muda',
    freshMany: 'lotes mudam',
    none: 'Nenhuma mudança.',
  },
}
