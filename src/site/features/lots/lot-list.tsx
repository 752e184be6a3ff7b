import { memo, useState } from 'react'
import type { LotsPageView, LotView } from '../../../content/views'
import { LotCard } from './lot-card'

interface Props {
  lots: readonly LotView[]
  texts: LotsPageView
  /** See LotCard. */
  hrefFor: (lot: LotView) => string
  onBuy: (lot: LotView) => void
}

/** The cards of one page. `memo`: typing in the search must not render it before the search has an answer. */
export const LotList = memo(function LotList({ lots, texts, hrefFor, onBuy }: Props) {
  const [first] = useState(lots)
  const [isOther, setOther] = useState(false)
  if (lots !== first && !isOther) setOther(true)
  if (lots.length === 0) return null
  return (
    <div className={`lot-list${isOther ? ' lot-list-other' : ''}`}>
      {lots.map((lot, index) => (
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
