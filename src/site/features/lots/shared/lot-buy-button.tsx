import { statusOf } from '../../../../content/lots/listing'
import type { LotView } from '../../../../content/views/views'
import { buttonClass } from '../../../ui/button'

interface Props {
  lot: Pick<LotView, 'status'>
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
export function LotBuyButton({ lot, href, onBuy, describedBy, variant, className }: Props) {
  const status = statusOf(lot)
  if (status === 'vendido') return null
  const isReserved = status === 'reservado'
  return (
    <a
      className={buttonClass(variant ?? (isReserved ? 'outline' : 'default'), className)}
      href={href}
      aria-describedby={describedBy}
      {...(isReserved ? { target: '_blank', rel: 'noopener' } : { onClick: onBuy })}
    >
      {isReserved ? 'Quero ser avisado' : 'Comprar Lote'}
    </a>
  )
}
