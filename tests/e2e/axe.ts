import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Rule and first target of every accessibility fault: enough to find it. The map's frame is another
 * site's; the mode for pages with frames of their own takes twice the time.
 */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).exclude('iframe')
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** px that the page is wider than the window: it would have to be scrolled sideways. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )

/** The page as it stands, with what it answered, from the narrowest window to a desktop's. */
export async function fitsAndIsAccessible(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // A control that is half below the header is no small target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => excess(page), { message: `at ${width} px` }).toBe(0)
    if ([360, 1440].includes(width)) expect(await violations(page), `at ${width} px`).toEqual([])
  }
}
