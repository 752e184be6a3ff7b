import { test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the application marks the document: it runs («sim») or cannot («nao»). */
export const running = (page: Page, marked: 'sim' | 'nao' = 'sim') =>
  page.waitForFunction((mark) => document.documentElement.dataset.running === mark, marked)

/** Parts of pages that many journeys use. */
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`).first()
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true })
/** The box of a material in the price table that adds it to the estimate. */
export const tick = (page: Page, material: string) =>
  page.getByRole('checkbox', { name: `Somar à estimativa: ${material}`, exact: true })
export const weight = (page: Page, material: string) =>
  page.getByLabel(`Peso de ${material}`, { exact: true })

/** Holds the requests for some files of a page back until the returned function is called. */
export async function holdBack(page: Page, files: RegExp | string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

/**
 * Opens a page whose first script is held back.
 * @returns a function that releases the script and waits until the application runs
 */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\/assets\/entry-client-/)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await running(page)
  }
}

/**
 * Collects the addresses that a page fetches from now on, except for the service worker, which any
 * page fetches once it rests.
 */
export function requestsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/sw.js')) addresses.push(request.url())
  })
  return addresses
}

/** Switches the network of a page off and on, also for its service worker. */
export const offline = (page: Page, isOffline = true) => page.context().setOffline(isOffline)

/** The browser's messages when a journey takes files or the network away. */
export const MISSING = /Failed to (?:load resource|fetch)|is missing/
/** React renders a page anew that somebody has changed before it took over. */
export const CHANGED = /Minified React error #418/
/** The application leaves the page as visitors without script see it. */
export const NO_START = /does not start/

/** What a journey causes on purpose beside what every page may. */
interface Allowed {
  /** Messages of the browser. */
  messages: RegExp
  /** Other hosts that the journey leads to. */
  hosts: string[]
}

/** Collects what no page may do: errors, warnings, and requests to other hosts. */
function watch(context: BrowserContext, { messages, hosts }: Allowed): string[] {
  const complaints: string[] = []
  const navigations = new Set<string>()
  const isAllowed = (message: ConsoleMessage) =>
    !['error', 'warning'].includes(message.type()) ||
    // Playwright's own warning (playwright.config.ts).
    message.text().includes('Service Worker registration blocked by Playwright') ||
    // A busy machine uses a preloaded file later than the browser expects.
    message.text().includes('was preloaded using link preload') ||
    // The status 404 of a page is shown on purpose.
    (message.text().includes('404') && navigations.has(message.location().url)) ||
    messages.test(message.text())
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (request.isNavigationRequest()) navigations.add(request.url())
    if (protocol.startsWith('http') && !['localhost', ...hosts].includes(hostname))
      complaints.push(`request to ${request.url()}`)
  })
  context.on('console', (message) => {
    if (!isAllowed(message)) complaints.push(message.text())
  })
  context.on('weberror', (webError) => {
    const error = String(webError.error())
    if (!messages.test(error)) complaints.push(error)
  })
  return complaints
}

/**
 * Playwright's test, which also fails when a page throws, writes an error or a warning to its
 * console (as for a breach of its policy) or asks another host. Its `page.goto` and `page.reload`
 * also wait until the application runs; with `waitUntil` they don't, for the time before.
 */
export const test = base.extend<Allowed>({
  messages: [/^$/, { option: true }],
  hosts: [[], { option: true }],
  context: async ({ context, messages, hosts }, handOn) => {
    const complaints = watch(context, { messages, hosts })
    await handOn(context)
    base.expect(complaints).toEqual([])
  },
  page: async ({ page, javaScriptEnabled }, handOn) => {
    const started = async <T>(response: T, options?: { waitUntil?: unknown }) => {
      if (javaScriptEnabled && !options?.waitUntil && !page.url().includes('/admin'))
        await running(page)
      return response
    }
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (url, options) => started(await goto(url, options), options)
    page.reload = async (options) => started(await reload(options), options)
    await handOn(page)
  },
})

/** The browser refuses the page its storage. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
