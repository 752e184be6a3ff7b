import { complaints } from './all-pages'
import { violationsBesideContrast } from './axe'
import { expect, test } from './site-test'
import { addressOf } from './sites'

test.use({ baseURL: addressOf('delivered'), contextOptions: { reducedMotion: 'reduce' } })

/** Lots and materials are drawn by one component each: three of either serve. */
const ALIKE = ['/lotes-informatica/', '/comercio-sucata/']

test('every page of the delivered content runs, and says nothing to the console', async ({
  page,
  request,
}) => {
  const said = complaints(page)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = Array.from(
    sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g),
    ([, path = '']) => path,
  )
  const repeated = ALIKE.flatMap((folder) =>
    listed.filter((path) => path.startsWith(folder)).slice(3),
  )
  const paths = listed.filter((path) => !repeated.includes(path))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    // The structure of an article is the editors' own.
    if (path.startsWith('/blog/'))
      expect([path, await violationsBesideContrast(page)]).toEqual([path, []])
  }
  expect(said).toEqual([])
})
