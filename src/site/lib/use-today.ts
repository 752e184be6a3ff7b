import { useSyncExternalStore } from 'react'
import { todayInSaoPaulo } from '../../content/today'

const MINUTE = 60_000

/** Looks again every minute and when the page is shown again, for a page left open past midnight. */
function subscribe(look: () => void): () => void {
  const timer = setInterval(look, MINUTE)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}

/**
 * Today in São Paulo, AAAA-MM-DD; undefined in the prerendered HTML, which may be read on any day,
 * and until hydration.
 */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => todayInSaoPaulo(),
    () => undefined,
  )
