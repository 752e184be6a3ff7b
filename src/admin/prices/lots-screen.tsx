import { LOT_STATUSES } from '../../content/vocabulary'
import { LOTS, lotState, type LotRow } from './lot-rows'
import { PriceForm } from './price-form'
import { idOf } from './price-row'
import type { Workplace } from '../screens/use-save'
import { usePrices, type Line } from './use-prices'

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
function StatusDays({ line: { row, partOf, type, fault } }: { line: Line<LotRow> }) {
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
        aria-describedby={`${idOf(row.file)}-dias`}
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
      <p className="field-error" id={`${idOf(row.file)}-dias`} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
