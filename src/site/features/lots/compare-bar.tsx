import { useTicked } from '../../lib/use-typed'
import X from 'lucide-react/icons/x'
import type { LotsPageView, LotView } from '../../../content/views'
import { fillPlaces, formatCount } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { SmartLink } from '../../ui/smart-link'
import { compareHref, MAX_COMPARED } from './compare-search'
import { keepCompared, setCompared, toggleCompared, useComparedLots } from './compared-lots'
import { COMPARED, removeOf } from './labels'

/** At the foot of the window: the ticked lots, and the link to their comparison. */
export function CompareBar({ texts }: { texts: LotsPageView['compare'] }) {
  const lots = useComparedLots()
  if (lots.length === 0) return null
  const count = lots.length
  return (
    <section className="compare-bar dark" aria-label={COMPARED}>
      <div className="wrap">
        <ul>
          {lots.map((lot) => (
            <li key={lot.slug}>
              <span className="compare-bar-title">{lot.title}</span>
              <button
                type="button"
                aria-label={removeOf(lot.title)}
                onClick={() => toggleCompared(lot)}
              >
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
          {count < MAX_COMPARED && <li className="compare-bar-free">{texts.free}</li>}
        </ul>
        <p className="compare-bar-count num">
          {fillPlaces(texts.count, {
            lotes: formatCount(count),
            limite: formatCount(MAX_COMPARED),
          })}
        </p>
        <button type="button" className={buttonClass('ghost')} onClick={() => setCompared([])}>
          {texts.clearButton}
        </button>
        {count > 1 ? (
          <SmartLink
            className={buttonClass('gold')}
            href={compareHref(lots.map(({ slug }) => slug))}
          >
            {texts.button}
          </SmartLink>
        ) : (
          <span className="compare-bar-more">{texts.oneMore}</span>
        )}
      </div>
    </section>
  )
}

/** Checkbox that puts a lot into the comparison. */
export function CompareTick({
  lot,
  texts,
}: {
  lot: Pick<LotView, 'slug' | 'title'>
  texts: LotsPageView['compare']
}) {
  const lots = useComparedLots()
  const isTicked = lots.some(({ slug }) => slug === lot.slug)
  const ref = useTicked(isTicked, () => keepCompared(lot))
  const isFull = !isTicked && lots.length >= MAX_COMPARED
  return (
    <label className="lot-tick needs-script">
      <input
        ref={ref}
        type="checkbox"
        checked={isTicked}
        disabled={isFull}
        aria-describedby={`lote-${lot.slug}`}
        onChange={() => toggleCompared(lot)}
      />
      {isFull ? texts.full : texts.tick}
    </label>
  )
}
