import { RouterProvider } from '@tanstack/react-router'
import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isReachable } from '../lib/is-reachable'
import { nextTask } from '../lib/after-frame'
import { setOfflineState } from '../lib/offline-state'
import { browserReader, fetchContentIndex, readContentWith } from '../lib/read-content'
import { createSiteRouter } from '../router'
import { readContract } from './page-contract'
import { isShown, markRendered, matchesOf, preventReload, rememberPlace } from './router-internals'

type Router = ReturnType<typeof createSiteRouter>['router']

/**
 * The interface of the running application to scripts outside it; one object, so that no file is
 * split for it.
 */
export interface Running {
  /**
   * Calls `listen` with the path of each page since the start and of each later page; there is one
   * listener.
   */
  onPage: (listen: (path: string) => void) => void
  isReachable: typeof isReachable
  setOfflineState: typeof setOfflineState
}

/**
 * Makes the prerendered document interactive; resolves when all of it is, and styled.
 * @param onHydration called just before React takes over the elements
 * @param styled resolves when the full style sheet has loaded, or was waited for long enough
 * @throws Error when a file that the page needs cannot be loaded; the document then stays unchanged
 */
export async function startApplication({
  onHydration,
  styled,
}: {
  onHydration: () => void
  styled: Promise<void> | undefined
}): Promise<Running> {
  const missing = missingFiles()
  const { content, isNotFound = false } = readContract(document) ?? {}
  // Development has no index: its server has every file under its own name.
  if (content) readContentWith(browserReader(await fetchContentIndex(content)))
  await nextTask()
  const { router } = createSiteRouter()
  await nextTask()
  markRendered(router)
  rememberPlace(router)
  await router.load()
  const matches = matchesOf(router)
  // A missing file, or an address that the router cannot read (/%), must not replace good HTML by
  // an error page.
  const failed = matches.find((match) => !isShown(match))
  // A route with a missing component counts as loaded; it would fail only when it renders.
  if (failed || missing[0])
    throw new Error('The page cannot be made interactive', { cause: failed?.error ?? missing[0] })
  await nextTask()
  // A host answers an unknown address with 404.html, also below /blog, where another route renders:
  // the HTML cannot be hydrated there, and it does not have that page's style.
  const isAnew = isNotFound && matches.at(-1)?.routeId !== '/$'
  if (isAnew) await styled
  onHydration()
  await show(router, isAnew)
  await styled
  // For fields (lib/use-typed.ts), journeys and the console: a task later, when the first press is repeated
  // and parts that differ from the prerendered page, such as a filter of the address, are rendered.
  void nextTask().then(() => {
    document.documentElement.dataset.running = 'sim'
  })
  return { onPage: pagesOf(router), isReachable, setOfflineState }
}

/** @returns the errors of failed imports, from Vite's event; the list grows */
function missingFiles(): readonly Error[] {
  const missing: Error[] = []
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.push(payload)
    preventReload(payload.message)
  })
  return missing
}

/** Renders the application into the document; resolves once every part of it answers. */
const show = (router: Router, isAnew: boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const application = (
      <Hydrated onDone={resolve}>
        <RouterProvider router={router} />
      </Hydrated>
    )
    const options = { onUncaughtError: reject }
    if (isAnew) createRoot(document, options).render(application)
    else startTransition(() => void hydrateRoot(document, application, options))
  })

/** Collects the pages of the visit until there is a listener. */
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

/**
 * No component uses the value. Its change reaches every part that is not hydrated yet, and React
 * then hydrates that part first.
 */
const Reached = createContext(false)

/**
 * Hydrates the page at once and reports when it is done. The router's outlet puts the page into a
 * boundary of its own, which React would otherwise hydrate some time after the rest.
 */
function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!reached) return startTransition(() => setReached(true))
    onDone()
  }, [reached, onDone])
  return <Reached value={reached}>{children}</Reached>
}
