import { memo, useState } from 'react'
import type { LotsPageView, LotView } from '../../../content/views'
import { Button } from '../../ui/button'
import { LotCard } from './lot-card'
import { LOTS_SHOWN } from './lots-json-ld'

interface Props {
  lots: LotView[]
  texts: LotsPageView
  /** The mail draft that asks to buy a lot. */
  draftFor: (lot: LotView) => string
  onBuy: (lot: LotView) => void
}

/** The first lots of a list, then more on demand: drawing ten thousand cards takes seconds. */
export const LotList = memo(function LotList({ lots, texts, draftFor, onBuy }: Props) {
  const [shown, setShown] = useState({ of: lots, count: LOTS_SHOWN })
  const count = shown.of === lots ? shown.count : LOTS_SHOWN
  // Cards beyond the first screenful appear only through the button, and the first of each lot of them takes the focus.
  const arrives = (index: number) => index > 0 && index % LOTS_SHOWN === 0 && index === count - LOTS_SHOWN

  return (
    <>
      <div className="lot-list">
        {lots.slice(0, count).map((lot, index) => (
          <LotCard key={lot.slug} lot={lot} texts={texts} href={draftFor(lot)} onBuy={onBuy} priority={index === 0} focusOnArrival={arrives(index)} />
        ))}
      </div>
      {lots.length > count && (
        <p className="lot-list-more">
          <Button variant="outline" onClick={() => setShown({ of: lots, count: count + LOTS_SHOWN })}>{texts.moreButton}</Button>
        </p>
      )}
    </>
  )
})
