import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Rule and first target of every accessibility fault: enough to find it. It leaves out the map's
 * frame, which belongs to another site. The mode for frames of one's own takes twice the time, and
 * describing the passed rules a third of axe's time, so both are off.
 */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** px that the page is wider than the window: it would have to be scrolled sideways. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )

/** The fields whose letters are so small that an iPhone enlarges the page when one is touched. */
export const enlarging = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>('input:not([type=checkbox]), select, textarea'),
    )
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 80)),
  )

/** The pictures whose files are much wider than they are shown, with a cut by `cover` counted in. */
export const oversized = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.complete && image.getClientRects().length > 0)
      .filter(({ currentSrc, clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
        const width = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight)
        return Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1]) > 1.3 * width * devicePixelRatio
      })
      .map(({ currentSrc }) => currentSrc),
  )

/** Expects that the page, as it is now, is accessible and fits, on a phone and a desktop. */
export async function isSound(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => excess(page), { message: `at ${width} px` }).toBe(0)
  }
  // Axe would take a control that is half covered by the header for one that is too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await violations(page)).toEqual([])
}
