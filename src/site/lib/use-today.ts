import { useSyncExternalStore } from 'react'
import { todayInSaoPaulo } from '../../content/today'

const MINUTE = 60_000

/** A page left open past midnight, or brought back from the browser's memory, looks again. */
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

/** Today in São Paulo, AAAA-MM-DD; undefined in the prerendered HTML and until the page lives, because a file does not know its day. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => todayInSaoPaulo(),
    () => undefined,
  )
