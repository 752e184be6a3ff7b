import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rule and first target of every accessibility fault: enough to find it. */
export const violations = (page: Page): Promise<string[]> =>
  violationsIn(axeOn(page).withTags([...WCAG, 'best-practice']))

/** The same for WCAG alone and without the contrast of colours, which takes axe most of its time. */
export const violationsBesideContrast = (page: Page): Promise<string[]> =>
  violationsIn(axeOn(page).withTags(WCAG).disableRules(['color-contrast']))

/**
 * Leaves out the map's frame, which belongs to another site. The mode for frames of one's own takes
 * twice the time, and describing the passed rules a third of axe's time, so both are off.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .exclude('iframe')

async function violationsIn(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** px that the page is wider than the window: it would have to be scrolled sideways. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )

/** Expects that the page, as it is now, fits and is accessible in all widths. */
export async function fitsAndIsAccessible(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // Axe would take a control that is half covered by the header for one that is too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => excess(page), { message: `at ${width} px` }).toBe(0)
    if ([360, 1440].includes(width)) expect(await violations(page), `at ${width} px`).toEqual([])
  }
}
