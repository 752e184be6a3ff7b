import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page, Route } from '@playwright/test'
import { running } from './site-test'
import { ROOT } from './sites'

/** What can go wrong between the host and a visitor: the rows of the matrix in faults.spec.ts. */
export interface Fault {
  name: string
  /** The application under the fault: it runs, it gives up («nao»), or none of it arrives. */
  running: 'sim' | 'nao' | 'nothing'
  scripts?: false
  /**
   * What the start does about the fault is the same on every page, and what the page then shows is
   * in another row: a few kinds of pages are enough.
   */
  fewPages?: true
  /**
   * The test needs a browser that keeps pages whole after a visitor leaves them, as every visitor's
   * does. Playwright switches that off by default.
   */
  keepsPages?: true
  /**
   * The fault happens after the application runs. Such faults happen one after the other on a page
   * that is loaded once, and each lasts until its `mend`, if it has one.
   */
  strikes?: 'a running page'
  prepare?: (page: Page) => Promise<unknown>
  /** Run after the page has loaded and text has been typed. */
  after?: (page: Page) => Promise<unknown>
  mend?: (page: Page) => Promise<unknown>
}

/** Matches the files of the named chunks: /assets/<name>-<hash>.js, .css, or .json for content. */
const built = (...names: string[]) =>
  new RegExp(`/assets/(?:${names.join('|')})-[\\w-]{8}\\.(?:js|css|json)$`)
const missing = (pattern: RegExp) => (page: Page) =>
  page.route(pattern, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'não há' }),
  )
/** Answers with half of the file, as on a connection that breaks when nobody checks the length. */
const cut = (pattern: RegExp) => (page: Page) =>
  page.route(pattern, async (route: Route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) })
  })
const script = (code: () => void) => (page: Page) => page.addInitScript(code)

/**
 * Files with the component of a single route, of which each page fetches one. Each has the name of
 * its file in routes/, with _ in place of $; the start page's has the name of the folder.
 */
const ROUTE_FILES = built(
  'routes',
  ...readdirSync(join(ROOT, 'src/site/routes')).map((name) =>
    name
      .replace(/\.tsx$/, '')
      .replaceAll('$', '_')
      .replaceAll('.', '\\.'),
  ),
)

interface Network {
  offline?: boolean
  /** In ms. */
  latency?: number
  /** In bytes per second, in both directions; unlimited by default. */
  throughput?: number
}

const sessions = new WeakMap<Page, CDPSession>()

/** Sets the emulated network of one page; other pages keep theirs. */
async function network(
  page: Page,
  { offline = false, latency = 0, throughput = -1 }: Network,
): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/**
 * Leaves the page and returns by the page's own history. Playwright's `goBack` fails when a page
 * has only just loaded, and when the page ends before it answers.
 */
async function awayAndBack(page: Page): Promise<void> {
  const here = page.url()
  await page.goto(new URL('/feed.xml', here).href, { waitUntil: 'commit' })
  await Promise.all([
    page.waitForURL(here, { waitUntil: 'commit' }),
    page.evaluate(() => {
      setTimeout(() => {
        history.back()
      })
    }),
  ])
  await running(page)
}

/** Attribute of a page that the browser has restored as it was left. */
const KEPT = 'data-kept'
const TRIPS = 4

/**
 * Leaves the page and returns until the browser has kept it. A browser that runs short of memory
 * discards kept pages, which is not the fault under test.
 * @throws Error with the browser's reasons when it has not kept the page in TRIPS attempts
 */
async function awayAndBackKept(page: Page): Promise<void> {
  const reasons: string[] = []
  while (reasons.length < TRIPS) {
    await awayAndBack(page)
    const found = await page.evaluate((kept) => {
      const { documentElement: root } = document
      // No browser keeps an answer with status 404.
      if (root.hasAttribute(kept) || document.querySelector('script[data-not-found]')) return 'kept'
      return JSON.stringify(performance.getEntriesByType('navigation'))
    }, KEPT)
    if (found === 'kept') return
    reasons.push(found)
  }
  throw new Error(`${page.url()} is not kept: ${reasons.join('\n')}`)
}

export const FAULTS: readonly Fault[] = [
  { name: 'scripts off', running: 'nothing', scripts: false },
  { name: 'entry missing', running: 'nothing', prepare: missing(built('client')) },
  { name: 'entry cut', running: 'nothing', fewPages: true, prepare: cut(built('client')) },
  { name: 'core missing', running: 'nao', prepare: missing(built('core')) },
  { name: 'route missing', running: 'nao', fewPages: true, prepare: missing(ROUTE_FILES) },
  { name: 'data missing', running: 'nao', fewPages: true, prepare: missing(built('content')) },
  { name: 'data cut', running: 'nao', fewPages: true, prepare: cut(built('content')) },
  { name: 'style sheet missing', running: 'sim', prepare: missing(built('site')) },
  {
    name: 'storage throws',
    running: 'sim',
    prepare: script(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get })
    }),
  },
  {
    name: '400 kbit/s, 400 ms',
    running: 'sim',
    prepare: (page) => network(page, { latency: 400, throughput: 50_000 }),
  },
  {
    name: 'back, loaded anew',
    running: 'sim',
    fewPages: true,
    after: awayAndBack,
  },
  {
    name: 'back, kept whole',
    running: 'sim',
    fewPages: true,
    keepsPages: true,
    prepare: (page) =>
      page.addInitScript((kept) => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.toggleAttribute(kept, persisted)
        })
      }, KEPT),
    after: awayAndBackKept,
  },
  {
    name: 'clipboard denied',
    running: 'sim',
    strikes: 'a running page',
    after: (page) =>
      page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
        })
        document.execCommand = () => false
      }),
  },
  {
    name: 'windows blocked',
    running: 'sim',
    strikes: 'a running page',
    after: (page) =>
      page.evaluate(() => {
        window.open = () => null
      }),
  },
  // The tests' browser has no mail program: it follows the link, and nothing happens.
  {
    name: 'no mail program',
    running: 'sim',
    strikes: 'a running page',
    after: (page) => page.locator('a[href^="mailto:"]').filter({ visible: true }).first().click(),
  },
  {
    name: 'print',
    running: 'sim',
    strikes: 'a running page',
    after: (page) => page.emulateMedia({ media: 'print' }),
    mend: (page) => page.emulateMedia({ media: 'screen' }),
  },
  {
    name: 'map blocked',
    running: 'sim',
    strikes: 'a running page',
    after: async (page) => {
      await page.route(/openstreetmap/, (route) => route.abort())
      for (const button of await page.locator('.contact-map-frame > button').all())
        await button.click()
    },
  },
  {
    name: 'offline once loaded',
    running: 'sim',
    strikes: 'a running page',
    after: async (page) => {
      await network(page, { offline: true })
      await page.waitForFunction(() => !navigator.onLine)
    },
    mend: (page) => network(page, {}),
  },
]
