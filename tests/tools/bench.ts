import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../src/pipeline/commands/browser'
import { PATHS } from '../../src/pipeline/paths'
import { runCli } from '../../src/pipeline/run-cli'
import { serveSite } from '../support/served-site'

/*
 * `npm run build && npm run bench -- [--quick]`: what a visit costs on a slow phone. Prints medians
 * in ms, the layout shift in thousandths.
 */

const LOTS = '/lotes-informatica'
const PAGES = ['/', LOTS, '/comercio-sucata', '/servicos', '/blog']
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

/**
 * Runs in the page before its scripts: adds up what browsers report only to an observer. Its
 * functions have no names, which the compiler would keep by a helper that the page does not have.
 */
function observe(): void {
  const sums = { largest: 0, shift: 0, blocking: 0 }
  Object.assign(window, { sums })
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') sums.largest = entry.startTime
        if (type === 'layout-shift') sums.shift += 'value' in entry ? Number(entry.value) * 1000 : 0
        if (type === 'longtask') sums.blocking += Math.max(0, entry.duration - 50)
      }
    }).observe({ type, buffered: true })
}

/** Opens a page on a slow phone, in a context of its own. */
async function open(browser: Browser, url: string, javaScriptEnabled = true): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    javaScriptEnabled,
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (javaScriptEnabled) await page.addInitScript(observe)
  await page.goto(url)
  return page
}
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

/** A first visit without a press; `floor` is the first paint of the page without script. */
async function visit(browser: Browser, url: string): Promise<Figures> {
  const page = await open(browser, url)
  await page.waitForFunction(() => document.documentElement.dataset.running === 'sim')
  const alive = await page.evaluate(() => performance.now())
  await wait(1500)
  // `observe` has put them there.
  const sums = await page.evaluate(() => (window as unknown as { sums: Figures }).sums)
  const first = await firstPaint(page)
  await page.close()
  const plain = await open(browser, url, false)
  const floor = await firstPaint(plain)
  await plain.close()
  return { floor, first, alive, ...sums }
}

/** From a press 0.3 s after the load of the list to its answer. */
async function press(browser: Browser, url: string): Promise<Figures> {
  const page = await open(browser, url)
  await wait(300)
  const button = page.getByRole('group', { name: 'Categoria' }).getByRole('button').nth(2)
  const start = performance.now()
  await button.tap({ noWaitAfter: true })
  await page.waitForFunction(() => location.search.includes('categoria'))
  const answer = performance.now() - start
  await page.close()
  return { answer }
}

/** Measures some times, and prints the median of each figure. */
async function print(name: string, runs: number, measure: () => Promise<Figures>): Promise<void> {
  const all: Figures[] = []
  while (all.length < runs) all.push(await measure())
  const medians = Object.keys(all[0] ?? {}).map((figure) => {
    const values = all.map((one) => one[figure] ?? 0).toSorted((a, b) => a - b)
    return `${figure} ${values[Math.floor(runs / 2)]?.toFixed(0)}`
  })
  console.log(`${name.padEnd(20)} ${medians.join(', ')}`)
}

runCli(async ([quick]) => {
  const [runs, paths] = quick === '--quick' ? [1, PAGES.slice(0, 3)] : [5, PAGES]
  const browser = await chromium.launch({
    executablePath: findBrowser(console.log),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  })
  const load = loadavg()[0]?.toFixed(1)
  console.log(`Runs: ${runs}; load ${load}: above 1 the times are longer than they would be`)
  const site = await serveSite(PATHS.dist)
  for (const path of paths) await print(path, runs, () => visit(browser, site.origin + path))
  await print('a press', runs, () => press(browser, site.origin + LOTS))
  await browser.close()
  await site.close()
})
