import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { afterFrame } from '../../lib/after-frame'
import { nextCards } from './card-steps'

/** The cards on their way to those that are wanted: a few new ones a frame, and between them the browser answers keys. All at once at first. */
export function useCardSteps<Card extends { slug: string }>(
  wanted: readonly Card[],
): readonly Card[] {
  // An answer that arrives is drawn without a break; this is not.
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
