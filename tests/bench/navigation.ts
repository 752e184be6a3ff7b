import type { Browser, Locator, Page } from '@playwright/test'
import type { Figures } from './metrics'
import { onPage, openUntilRest, phonePage, slowPhonePage, traced } from './phone'
import { threadBetween } from './read-trace'

const PATIENCE = 15_000
/** How long a preload may take, in ms. */
const REST = 1000

/**
 * Records when a tap happens and when a frame with another heading is painted. The times are kept
 * in sessionStorage, so that they survive a page load: a page that the browser itself loads is
 * measured in the same way.
 */
const watchHeading = (): void => {
  const now = () => String(performance.timeOrigin + performance.now())
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      performance.mark('tapped')
      sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp))
    },
    { capture: true },
  )
  const look = () => {
    const before = sessionStorage.getItem('heading')
    const heading = document.querySelector('h1')?.textContent
    if (
      before === null ||
      !heading ||
      heading === before ||
      sessionStorage.getItem('shown') !== null
    )
      return
    sessionStorage.setItem('shown', '')
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        performance.mark('shown')
        sessionStorage.setItem('shown', now())
      })
      port1.start()
      port2.postMessage(0)
    })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}

/**
 * Opens a page and returns its link to `to`, ready for the tap that is measured.
 * @param warm whether the link is touched a moment before, which lets the site request the page
 */
async function linkOn(page: Page, address: string, to: string, warm: boolean): Promise<Locator> {
  await page.addInitScript(watchHeading)
  await openUntilRest(page, address)
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first()
  await link.scrollIntoViewIfNeeded()
  if (warm) await link.dispatchEvent('touchstart')
  await page.waitForTimeout(REST)
  await page.evaluate(() =>
    sessionStorage.setItem('heading', document.querySelector('h1')?.textContent ?? ''),
  )
  return link
}

async function follow(page: Page, link: Locator): Promise<void> {
  await link.tap({ noWaitAfter: true })
  await page.waitForFunction(() => Boolean(sessionStorage.getItem('shown')), null, {
    timeout: PATIENCE,
  })
}

/**
 * Measures the same tap with nothing requested before, and with the link touched just before.
 * @param withThread whether to measure the main thread too, which is impossible for a page that the
 * browser itself loads: it has another thread
 */
export async function navigation(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
  withThread: boolean,
): Promise<Figures> {
  const address = origin + from
  // At a phone's speed: from the tap until the next page's heading is painted, in ms.
  const time = (warm: boolean) =>
    onPage(slowPhonePage(browser), async (page) => {
      await follow(page, await linkOn(page, address, to, warm))
      return page.evaluate(
        () => Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('tapped')),
      )
    })
  // The main thread's time for the same tap at this machine's speed, in ms.
  const thread = (warm: boolean) =>
    onPage(phonePage(browser), async (page) => {
      const link = await linkOn(page, address, to, warm)
      return threadBetween(await traced(browser, page, () => follow(page, link)), 'tapped', 'shown')
    })
  return {
    cold: await time(false),
    warm: await time(true),
    ...(withThread && { coldThread: await thread(false), warmThread: await thread(true) }),
  }
}
