import { memo } from 'react'
import type { LotsPageView, LotView } from '../../../content/views'
import { LotCard } from './lot-card'

interface Props {
  lots: readonly LotView[]
  texts: LotsPageView
  /** The mail draft that asks to buy a lot; for a reserved one a chat that asks for word. */
  hrefFor: (lot: LotView) => string
  onBuy: (lot: LotView) => void
}

/** The cards of one page. */
export const LotList = memo(function LotList({ lots, texts, hrefFor, onBuy }: Props) {
  return (
    <div className="lot-list">
      {lots.map((lot, index) => <LotCard key={lot.slug} lot={lot} texts={texts} href={hrefFor(lot)} onBuy={onBuy} priority={index === 0} compares />)}
    </div>
  )
})
