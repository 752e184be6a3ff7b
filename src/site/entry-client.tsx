import './lib/older-browsers'
import { RouterProvider } from '@tanstack/react-router'
import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { browserReader, fetchContentIndex, readContentWith } from './lib/read-content'
import { reloadOnce } from './lib/reload-once'
import { sleep } from './lib/time'
import { putBackTyping } from './lib/typed'
import { createSiteRouter } from './router'
import { keepEarly } from './start/early'
import { isShown, markRendered, matchesOf, preventReload, rememberPlace } from './start/internals'
import { keepOffline } from './start/keep-offline'
import { readContract } from './start/page-start'

/*
 * The start of a page. The inline script (start/page-start.ts) imports this file, once the page is
 * painted, and holds presses back until the end of `start`: the page's data is loaded, React takes
 * over the prerendered elements, and what was typed and pressed meanwhile is told to it. When
 * anything of that fails, the page stays, or is put back, as visitors without script see it.
 */

type Router = ReturnType<typeof createSiteRouter>['router']

/** Longest wait for the full style sheet, in ms: without it only states that did not show look plain. */
const STYLE_PATIENCE = 4000
/** How long the running page rests before files for offline use are fetched, in ms. */
const REST = 2000

const contract = readContract(document)

/** The error of a file of this release that is missing: a newer one has replaced it. */
let missing: Error | undefined
addEventListener('vite:preloadError', ({ payload }) => {
  missing ??= payload
  preventReload(payload.message)
})

/**
 * Returns the router with this page's data.
 * @throws Error when a part did not load: good HTML is never replaced by an error page
 */
async function loadedRouter(): Promise<Router> {
  // Development has no index: its server has every file under its own name.
  if (contract.content) readContentWith(browserReader(await fetchContentIndex(contract.content)))
  const { router } = createSiteRouter()
  markRendered(router)
  rememberPlace(router)
  await router.load()
  const failed = matchesOf(router).find((match) => !isShown(match))
  // A route with a missing component counts as loaded; it would fail only when it renders.
  if (failed || missing)
    throw new Error('A part of the page is missing', { cause: failed?.error ?? missing })
  return router
}

/** Resolves once the full style sheet applies, fails to load or takes too long. */
async function styled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!link || link.sheet) return
  const settled = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve)
  })
  await Promise.race([settled, sleep(STYLE_PATIENCE)])
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

/**
 * Renders the application into the document; resolves once every part of it answers. An exception
 * meanwhile puts the page back as it was.
 */
async function show(router: Router): Promise<void> {
  // A host answers an unknown address with 404.html, also below /blog, where another route renders:
  // the HTML cannot be hydrated there, and it does not have that page's style.
  const isAnew = contract.isNotFound && matchesOf(router).at(-1)?.routeId !== '/$'
  if (isAnew) await styled()
  // A copy in another document, where no picture loads and no element of its own begins to work.
  const page = document.implementation
    .createHTMLDocument()
    .importNode(document.documentElement, true)
  const top = window.scrollY
  let isDone = false
  let root: Root | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const onError = (error: unknown) => (isDone ? reportError(error) : reject(error))
      const options = { onUncaughtError: onError, onCaughtError: onError }
      const application = (
        <Hydrated onDone={resolve}>
          <RouterProvider router={router} />
        </Hydrated>
      )
      if (isAnew) {
        root = createRoot(document, options)
        root.render(application)
      } else
        startTransition(() => {
          root = hydrateRoot(document, application, options)
        })
    })
  } catch (error) {
    root?.unmount()
    document.documentElement?.remove()
    document.append(page)
    window.scrollTo(0, top)
    throw error
  }
  isDone = true
}

async function start(): Promise<void> {
  const { presses = [], end, fail } = window.start ?? {}
  putBackTyping(document)
  try {
    const router = await loadedRouter().catch(async (error: unknown) => {
      await reloadOnce()
      throw error
    })
    const early = keepEarly(document, presses)
    await show(router).finally(early.putBack)
    await styled()
    // A task later parts that differ from the prerendered page, such as a filter of the address,
    // are rendered.
    await sleep(0)
    end?.()
    early.tell()
    // For journeys and the console.
    document.documentElement.dataset.running = 'sim'
    const seen = new Set([location.pathname])
    router.subscribe('onResolved', () => seen.add(location.pathname))
    await sleep(REST)
    await keepOffline(router, contract, seen).catch(() => undefined)
  } catch (error) {
    fail?.(error)
  }
}

void start()
