import { LOT_STATUSES } from '../../content/vocabulary'
import { LOTS, lotState, type LotRow } from './lot-rows'
import { PriceForm } from './price-form'
import { idOf } from './price-row'
import { usePrices, type DeskProps } from './use-prices'

const TITLES = { disponível: 'Disponíveis', reservado: 'Reservados', vendido: 'Vendidos' }

/** Prices and status of all lots on one screen, and one save. */
export function LotsScreen(props: DeskProps) {
  const prices = usePrices(LOTS, props)
  return (
    <PriceForm
      label="Preços e situação dos lotes"
      hint="Em cinza, o preço de agora. Campo vazio: o preço continua."
      prices={prices}
      groups={LOT_STATUSES.map((status) => ({
        key: status,
        title: TITLES[status],
        rows: prices.rows.filter((row) => row.status === status),
      })).filter(({ rows }) => rows.length > 0)}
      renderStatus={(row) => <StatusChoice row={row} prices={prices} />}
      renderMore={(row) => <StatusDays row={row} prices={prices} />}
    />
  )
}

interface Props {
  row: LotRow
  prices: ReturnType<typeof usePrices<LotRow>>
}

function StatusChoice({ row, prices }: Props) {
  const { status } = lotState(row, (part) => prices.partOf(row, part))
  // The document's own status takes its own days back; another one holds from today on.
  const choose = (next: string) =>
    prices.typeParts(row, {
      status: next === row.status ? undefined : next,
      statusOn: next === row.status ? undefined : prices.today,
      reservedUntil: next === row.status ? undefined : '',
    })
  return (
    <select
      className="ed-input"
      aria-label={`Situação: ${row.name}`}
      value={status}
      onChange={({ target }) => choose(target.value)}
    >
      {LOT_STATUSES.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}

/** The days of a new status, and of every reservation. */
function StatusDays({ row, prices }: Props) {
  const state = lotState(row, (part) => prices.partOf(row, part))
  const { fault } = prices.restOf(row)
  if (state.status === 'disponível' || (state.status === 'vendido' && row.status === 'vendido'))
    return null
  const day = (part: 'statusOn' | 'reservedUntil', words: string) => (
    <label>
      {words}
      <input
        className="ed-input"
        type="date"
        aria-label={`${words}: ${row.name}`}
        aria-describedby={`${idOf(row.file)}-dias`}
        value={state[part]}
        onChange={({ target }) => prices.typeParts(row, { [part]: target.value })}
      />
    </label>
  )
  return (
    <div className="ed-lot-days">
      {day('statusOn', 'Desde')}
      {state.status === 'reservado' && day('reservedUntil', 'Até (opcional)')}
      <p className="ed-error" id={`${idOf(row.file)}-dias`} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
