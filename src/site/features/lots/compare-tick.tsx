import type { LotsPageView, LotView } from '../../../content/views'
import { useTicked } from '../../lib/use-typed'
import { MAX_COMPARED } from './compare-search'
import { keepCompared, toggleCompared, useComparedLots } from './compared-lots'

/** Puts a lot into the comparison or takes it out. */
export function CompareTick({
  lot,
  texts,
}: {
  lot: Pick<LotView, 'slug' | 'title'>
  texts: LotsPageView['compare']
}) {
  const lots = useComparedLots()
  const isTicked = lots.some(({ slug }) => slug === lot.slug)
  const isFull = !isTicked && lots.length >= MAX_COMPARED
  const ref = useTicked(isTicked, () => keepCompared(lot))
  return (
    <label className="lot-tick needs-script">
      <input
        type="checkbox"
        ref={ref}
        checked={isTicked}
        disabled={isFull}
        aria-describedby={`lote-${lot.slug}`}
        onChange={() => toggleCompared(lot)}
      />
      {isFull ? texts.full : texts.tick}
    </label>
  )
}
