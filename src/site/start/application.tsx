import { RouterProvider } from '@tanstack/react-router'
import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isReachable } from '../lib/is-reachable'
import { nextTask } from '../lib/next-task'
import { setOfflineState } from '../lib/offline-state'
import { browserReader, fetchContentIndex, readContentWith } from '../lib/read-content'
import { createSiteRouter } from '../router'
import { readContract } from './page-contract'
import { isShown, markRendered, matchesOf, preventReload } from './router-internals'

type Router = ReturnType<typeof createSiteRouter>['router']

/** What the running application hands to scripts outside of it; in one piece, so that no file is split for it. */
export interface Running {
  /** Calls `listen` with the path of each page since the start, and of each that comes; there is one listener. */
  onPage: (listen: (path: string) => void) => void
  isReachable: typeof isReachable
  setOfflineState: typeof setOfflineState
}

/**
 * Makes the prerendered document interactive; resolves when all of it is.
 * @param onHydration called when the elements are about to be taken over
 * @throws Error when what the page needs cannot be loaded; the document is then left as it is
 */
export async function startApplication({
  onHydration,
}: {
  onHydration: () => void
}): Promise<Running> {
  const missing = missingFiles()
  const { content, isNotFound = false } = readContract(document) ?? {}
  // In development there is none: the server has every file under its own name.
  if (content) readContentWith(browserReader(await fetchContentIndex(content)))
  await nextTask()
  const { router } = createSiteRouter()
  await nextTask()
  markRendered(router)
  await router.load()
  const matches = matchesOf(router)
  // A file that is missing, or an address that the router cannot read (/%), must not replace good HTML by an error.
  const failed = matches.find((match) => !isShown(match))
  // A route whose component is missing counts as loaded: it fails only where it renders.
  if (failed || missing[0])
    throw new Error('The page cannot be made interactive', { cause: failed?.error ?? missing[0] })
  await nextTask()
  onHydration()
  // A host answers an unknown address with 404.html, also below /blog, where another route renders:
  // there is nothing to hydrate there.
  await show(router, isNotFound && matches.at(-1)?.routeId !== '/$' ? 'anew' : 'hydrated')
  return { onPage: pagesOf(router), isReachable, setOfflineState }
}

/** @returns the errors of imports that failed so far, which Vite tells of; the list grows */
function missingFiles(): readonly Error[] {
  const missing: Error[] = []
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.push(payload)
    preventReload(payload.message)
  })
  return missing
}

/** Renders the application into the document; resolves once every part of it answers. */
const show = (router: Router, how: 'anew' | 'hydrated'): Promise<void> =>
  new Promise((resolve, reject) => {
    const application = (
      <Hydrated onDone={resolve}>
        <RouterProvider router={router} />
      </Hydrated>
    )
    const options = { onUncaughtError: reject }
    if (how === 'anew') createRoot(document, options).render(application)
    else startTransition(() => void hydrateRoot(document, application, options))
  })

/** Collects the pages of the visit until somebody listens. */
function pagesOf(router: Router): Running['onPage'] {
  const seen = [location.pathname]
  let tell = (path: string) => {
    seen.push(path)
  }
  router.subscribe('onResolved', () => tell(location.pathname))
  return (listen) => {
    seen.forEach((path) => listen(path))
    tell = listen
  }
}

/** Nobody reads it: its change reaches every part that is not hydrated yet, which React then hydrates first. */
const Reached = createContext(false)

/**
 * The router's outlet makes the page a part of its own, which React hydrates some time after what stands
 * around it; this asks for it at once, and knows when it is done.
 */
function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!reached) return startTransition(() => setReached(true))
    onDone()
    // For journeys in a browser, and the console. Parts that differ from the prerendered page, such as
    // a filter of the address, render right after this effect.
    void nextTask().then(() => {
      document.documentElement.dataset.running = 'sim'
    })
  }, [reached, onDone])
  return <Reached value={reached}>{children}</Reached>
}
