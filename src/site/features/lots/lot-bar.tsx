import { unitPrice } from '../../../content/lots/related'
import type { LotDetails, LotsPageView } from '../../../content/views'
import { formatPrice } from '../../lib/format'
import { PageBar } from '../../ui/page-bar'
import { LotBuyButton } from './lot-buy-button'

interface Props {
  lot: LotDetails
  list: LotsPageView
  /** See useLotPurchase. */
  href: string
  onBuy: () => void
}

/** The price and the way to buy at the foot of a phone, wherever the visitor reads. */
export function LotBar({ lot, list, href, onBuy }: Props) {
  const each = unitPrice(lot)
  return (
    <PageBar
      label={list.purchaseLabel}
      title={formatPrice(lot.price)}
      text={
        each === undefined
          ? list.categories[lot.category]
          : `${formatPrice(Math.round(each * 100) / 100)} ${list.card.perUnit}`
      }
    >
      <LotBuyButton
        lot={lot}
        texts={list.card}
        href={href}
        onBuy={onBuy}
        describedBy="lote"
        variant="gold"
      />
    </PageBar>
  )
}
