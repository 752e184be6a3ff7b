import type { Browser, Page } from '@playwright/test'
import type { Figures } from './metrics'
import { openUntilRest, phonePage, SLOW_4G } from './phone'
import { scriptsBeforeLargest } from './read-trace'
import { traced } from './traced'

/** Notes in the page when the boot says that the application runs, and when the brand's letters are drawn after the paint. */
const markMoments = (): void => {
  const once = (name: string) => { if (performance.getEntriesByName(name).length === 0) performance.mark(name) }
  new MutationObserver(() => {
    const { running, lateFont } = document.documentElement.dataset
    if (running === 'sim') once('running')
    // Said before they are drawn: the next frame has them.
    if (lateFont !== undefined) requestAnimationFrame(() => once('letters'))
  }).observe(document, { attributes: true, subtree: true, childList: true, attributeFilter: ['data-running', 'data-late-font'] })
}

/** A first visit on a slow network. The processor is not slowed down: what it takes is in thread-visit.ts. */
export async function slowVisit(browser: Browser, url: string): Promise<Figures> {
  const page = await phonePage(browser)
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.addInitScript(markMoments)
    const events = await traced(browser, page, () => openUntilRest(page, url))
    const moments = await page.evaluate(readMoments)
    // Letters that came before the first paint are in it.
    const letters = moments.letters ?? (await isInBrandLetters(page) ? moments.first : undefined)
    return { ...moments, letters, evaluated: scriptsBeforeLargest(events) }
  } finally {
    await page.context().close()
  }
}

/** Runs in the page, and so knows nothing of this file. Layout shifts are added up, which is never less than CLS. */
async function readMoments(): Promise<Figures> {
  const entries = (type: string) => new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
    // Of what never happened the observer never speaks.
    setTimeout(() => resolve([]), 200)
  })
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime
  const largest = (await entries('largest-contentful-paint')).at(-1)?.startTime
  const shifts = await entries('layout-shift')
  // The type of the entries names what only these have.
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const ends = (entry: PerformanceResourceTiming, ...types: string[]) => types.some((type) => new URL(entry.name).pathname.endsWith(type))
  return {
    first: at('first-contentful-paint'),
    largest,
    letters: at('letters'),
    running: at('running'),
    shift: shifts.reduce((all, entry) => all + ('value' in entry ? Number(entry.value) : 0), 0),
    requested: files.filter((entry) => ends(entry, '.js', '.mjs') && entry.startTime < (largest ?? 0)).length,
    picture: files.find((entry) => ends(entry, '.avif', '.webp', '.jpg', '.jpeg', '.png'))?.encodedBodySize,
  }
}

/** What is drawn tells; a font that came too late counts as loaded all the same. */
async function isInBrandLetters(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  if (nodeId === 0) return false
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.some(({ isCustomFont }) => isCustomFont)
}
