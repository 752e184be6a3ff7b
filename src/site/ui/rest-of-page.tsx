import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { afterFrame } from '../lib/after-frame'

/**
 * Whether the visitor came to the page by a link of this site: then its first screen is rendered
 * before the rest. False for a loaded document; for a step back or forward, which must find its
 * scroll position at once; and for an address with a fragment.
 */
export const ArrivesByLink = createContext<() => boolean>(() => false)

/** Parts that wait for the frame with the first screen; all of them show together. */
const waiting = new Set<() => void>()

/** Calls `show` together with all others that wait; returns the function that cancels it. */
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

/** False until the first screen of a page opened by a link has been painted; for lists that are cut in the middle. */
export function useWholePage(): boolean {
  const arrivesByLink = useContext(ArrivesByLink)
  const [isWhole, setWhole] = useState(() => !arrivesByLink())
  useEffect(() => (isWhole ? undefined : wait(() => setWhole(true))), [isWhole])
  return isWhole
}

/**
 * The part of a page below its first screen. A page opened by a link shows its heading first and
 * this a frame later; until then a screen's height is kept free, so that the footer does not show
 * for one frame. A loaded document carries only the style of the parts above this one; it links the
 * style of the rest here, and a browser shows the first screen while it waits for that style.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  if (!useWholePage()) return <div className="min-h-screen" />
  return (
    <>
      <RestStyle />
      {children}
    </>
  )
}

/** Placeholder that the build replaces by the address of the style (output/documents.ts). */
export const REST_STYLE = 'rest-style'

const neverChanges = () => () => undefined

/**
 * Only in a loaded document. The full sheet, which may load after React, switches it off
 * (start/files.ts).
 */
function RestStyle() {
  const [isLoaded] = useState(
    useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    ),
  )
  return isLoaded && <link rel="stylesheet" href={REST_STYLE} suppressHydrationWarning />
}
