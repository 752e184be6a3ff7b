import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page, Route } from '@playwright/test'
import { running } from './site-test'
import { ROOT } from './sites'

/** What can go wrong between the host and a visitor: the rows of the matrix in faults.spec.ts. */
export interface Fault {
  name: string
  /** What the application does all the same: it runs, it stands back, or nothing of it arrives. */
  running: 'sim' | 'nao' | 'nothing'
  scripts?: false
  /**
   * The browser keeps pages whole that were left, as every visitor's does; the driver forbids it
   * unless it is told not to.
   */
  keepsPages?: true
  /**
   * It comes once the page runs. Such faults come one after the other over a page that is loaded
   * once, and stay unless they are mended.
   */
  strikes?: 'a running page'
  prepare?: (page: Page) => Promise<unknown>
  /** Once the page stands and something has been typed. */
  after?: (page: Page) => Promise<unknown>
  mend?: (page: Page) => Promise<unknown>
}

/** The files of the named chunks: /assets/<name>-<hash>.js, or .json where they are content. */
const chunk = (...names: string[]) =>
  new RegExp(`/assets/(?:${names.join('|')})-[\\w-]{8}\\.(?:js|css|json)$`)
const missing = (pattern: RegExp) => (page: Page) =>
  page.route(pattern, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'não há' }),
  )
/** Half of the file, as a connection leaves it that breaks where nobody counts the bytes. */
const cut = (pattern: RegExp) => (page: Page) =>
  page.route(pattern, async (route: Route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) })
  })
const script = (code: () => void) => (page: Page) => page.addInitScript(code)

/**
 * Files of one route's own component, which each page asks for: named after the file in routes/,
 * with _ for what is no letter; the start page's after the folder.
 */
const ROUTE_FILES = chunk(
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
  /** Bytes a second, in both directions; as many as there can be unless told. */
  throughput?: number
}

const sessions = new WeakMap<Page, CDPSession>()

/** The network of one page, as the browser pretends it; other pages keep theirs. */
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
 * Away and back by the page's own history: the driver's step fails where a page has only just come,
 * and where one ends before it answers.
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

/** Set on a page that has come back as it was left. */
const KEPT = 'data-kept'
const TRIPS = 4

/**
 * Away and back until the browser has kept the page. One that runs short of memory throws pages
 * away, which is not the fault that is looked at. @throws Error with the browser's reasons when it
 * keeps none of them
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
  { name: 'entry missing', running: 'nothing', prepare: missing(chunk('client')) },
  { name: 'entry cut', running: 'nothing', prepare: cut(chunk('client')) },
  { name: 'core missing', running: 'nao', prepare: missing(chunk('core')) },
  { name: 'route missing', running: 'nao', prepare: missing(ROUTE_FILES) },
  { name: 'data missing', running: 'nao', prepare: missing(chunk('content')) },
  { name: 'data cut', running: 'nao', prepare: cut(chunk('content')) },
  { name: 'style sheet missing', running: 'sim', prepare: missing(chunk('site')) },
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
    after: awayAndBack,
  },
  {
    name: 'back, kept whole',
    running: 'sim',
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
  // The browser of the tests has none: the link is followed, and nothing happens.
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
