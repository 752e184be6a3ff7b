import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../src/pipeline/commands/browser'
import { PATHS } from '../../src/pipeline/paths'
import { runCli } from '../../src/pipeline/run-cli'
import { serveSite } from '../support/served-site'

const USE = 'npm run build && npm run bench -- [--quick] [--runs 5] [--dist folder]'
const PAGES = ['/', '/lotes-informatica', '/comercio-sucata', '/servicos', '/blog']
/** In times: how much slower a phone's processor is than this machine's. */
const SLOWDOWN = 4
/** Lighthouse's slow 4G as the browser applies it, in bytes a second and ms. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

type Figures = Readonly<Record<string, number>>

/** Opens a page on a slow phone, in a context of its own, and returns what `doing` measures. */
async function onPhone<T>(
  browser: Browser,
  hasScript: boolean,
  doing: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
    javaScriptEnabled: hasScript,
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  try {
    return await doing(page)
  } finally {
    await page.context().close()
  }
}

/** Resolves when the application runs. */
const running = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.running === 'sim')

/**
 * Runs in the page before its scripts: adds up what browsers report only to an observer. Its
 * functions have no names, which the compiler would keep by a helper that the page does not have.
 */
function observe(): void {
  const sums = { largest: 0, shift: 0, blocking: 0, key: 0 }
  Object.assign(window, { sums })
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'event'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry
        if (type === 'largest-contentful-paint') sums.largest = startTime
        if (type === 'layout-shift') sums.shift += 'value' in entry ? Number(entry.value) : 0
        if (type === 'longtask') sums.blocking += Math.max(0, duration - 50)
        if (type === 'event' && name.startsWith('key')) sums.key = Math.max(sums.key, duration)
      }
    }).observe({
      type,
      buffered: true,
      durationThreshold: 16,
      // The DOM library's types do not have the option for the shortest event.
    } as PerformanceObserverInit)
}
const sumsOf = (page: Page): Promise<Figures> =>
  // `observe` has put them there.
  page.evaluate(() => (window as unknown as { sums: Figures }).sums)
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

/** A first visit without a press, in ms; `floor` is the first paint of the page without script. */
async function visit(browser: Browser, url: string): Promise<Figures> {
  const ours = await onPhone(browser, true, async (page) => {
    await page.addInitScript(observe)
    await page.goto(url)
    await running(page)
    const alive = await page.evaluate(() => performance.now())
    await wait(1500)
    const { largest = 0, shift = 0, blocking = 0 } = await sumsOf(page)
    return { first: await firstPaint(page), largest, alive, blocking, shift: shift * 1000 }
  })
  const floor = await onPhone(browser, false, async (page) => {
    await page.goto(url)
    return firstPaint(page)
  })
  return { ...ours, floor }
}

/** From a press 0.3 s after the load of the list to its answer, and the slowest letter typed. */
const press = (browser: Browser, origin: string): Promise<Figures> =>
  onPhone(browser, true, async (page) => {
    await page.addInitScript(observe)
    await page.goto(`${origin}/lotes-informatica`)
    await wait(300)
    const button = page.getByRole('group', { name: 'Categoria' }).getByRole('button').nth(2)
    const start = performance.now()
    await button.tap({ noWaitAfter: true })
    await page.waitForFunction(() => location.search.includes('categoria'))
    const answer = performance.now() - start
    await page.getByRole('searchbox').tap()
    await page.getByRole('searchbox').pressSequentially('notebook', { delay: 180 })
    return { answer, key: (await sumsOf(page)).key ?? 0 }
  })

/** The median of each figure. */
const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const values = runs.map((run) => run[name] ?? 0).toSorted((a, b) => a - b)
      return [name, values[Math.floor(values.length / 2)] ?? 0]
    }),
  )

function print(place: string, figures: Figures): void {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(0)}`)
  console.log(`${place.padEnd(20)} ${text.join(', ')}`)
}

/** Measures what a visit costs on a slow phone; prints medians in ms, shift in thousandths. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      dist: { type: 'string', default: join(PATHS.dist) },
    },
  })
  const runs = Number(values.runs ?? (values.quick ? 1 : 5))
  const load = loadavg()[0] ?? 0
  const browser = await chromium.launch({
    executablePath: findBrowser(console.log),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  })
  console.log(
    `Chromium ${browser.version()}, ${availableParallelism()} cores, load ${load.toFixed(1)}` +
      `${load > 1 ? ' (busy: the times are longer than they would be)' : ''}, runs: ${runs}`,
  )
  const site = await serveSite(values.dist)
  const repeated = async (measure: () => Promise<Figures>) => {
    const all: Figures[] = []
    for (let run = 0; run < runs; run++) all.push(await measure())
    return medians(all)
  }
  try {
    for (const path of values.quick ? PAGES.slice(0, 3) : PAGES)
      print(path, await repeated(() => visit(browser, site.origin + path)))
    print('a press, a letter', await repeated(() => press(browser, site.origin)))
  } finally {
    await browser.close()
    await site.close()
  }
}

runCli(main, USE)
