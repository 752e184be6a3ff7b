import { statusOf } from '../../../content/lots/listing'
import type { LotsPageView, LotView } from '../../../content/views'
import { buttonClass } from '../../ui/button'

interface Props {
  lot: Pick<LotView, 'status'>
  texts: LotsPageView['card']
  /** See useLotPurchase. */
  href: string
  onBuy: () => void
  /** Id of the lot's heading, where the button does not follow it. */
  describedBy?: string
  /** `gold` for dark ground; `default` where a reserved lot has no other action. */
  variant?: 'gold' | 'default'
  className?: string
}

/** «Comprar Lote»; for a reserved lot a chat about its release; nothing for a sold one. */
export function LotBuyButton({ lot, texts, href, onBuy, describedBy, variant, className }: Props) {
  const status = statusOf(lot)
  if (status === 'vendido') return null
  return status === 'reservado' ? (
    <a
      className={buttonClass(variant ?? 'outline', className)}
      href={href}
      target="_blank"
      rel="noopener"
      aria-describedby={describedBy}
    >
      {texts.reservedButton}
    </a>
  ) : (
    <a
      className={buttonClass(variant ?? 'default', className)}
      href={href}
      aria-describedby={describedBy}
      onClick={onBuy}
    >
      {texts.buyButton}
    </a>
  )
}
