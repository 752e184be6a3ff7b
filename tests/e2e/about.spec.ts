import { expect, test } from './site-test'
import { listed, read } from './site-texts'

// walk.spec.ts tests that every text of the documents is on the page.

test.beforeEach(({ page }) => page.goto('/sobre'))

test('every year of the timeline is there, oldest first', async ({ page }) => {
  const { timelineItems } = read('pages/about.yaml')
  await expect(page.locator('.timeline time')).toHaveText(
    timelineItems.map(({ year }) => String(year)),
  )
  await expect(page.locator('.timeline h3')).toHaveText(timelineItems.map(({ title }) => title))
})

test('the plates of the team stay silent for readers', async ({ page }) => {
  await expect(page.locator('.team-plate').first()).toBeAttached()
  await expect(page.locator('.team-plate:not([aria-hidden="true"])')).toHaveCount(0)
})

test('every certificate is a seal, with its proof where the document has one', async ({ page }) => {
  const certifications = listed('certifications')
  await expect(page.locator('.seals h3')).toHaveText(certifications.map(({ name }) => name))
  const proofs = await page
    .locator('.seals a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(proofs).toEqual(certifications.flatMap(({ url }) => url ?? []))
})
