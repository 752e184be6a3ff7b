import X from 'lucide-react/icons/x'
import { type MouseEvent, useEffect, useState } from 'react'
import type { LotsPageView } from '../../../content/views'
import { focusAround } from '../../lib/focus-around'
import { fillPlaces, formatCount } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { SmartLink } from '../../ui/smart-link'
import { compareHref, MAX_COMPARED } from './compare-search'
import {
  type ComparedLot,
  onComparedChange,
  setCompared,
  toggleCompared,
  useComparedLots,
} from './compared-lots'
import { COMPARED, NONE_COMPARED, notCompared, nowCompared, removeOf } from './labels'

interface Props {
  texts: LotsPageView['compare']
}

const countOf = (count: number, texts: Pick<Props['texts'], 'count'>): string =>
  fillPlaces(texts.count, { lotes: formatCount(count), limite: formatCount(MAX_COMPARED) })

/** At the foot of the window: the ticked lots, and the link to their comparison. */
export function CompareBar({ texts }: Props) {
  const lots = useComparedLots()
  return (
    <>
      <CompareStatus texts={texts} />
      {lots.length > 0 && <ComparedList lots={lots} texts={texts} />}
    </>
  )
}

/**
 * Announces each change. It is in the page before the bar is, because screen readers do not
 * announce a region that is added together with its text.
 */
function CompareStatus({ texts }: Props) {
  const [said, setSaid] = useState('')
  useEffect(
    () => onComparedChange((before, after) => setSaid(changeText(before, after, texts))),
    [texts],
  )
  return (
    <p className="sr" role="status">
      {said}
    </p>
  )
}

/** The sentence that announces a change of the ticked lots. */
export function changeText(
  before: readonly ComparedLot[],
  after: readonly ComparedLot[],
  texts: Pick<Props['texts'], 'count' | 'full'>,
): string {
  const missingIn = (lots: readonly ComparedLot[]) => (lot: ComparedLot) =>
    lots.every(({ slug }) => slug !== lot.slug)
  const count = countOf(after.length, texts)
  const added = after.find(missingIn(before))
  if (added)
    return after.length < MAX_COMPARED
      ? nowCompared(added.title, count)
      : `${nowCompared(added.title, count)} ${texts.full}.`
  const gone = before.find(missingIn(after))
  return after.length === 0 || !gone ? NONE_COMPARED : notCompared(gone.title, count)
}

/** For buttons that may disappear with the lot that they remove: moves the focus first. */
const leaving =
  (go: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget)
    go()
  }

function ComparedList({ lots, texts }: Props & { lots: readonly ComparedLot[] }) {
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
                className="muted grid h-11 place-items-center"
                aria-label={removeOf(lot.title)}
                onClick={leaving(() => toggleCompared(lot))}
              >
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
          {count < MAX_COMPARED && <li className="muted compare-bar-free">{texts.free}</li>}
        </ul>
        <p className="compare-bar-count small num">{countOf(count, texts)}</p>
        <button
          type="button"
          className={buttonClass('ghost')}
          onClick={leaving(() => setCompared([]))}
        >
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
          <span className="muted">{texts.oneMore}</span>
        )}
      </div>
    </section>
  )
}

/** Checkbox that puts a lot into the comparison. */
export function CompareTick({ lot, texts }: Props & { lot: ComparedLot }) {
  const lots = useComparedLots()
  const isTicked = lots.some(({ slug }) => slug === lot.slug)
  const isFull = !isTicked && lots.length >= MAX_COMPARED
  return (
    <label className="lot-tick needs-script">
      <input
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
