import { statusOf } from '../../../content/lots/listing'
import type { LotsPageView, LotView } from '../../../content/views'
import { formatShortDate } from '../../lib/format'

export type Dated = Pick<LotView, 'status' | 'statusOn' | 'reservedUntil'>
export type StateWords = Pick<LotsPageView, 'statuses' | 'card'>

/** «Disponível», «Reservado até 04/12/2026», «Vendido em 14/11/2026» */
export function stateOf(lot: Dated, { statuses, card }: StateWords): string {
  const status = statusOf(lot)
  const day = { disponível: undefined, reservado: lot.reservedUntil, vendido: lot.statusOn }[status]
  const before = status === 'vendido' ? card.soldOnLabel : card.reservedUntilLabel
  return day ? `${statuses[status]} ${before} ${formatShortDate(day)}` : statuses[status]
}
