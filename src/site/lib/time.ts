import { useSyncExternalStore } from 'react'
import { todayInSaoPaulo } from '../../content/time/today'

const MINUTE = 60_000

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Looks at the clock every minute and when the page becomes visible again, for a page that was left
 * open or asleep.
 */
function subscribe(look: () => void): () => void {
  const timer = setInterval(look, MINUTE)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Returns the present result of `read`, a text or a number; undefined until hydration, because the
 * prerendered HTML may be read at any time.
 */
const useClock = <Value extends string | number>(read: () => Value): Value | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined)

/** Today in São Paulo, AAAA-MM-DD. */
export const useToday = (): string | undefined => useClock(() => todayInSaoPaulo())

/** The beginning of this minute, in ms since 1970. */
export const useMinute = (): number | undefined =>
  useClock(() => Math.floor(Date.now() / MINUTE) * MINUTE)
