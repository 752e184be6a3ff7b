import { statusOf } from '../../content/lots/listing'
import { documentsOf } from '../../content/rules/rule'
import { LOT_STATUSES, type LotStatus } from '../../content/vocabulary'
import type { DraftObject } from '../../content/yaml/draft'
import type { ContentSet } from '../check/content-set'
import type { PricedRow } from './price-answer'
import { PriceForm } from './price-form'
import type { Workplace } from '../screens/use-save'
import { usePrices, type Line, type PartOf, type PriceDesk } from './use-prices'

/** A lot in the table of prices and status. */
export interface LotRow extends PricedRow {
  status: LotStatus
  /** AAAA-MM-DD; empty where the document says none. */
  statusOn: string
  reservedUntil: string
}

/** Every lot whose price can be read, drafts too: available ones first, then reserved, then sold. */
const lotRows = (content: ContentSet): LotRow[] =>
  documentsOf(content.reads, 'Lot')
    .flatMap(({ file, data, draft }) => {
      const { price, status, title = '', code = '', statusOn = '', reservedUntil = '' } = data
      if (price === undefined) return []
      return {
        file,
        name: title,
        note: [code, draft ? 'rascunho' : ''].filter(Boolean).join(', '),
        last: price,
        before: price,
        asksOnly: true as const,
        status: statusOf({ status }),
        statusOn,
        reservedUntil,
      }
    })
    .toSorted((a, b) => LOT_STATUSES.indexOf(a.status) - LOT_STATUSES.indexOf(b.status))

/** Status and days of a row: the typed values, else those of the document. */
function lotState(row: LotRow, partOf: PartOf) {
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
function fieldsOf(row: LotRow, partOf: PartOf): DraftObject | undefined {
  const { status, statusOn, reservedUntil } = lotState(row, partOf)
  const isSame =
    status === row.status && statusOn === row.statusOn && reservedUntil === row.reservedUntil
  if (isSame) return undefined
  if (status === 'disponível')
    return { status: undefined, statusOn: undefined, reservedUntil: undefined }
  const until = status === 'reservado' && reservedUntil !== '' ? reservedUntil : undefined
  return { status, statusOn: statusOn || undefined, reservedUntil: until }
}

/** Prices and status of the lots. */
export const LOTS: PriceDesk<LotRow> = {
  name: 'preços e situação dos lotes',
  rows: lotRows,
  groupOf: ({ status }) => status,
  newPrice: (price) => ({ written: Number.isInteger(price) ? String(price) : price.toFixed(2) }),
  fieldsOf,
  words: { one: 'lote', many: 'lotes', day: '' },
}

const TITLES = { disponível: 'Disponíveis', reservado: 'Reservados', vendido: 'Vendidos' }

/** Prices and status of all lots on one screen, and one save. */
export function LotsScreen(props: Workplace) {
  const prices = usePrices(LOTS, props)
  return (
    <PriceForm
      label="Preços e situação dos lotes"
      hint="Em cinza, o preço de agora. Campo vazio: o preço continua."
      prices={prices}
      groups={LOT_STATUSES.map((status) => [status, TITLES[status]])}
      renderStatus={(line) => <StatusChoice line={line} today={prices.today} />}
      renderMore={(line) => <StatusDays line={line} />}
    />
  )
}

function StatusChoice({
  line: { row, partOf, type },
  today,
}: {
  line: Line<LotRow>
  today: string
}) {
  // The status that the document has brings back the document's days; any other status begins
  // today.
  const choose = (next: string) =>
    type(
      next === row.status
        ? { status: undefined, statusOn: undefined, reservedUntil: undefined }
        : { status: next, statusOn: today, reservedUntil: '' },
    )
  return (
    <select
      className="input ed-input"
      aria-label={`Situação: ${row.name}`}
      value={lotState(row, partOf).status}
      onChange={({ target }) => choose(target.value)}
    >
      {LOT_STATUSES.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}

/** The days of a status that has changed, and those of every reservation. */
function StatusDays({ line: { row, partOf, type } }: { line: Line<LotRow> }) {
  const state = lotState(row, partOf)
  if (state.status === 'disponível' || (state.status === 'vendido' && row.status === 'vendido'))
    return null
  const day = (part: 'statusOn' | 'reservedUntil', words: string) => (
    <label className="min-w-0 flex-[0_1_136px]">
      {words}
      <input
        className="input ed-input px-2"
        type="date"
        aria-label={`${words}: ${row.name}`}
        value={state[part]}
        onChange={({ target: { value } }) =>
          type({ [part]: value === row[part] ? undefined : value })
        }
      />
    </label>
  )
  return (
    <div className="flex flex-wrap gap-2 text-[0.875rem] [grid-area:more] lg:justify-end">
      {day('statusOn', 'Desde')}
      {state.status === 'reservado' && day('reservedUntil', 'Até (opcional)')}
    </div>
  )
}
