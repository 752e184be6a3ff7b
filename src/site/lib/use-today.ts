import { useSyncExternalStore } from 'react'
import { todayInSaoPaulo } from '../../content/today'

const MINUTE = 60_000

/**
 * Checks the day every minute and when the page becomes visible again, for a page left open past
 * midnight.
 */
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
 * Today in São Paulo, AAAA-MM-DD; undefined until hydration, because the prerendered HTML may be
 * read on any day.
 */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => todayInSaoPaulo(),
    () => undefined,
  )
