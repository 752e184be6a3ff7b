import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react'
import { afterFrame } from '../lib/after-frame'

/**
 * Asked by a page as it comes: whether somebody goes on to it, so that it comes in two steps. Nobody does where the document was
 * loaded, where one goes back or forward, whose place in the page is found again at once, and where the address names a place in it.
 */
export const GoesOn = createContext<() => boolean>(() => false)

/** Those that wait for the frame with the first screen: all come together. */
const waiting = new Set<() => void>()

/** Calls `show` with all others that wait; returns the way to end that. */
function wait(show: () => void): () => void {
  if (waiting.size === 0) {
    afterFrame(() =>
      startTransition(() => {
        for (const each of waiting) each()
        waiting.clear()
      }),
    )
  }
  waiting.add(show)
  return () => void waiting.delete(show)
}

/** False until the frame with the first screen of a page that somebody goes on to; for lists that are cut in the middle. */
export function useWholePage(): boolean {
  const goesOn = useContext(GoesOn)
  const [isWhole, setWhole] = useState(() => !goesOn())
  useEffect(() => (isWhole ? undefined : wait(() => setWhole(true))), [isWhole])
  return isWhole
}

/**
 * What the first screen does not show, down to the footer: a page that somebody goes on to shows its heading first, and this a
 * frame later. Until then a screen is kept free, so that the footer does not come and go.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  return useWholePage() ? children : <div className="min-h-screen" />
}
