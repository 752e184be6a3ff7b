import type { Browser, Locator, Page } from '@playwright/test'
import type { Figures } from './metrics'
import { onPage, openUntilRest, phonePage, slowPhonePage, traced } from './phone'
import { threadBetween } from './read-trace'

const PATIENCE = 15_000
/** How long a preload may take, in ms. */
const REST = 1000

/**
 * Notes in every document the moments of a tap and of the frame that shows another heading; they
 * outlive the document, so
 * that a page that the browser itself loads is measured alike.
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
 * Opens a page whose next tap is measured. @param warm whether the link was touched a moment
 * before, which lets the site ask for the page
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
 * The same way with nothing asked for before, and with the link touched a moment before.
 * @param withThread whether to look also at the processor: in a page that the browser itself loads
 *   there is no one thread
 */
export async function navigation(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
  withThread: boolean,
): Promise<Figures> {
  const address = origin + from
  // At a phone's speed, until the next page's heading is painted, in ms.
  const time = (warm: boolean) =>
    onPage(slowPhonePage(browser), async (page) => {
      await follow(page, await linkOn(page, address, to, warm))
      return page.evaluate(
        () => Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('tapped')),
      )
    })
  // What the same tap asks of the main thread at this machine's speed, in ms.
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
