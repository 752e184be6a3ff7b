import { memo, useState } from 'react'
import type { LotsPageView, LotView } from '../../../content/views'
import { LotCard } from './lot-card'
import { useCardSteps } from './use-card-steps'

interface Props {
  lots: readonly LotView[]
  texts: LotsPageView
  /** The mail draft that asks to buy a lot; for a reserved one a chat that asks for word. */
  hrefFor: (lot: LotView) => string
  onBuy: (lot: LotView) => void
}

/** A card of the list. `memo`: neither the message of a card that stays is composed again. */
const ListedLot = memo(function ListedLot({ lot, texts, hrefFor, onBuy, priority }: Omit<Props, 'lots'> & { lot: LotView; priority: boolean }) {
  return <LotCard lot={lot} texts={texts} href={hrefFor(lot)} onBuy={onBuy} priority={priority} compares />
})

/** The cards of one page; those that change come a few a frame, and not all in one that keeps a letter waiting. */
export const LotList = memo(function LotList({ lots, texts, hrefFor, onBuy }: Props) {
  const shown = useCardSteps(lots)
  const [first] = useState(lots)
  const [isOther, setOther] = useState(false)
  if (lots !== first && !isOther) setOther(true)
  if (lots.length === 0) return null
  return (
    <div className={`lot-list${isOther ? ' lot-list-other' : ''}`} aria-busy={shown !== lots || undefined}>
      {shown.map((lot, index) => <ListedLot key={lot.slug} lot={lot} texts={texts} hrefFor={hrefFor} onBuy={onBuy} priority={index === 0} />)}
    </div>
  )
})
