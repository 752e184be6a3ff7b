import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { afterFrame } from '../../lib/after-frame'

/**
 * Replaces cards by others a few a frame, so that the browser answers keys in between. The first cards come all
 * at once.
 */
export function useCardSteps<Card extends { slug: string }>(
  wanted: readonly Card[],
): readonly Card[] {
  // Deferred, so that keys interrupt this rendering.
  const goal = useDeferredValue(wanted)
  const [before, setBefore] = useState(goal)
  const shown = useMemo(() => nextCards(before, goal), [before, goal])
  useEffect(
    () =>
      before === shown ? undefined : afterFrame(() => startTransition(() => setBefore(shown))),
    [before, shown],
  )
  return shown
}

/** Cards on a phone's first screen, which are painted at once. */
const SEEN = 2
/** New cards a frame below the first screen. */
const STEP = 3

/**
 * The next step from the shown cards to the wanted ones: as many new cards from the top as one frame can render,
 * each in place of a shown one; the cards below stay. A card that keeps its position among the shown ones costs
 * nothing; one that moves up is rendered like a new one.
 */
export function nextCards<Card extends { slug: string }>(
  shown: readonly Card[],
  wanted: readonly Card[],
): readonly Card[] {
  let [kept, drawn, end] = [-1, 0, 0]
  for (const card of wanted) {
    const place = shown.indexOf(card)
    if (place > kept) kept = place
    else if (++drawn > (end <= SEEN ? 1 : STEP)) break
    end++
  }
  if (end === wanted.length) return wanted
  const top = wanted.slice(0, end)
  // A lot can be in both parts, as objects from two files.
  const slugs = new Set(top.map(({ slug }) => slug))
  return [
    ...top,
    ...shown.slice(Math.max(kept + 1, end), wanted.length).filter(({ slug }) => !slugs.has(slug)),
  ]
}
