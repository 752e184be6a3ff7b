import { RouterProvider } from '@tanstack/react-router'
import { createContext, startTransition, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isReachable } from '../lib/is-reachable'
import { setOfflineState } from '../lib/offline-state'
import { browserReader, fetchContentIndex, readContentWith } from '../lib/read-content'
import { createSiteRouter } from '../router'
import { nextTask } from '../lib/next-task'
import { readContract } from './page-contract'

/** What the running application hands to whoever speaks with it from outside; in one piece, so that no file is split for it. */
export interface Running {
  /** Calls `listen` with the path of each page that has come since the start, and then of each that comes; there is one listener. */
  onPage: (listen: (path: string) => void) => void
  isReachable: typeof isReachable
  setOfflineState: typeof setOfflineState
}

/**
 * Makes the prerendered document interactive; resolves when it is.
 * @throws Error when what the page needs cannot be loaded; the document is then left as it is
 */
export async function start(): Promise<Running> {
  const missing = leaveReloadsToTheErrorPage()
  const { content } = readContract(document) ?? {}
  // In development there is none: the server has every file under its own name.
  if (content) readContentWith(browserReader(await fetchContentIndex(content)))
  await nextTask()
  const { router } = createSiteRouter()
  await nextTask()
  // Tells the router that the document is already rendered, so that its first load does not show a pending state.
  router.ssr = { manifest: undefined }
  await router.load()
  const matches = router.stores.matches.get()
  // A chunk that is missing, or an address that the router cannot read (/%), must not replace good HTML by an error.
  const failed = matches.find((match) => match.status !== 'success' || match._notFound)
  // A route whose component is missing counts as loaded: it fails only where it renders.
  if (failed || missing[0])
    throw new Error('The page cannot be made interactive', { cause: failed?.error ?? missing[0] })
  await nextTask()
  await new Promise<void>((resolve, reject) => {
    const app = (
      <Started onStarted={resolve}>
        <RouterProvider router={router} />
      </Started>
    )
    // A host answers an unknown address with 404.html, also below /blog, where another route renders: nothing to hydrate there.
    if (readContract(document)?.isNotFound && matches.at(-1)?.routeId !== '/$')
      createRoot(document, { onUncaughtError: reject }).render(app)
    else
      startTransition(() => {
        hydrateRoot(document, app, { onUncaughtError: reject })
      })
  })
  const seen = [location.pathname]
  let tell = (path: string) => {
    seen.push(path)
  }
  router.subscribe('onResolved', () => tell(location.pathname))
  const onPage: Running['onPage'] = (listen) => {
    seen.forEach((path) => listen(path))
    tell = listen
  }
  return { onPage, isReachable, setOfflineState }
}

/**
 * The router reloads by itself where a route's file is missing, also offline, which leaves the browser's own error page
 * (lazyRouteComponent). Its mark for "done already" is set first, so that PageFailed decides. Vite tells of each failed import.
 * @returns what failed so far; it grows
 */
function leaveReloadsToTheErrorPage(): readonly Error[] {
  const missing: Error[] = []
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.push(payload)
    try {
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
    } catch {
      // The router cannot read its mark either, and ends in the same error page.
    }
  })
  return missing
}

/** Nobody reads it: its change reaches every part that is not hydrated yet, and React hydrates such a part before it hands a change on. */
const Reached = createContext(false)

/**
 * The router's outlet makes the page a part of its own, which is hydrated after what stands around it; until then React would
 * put what somebody types there back to what it was.
 */
function Started({ onStarted, children }: { onStarted: () => void; children: React.ReactNode }) {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!reached) return startTransition(() => setReached(true))
    onStarted()
    // For journeys in a browser, and for whoever asks the console. The parts that differ from the prerendered page, such
    // as a filter of the address, render right after this effect.
    void nextTask().then(() => {
      document.documentElement.dataset.running = 'sim'
    })
  }, [reached, onStarted])
  return <Reached value={reached}>{children}</Reached>
}
