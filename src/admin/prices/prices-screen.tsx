import { useMemo } from 'react'
import { MATERIAL_GROUP_NAMES, MATERIAL_GROUPS } from '../../content/vocabulary'
import { formatLongDate } from '../../site/lib/format'
import { DAY_PRICES } from './day-prices'
import { PriceForm } from './price-form'
import { statusOf } from './status'
import type { Workplace } from '../screens/use-save'
import { usePrices } from './use-prices'
import { WhatsAppPart } from './whatsapp-part'

/** All materials on one screen, and one save; the picture and the text for WhatsApp beside it. */
export function PricesScreen(props: Workplace) {
  const { content } = props
  const prices = usePrices(DAY_PRICES, props)
  const { today } = prices
  const status = useMemo(() => statusOf(content, today), [content, today])
  return (
    <div className="ed-columns">
      <PriceForm
        label="Preços de hoje"
        hint={`${formatLongDate(today)}. Em cinza, o último preço. Campo vazio: o preço continua.`}
        prices={prices}
        groups={MATERIAL_GROUPS.map((group) => [group, MATERIAL_GROUP_NAMES[group]])}
        renderStatus={({ row }) => row.status}
      />
      <aside aria-label="Para o WhatsApp">{status && <WhatsAppPart status={status} />}</aside>
    </div>
  )
}
