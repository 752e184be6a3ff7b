import { memo, useState } from 'react'
import type { LotsPageView, LotView } from '../../../content/views'
import { LotCard } from './lot-card'
import { useCardSteps } from './use-card-steps'

interface Props {
  lots: readonly LotView[]
  texts: LotsPageView
  /** See LotCard. */
  hrefFor: (lot: LotView) => string
  onBuy: (lot: LotView) => void
}

/** The cards of one page. Changed cards come a few a frame, so that a keystroke does not wait for all of them. */
export const LotList = memo(function LotList({ lots, texts, hrefFor, onBuy }: Props) {
  const shown = useCardSteps(lots)
  const [first] = useState(lots)
  const [isOther, setOther] = useState(false)
  if (lots !== first && !isOther) setOther(true)
  if (lots.length === 0) return null
  return (
    <div
      className={`lot-list${isOther ? ' lot-list-other' : ''}`}
      aria-busy={shown !== lots || undefined}
    >
      {shown.map((lot, index) => (
        <LotCard
          key={lot.slug}
          lot={lot}
          texts={texts}
          hrefFor={hrefFor}
          onBuy={onBuy}
          priority={index === 0}
          compares
        />
      ))}
    </div>
  )
})
