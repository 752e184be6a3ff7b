import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Route } from '@playwright/test'

/** What can go wrong between the host and a visitor: the rows of the matrix in faults.spec.ts. */
export interface Fault {
  name: string
  /** What the application does all the same: it runs, it stands back, or nothing of it arrives. */
  running: 'sim' | 'nao' | 'nothing'
  scripts?: false
  prepare?: (page: Page, context: BrowserContext) => Promise<unknown>
  /** Once the page stands and something has been typed. */
  after?: (page: Page, context: BrowserContext) => Promise<unknown>
}

/** The files of the named chunks: /assets/<name>-<hash>.js. */
const chunk = (...names: string[]) => new RegExp(`/assets/(?:${names.join('|')})-[\\w-]{8}\\.(?:js|css)$`)
const missing = (pattern: RegExp) => (page: Page) => page.route(pattern, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'não há' }))
/** Half of the file, as a connection leaves it that breaks where nobody counts the bytes. */
const cut = (pattern: RegExp) => (page: Page) => page.route(pattern, async (route: Route) => {
  const response = await route.fetch()
  const body = await response.body()
  await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) })
})
const script = (code: () => void) => (page: Page) => page.addInitScript(code)

/** Files of one route's own component; each page asks for its own. */
const ROUTE_FILES = chunk('routes', 'index', 'sobre', 'contato', 'servicos', 'comercio-sucata[^/]*', 'lotes-informatica[^/]*', 'blog\\.[^/]+', 'privacidade', '_')

export const FAULTS: readonly Fault[] = [
  { name: 'scripts off', running: 'nothing', scripts: false },
  { name: 'entry missing', running: 'nothing', prepare: missing(chunk('client')) },
  { name: 'entry cut', running: 'nothing', prepare: cut(chunk('client')) },
  { name: 'core missing', running: 'nao', prepare: missing(chunk('start')) },
  { name: 'core cut', running: 'nao', prepare: cut(chunk('start')) },
  { name: 'route missing', running: 'nao', prepare: missing(ROUTE_FILES) },
  { name: 'data missing', running: 'nao', prepare: missing(chunk('company')) },
  { name: 'data cut', running: 'nao', prepare: cut(chunk('company')) },
  { name: 'style sheet missing', running: 'sim', prepare: missing(chunk('site')) },
  { name: 'toast missing', running: 'sim', prepare: missing(chunk('sonner-toaster')) },
  {
    name: 'storage throws', running: 'sim',
    prepare: script(() => {
      const get = () => { throw new DOMException('blocked', 'SecurityError') }
      for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get })
    }),
  },
  {
    name: 'clipboard denied', running: 'sim',
    prepare: script(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) } })
      document.execCommand = () => false
    }),
  },
  { name: 'windows blocked', running: 'sim', prepare: script(() => { window.open = () => null }) },
  // The browser of the tests has none: the link is followed, and nothing happens.
  { name: 'no mail program', running: 'sim', after: (page) => page.locator('a[href^="mailto:"]').filter({ visible: true }).first().click() },
  {
    name: 'map blocked', running: 'sim', prepare: (page) => page.route(/openstreetmap/, (route) => route.abort()),
    after: async (page) => { for (const button of await page.locator('.contact-map-frame > button').all()) await button.click() },
  },
  {
    name: '400 kbit/s, 400 ms', running: 'sim',
    prepare: async (page, context) => {
      const session = await context.newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 })
    },
  },
  { name: 'offline once loaded', running: 'sim', after: async (_page, context) => { await context.setOffline(true); await wait(50) } },
  {
    name: 'back and forward', running: 'sim',
    after: async (page) => {
      const back = async () => { await page.goBack({ waitUntil: 'commit' }); await page.locator('main h1').first().waitFor({ state: 'attached' }) }
      await page.goto('/feed.xml', { waitUntil: 'commit' })
      await back()
      // A step is asked of a page that has arrived: one that is just being restored is none to the browser's driver.
      await page.goForward({ waitUntil: 'commit' })
      await back()
    },
  },
  { name: 'print', running: 'sim', after: (page) => page.emulateMedia({ media: 'print' }) },
]
