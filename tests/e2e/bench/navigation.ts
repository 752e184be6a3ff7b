import type { Browser } from '@playwright/test'
import type { Figures } from './metrics'
import { openUntilRest, slowPhonePage } from './phone'

const PATIENCE = 15_000
/** How long a preload may take, in ms. */
const REST = 1000

/**
 * Notes in every document the moments of a tap and of the frame that shows another heading; they outlive the document, so
 * that a page that the browser itself loads is measured alike.
 */
const watchHeading = (): void => {
  const now = () => String(performance.timeOrigin + performance.now())
  addEventListener('pointerdown', ({ timeStamp }) => { sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)) }, { capture: true })
  const look = () => {
    const before = sessionStorage.getItem('heading')
    const heading = document.querySelector('h1')?.textContent
    if (before === null || !heading || heading === before || sessionStorage.getItem('shown') !== null) return
    sessionStorage.setItem('shown', '')
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => sessionStorage.setItem('shown', now()))
      port1.start()
      port2.postMessage(0)
    })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * A tap on a link at a phone's speed, until the next page's heading is painted, in ms.
 * @param warm whether the link was touched a moment before, which lets the site ask for the page
 */
async function tapTime(browser: Browser, origin: string, from: string, to: string, warm: boolean): Promise<number | undefined> {
  const page = await slowPhonePage(browser)
  try {
    await page.addInitScript(watchHeading)
    await openUntilRest(page, origin + from)
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first()
    if (await link.count() === 0) return undefined
    await link.scrollIntoViewIfNeeded()
    if (warm) await link.dispatchEvent('touchstart')
    await page.waitForTimeout(REST)
    await page.evaluate(() => sessionStorage.setItem('heading', document.querySelector('h1')?.textContent ?? ''))
    await link.tap({ noWaitAfter: true })
    await page.waitForFunction(() => Boolean(sessionStorage.getItem('shown')), null, { timeout: PATIENCE })
    return await page.evaluate(() => Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('tapped')))
  } finally {
    await page.context().close()
  }
}

/** The same way with nothing asked for before, and with the link touched a moment before. */
export const navigation = async (browser: Browser, origin: string, from: string, to: string): Promise<Figures> => ({
  cold: await tapTime(browser, origin, from, to, false),
  warm: await tapTime(browser, origin, from, to, true),
})
