import { statusOf } from '../../../content/lots/listing'
import type { LotsPageView, LotView } from '../../../content/views'
import { buttonClass } from '../../ui/button'

interface Props {
  lot: Pick<LotView, 'status'>
  texts: LotsPageView['card']
  /** See useLotPurchase. */
  href: string
  onBuy: () => void
  describedBy: string
  /** On dark ground. */
  variant?: 'gold'
}

/** «Comprar Lote»; a reserved lot asks for word, a sold one has no button. */
export function LotBuyButton({ lot, texts, href, onBuy, describedBy, variant }: Props) {
  const status = statusOf(lot)
  if (status === 'vendido') return null
  return status === 'reservado' ? (
    <a
      className={buttonClass(variant ?? 'outline')}
      href={href}
      target="_blank"
      rel="noopener"
      aria-describedby={describedBy}
    >
      {texts.reservedButton}
    </a>
  ) : (
    <a
      className={buttonClass(variant ?? 'default')}
      href={href}
      aria-describedby={describedBy}
      onClick={onBuy}
    >
      {texts.buyButton}
    </a>
  )
}
