import { useEffect } from 'react'
import { useLotEntries } from '../../content'
import { prepareSearch } from './find-lots'

const NONE: never[] = []

/** How long a slice may take, in ms, where the browser does not say when it is idle. */
const SLICE = 8

/** Prepares the search of a long list while the browser is idle, so that the next key does not wait for it. `wanted`: somebody searches. */
export function usePreparedSearch(wanted: boolean): void {
  const { data: lots = NONE } = useLotEntries(wanted)
  useEffect(() => {
    let next = 0
    let cancel = () => {}
    const plan = () => {
      if (next >= lots.length) return
      // Safari has no requestIdleCallback.
      if (typeof requestIdleCallback === 'function') {
        const id = requestIdleCallback((deadline) => run(() => deadline.timeRemaining() > 2))
        cancel = () => cancelIdleCallback(id)
      } else {
        const id = setTimeout(() => {
          const end = performance.now() + SLICE
          run(() => performance.now() < end)
        }, 50)
        cancel = () => clearTimeout(id)
      }
    }
    const run = (mayGoOn: () => boolean) => {
      next = prepareSearch(lots, next, mayGoOn)
      plan()
    }
    plan()
    return () => cancel()
  }, [lots])
}
