import type { Browser } from '@playwright/test'
import type { Figures } from './metrics'
import { openUntilRest, PATIENCE, slowPhonePage } from './phone'

/** The pause between two keystrokes of a quick thumb, in ms. */
const PAUSE = 180
/** In ms; the browser reports no shorter interaction. */
const LEAST = 16

/**
 * Types a word of the first lot into the list's search and deletes it again, at a phone's speed.
 * Returns the time of the slowest keystroke, as INP measures it.
 * @param from the page whose link leads to the list within the application; without it, the list is
 * opened by its address
 */
export async function typing(
  browser: Browser,
  origin: string,
  path: string,
  from = path,
): Promise<Figures> {
  const page = await slowPhonePage(browser)
  try {
    await openUntilRest(page, origin + from)
    if (from !== path)
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().tap()
    const field = page.locator('input[type=search]').first()
    const word =
      /\p{L}{4,8}/u.exec(
        await page
          .locator(`main a[href^="${path}/"]`)
          .filter({ hasText: /\p{L}{4}/u })
          .first()
          .innerText(),
      )?.[0] ?? 'lote'
    await field.tap()
    // The tap may have started the application, and the keystrokes are measured while it runs.
    await page.waitForFunction(() => document.documentElement.dataset.running !== undefined, null, {
      timeout: PATIENCE,
    })
    await page.evaluate((least) => {
      const slowest = { ms: 0 }
      Object.assign(window, { slowest })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.name.startsWith('key')) slowest.ms = Math.max(slowest.ms, entry.duration)
        // The DOM library's types do not have the option for the shortest event.
      }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit)
    }, LEAST)
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await page.keyboard.press(key)
      await page.waitForTimeout(PAUSE)
    }
    // No validation: the function above set it.
    const slowest = await page.evaluate(
      () => (window as unknown as { slowest: { ms: number } }).slowest.ms,
    )
    return { key: Math.max(slowest, LEAST) }
  } finally {
    await page.context().close()
  }
}
