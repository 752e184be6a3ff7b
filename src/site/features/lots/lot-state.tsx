import { statusOf } from '../../../content/lots/listing'
import type { LotsPageView, LotView } from '../../../content/views'
import type { LotStatus } from '../../../content/vocabulary'
import { formatShortDate } from '../../lib/format'

const SHAPE: Partial<Record<LotStatus, string>> = {
  reservado: ' lot-state-reserved',
  vendido: ' lot-state-sold',
}

/** Whether a lot can be bought, by word and shape. */
export function LotState({
  lot,
  names,
}: {
  lot: Pick<LotView, 'status'>
  names: LotsPageView['statuses']
}) {
  const status = statusOf(lot)
  return <span className={`lot-state${SHAPE[status] ?? ''}`}>{names[status]}</span>
}

/** «Vendido em 14/11/2026» */
export const soldOn = ({ statusOn }: Pick<LotView, 'statusOn'>, label: string): string =>
  statusOn ? `${label} ${formatShortDate(statusOn)}` : label
