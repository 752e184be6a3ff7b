import type { MaterialView } from '../../../content/views'
import { oldPriceText, variationBaseText, type PriceWords } from '../../lib/price-day'
import { Variation } from '../../ui/variation'

interface Props {
  material: MaterialView
  words: PriceWords
  /** AAAA-MM-DD */
  boardDay: string
}

/** How a price changed and against what; an old one says its day. */
export function PriceNotes({
  material: { prices, variation, variationBase },
  words,
  boardDay,
}: Props) {
  const day = prices[0]?.day ?? boardDay
  const old = oldPriceText(day, boardDay, words)
  return (
    <>
      <Variation points={variation} />
      {variationBase && (
        <small className="price-board-note">{variationBaseText(variationBase, day, words)}</small>
      )}
      {old && <small className="price-board-note">{old}</small>}
    </>
  )
}
