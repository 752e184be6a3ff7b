import type { Browser, Page } from '@playwright/test'
import type { Figures } from './metrics'
import { onPage, openUntilRest, phonePage, SLOW_4G, traced } from './phone'
import { scriptsBeforeLargest, threadTime } from './read-trace'

/**
 * Marks in the page when the application runs, which its root element says, and when font faces
 * have loaded, one at a time or several at once.
 */
const markMoments = (): void => {
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.running !== 'sim') return
    observer.disconnect()
    performance.mark('running')
  }).observe(document, {
    attributes: true,
    subtree: true,
    childList: true,
    attributeFilter: ['data-running'],
  })
  const come = new Set<string>()
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    const cuts = fontfaces.map(({ family, weight }) => `${family} ${weight}`)
    // When the full style sheet arrives, the browser reports the same font faces as loaded again.
    if (cuts.every((cut) => come.has(cut))) return
    for (const cut of cuts) come.add(cut)
    // The browser reports the letters before it draws them; the next frame shows them.
    requestAnimationFrame(() => performance.mark('letters'))
  })
}

/** A first visit on a slow network, at full processor speed; `threadVisit` measures that. */
const slowVisit = (browser: Browser, url: string): Promise<Figures> =>
  onPage(phonePage(browser), async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.addInitScript(markMoments)
    const events = await traced(browser, page, () => openUntilRest(page, url))
    const moments = await page.evaluate(readMoments)
    return {
      ...moments,
      letters: (await isInBrandLetters(page)) ? moments.letters : undefined,
      evaluated: scriptsBeforeLargest(events),
    }
  })

/**
 * A visit at full speed that measures the time of the page's main thread, in which other work of
 * the machine does not count.
 */
export const threadVisit = (browser: Browser, url: string): Promise<Figures> =>
  onPage(phonePage(browser), async (page) => {
    const events = await traced(browser, page, () => openUntilRest(page, url))
    return { ...threadTime(events), elements: await page.locator('*').count() }
  })

/** The figures of a slow visit and of a visit at full speed. */
export const wholeVisit = async (browser: Browser, url: string): Promise<Figures> => ({
  ...(await slowVisit(browser, url)),
  ...(await threadVisit(browser, url)),
})

/**
 * Runs in the page, so it can use nothing of this file. All layout shifts are added up, which is
 * never less than CLS.
 */
async function readMoments(): Promise<Figures> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      })
      // The observer is never called when there is no such entry.
      setTimeout(() => resolve([]), 200)
    })
  const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime
  const largest = (await entries('largest-contentful-paint')).at(-1)?.startTime
  const shifts = await entries('layout-shift')
  // Entries of type `resource` are always of this class, which the method's type does not say.
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const ends = (entry: PerformanceResourceTiming, ...types: string[]) =>
    types.some((type) => new URL(entry.name).pathname.endsWith(type))
  return {
    first: at('first-contentful-paint'),
    largest,
    // Letters that arrived before the first paint are part of it.
    letters: Math.max(at('first-contentful-paint') ?? 0, at('letters') ?? 0),
    running: at('running'),
    shift: shifts.reduce((all, entry) => all + ('value' in entry ? Number(entry.value) : 0), 0),
    requested: files.filter(
      (entry) => ends(entry, '.js', '.mjs') && entry.startTime < (largest ?? 0),
    ).length,
    loaded: files
      .filter((entry) => ends(entry, '.js', '.mjs'))
      .reduce((all, { encodedBodySize }) => all + encodedBodySize, 0),
    picture: files.find((entry) => ends(entry, '.avif', '.webp', '.jpg', '.jpeg', '.png'))
      ?.encodedBodySize,
  }
}

/** Whether the browser draws the heading in a web font; false without a heading. */
async function isInBrandLetters(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  if (nodeId === 0) return false
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.some(({ isCustomFont }) => isCustomFont)
}
