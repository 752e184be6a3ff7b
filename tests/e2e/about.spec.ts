import { expect, test } from './site-test'
import { company, listed, read } from './site-texts'

interface Statement {
  title: string
  text: string
}
interface About {
  header: { title: string; text: string }
  mission: Statement
  vision: Statement
  values: Statement
  valuesInActionItems: Statement[]
  timelineItems: (Statement & { year: number })[]
  teamMembers: { name: string; role: string }[]
}
interface Certification {
  name: string
  description: string
  url?: string
}

const about = read<About>('pages/about.yaml')
const { claims } = company
const certifications = listed<Certification>('certifications')

test.beforeEach(({ page }) => page.goto('/sobre'))

test('the page says what the company is for and how that shows', async ({ page }) => {
  await expect(page.locator('h1')).toHaveText(about.header.title)
  const statements = [about.mission, about.vision, about.values]
  await expect(page.locator('.about-statements h2')).toHaveText(
    statements.map(({ title }) => title),
  )
  await expect(page.locator('.about-statements p')).toHaveText(statements.map(({ text }) => text))
  await expect(page.locator('.icon-section-list h3')).toHaveText(
    about.valuesInActionItems.map(({ title }) => title),
  )
  await expect(page.locator('.icon-section-list p')).toHaveText(
    about.valuesInActionItems.map(({ text }) => text),
  )
})

test('the four figures of this page are those of the company', async ({ page }) => {
  await expect(page.locator('.figures-item .figure')).toHaveText(
    claims.about.map(({ figure }) => figure),
  )
  await expect(page.locator('.figures-item p:not(.figures-scope)')).toHaveText(
    claims.about.map(({ label }) => label),
  )
})

test('every year of the timeline is there, oldest first', async ({ page }) => {
  await expect(page.locator('.timeline time')).toHaveText(
    about.timelineItems.map(({ year }) => String(year)),
  )
  await expect(page.locator('.timeline h3')).toHaveText(
    about.timelineItems.map(({ title }) => title),
  )
  await expect(page.locator('.timeline div p')).toHaveText(
    about.timelineItems.map(({ text }) => text),
  )
})

test('everyone of the team has a name and a role, and the plates stay silent for readers', async ({
  page,
}) => {
  await expect(page.locator('.team h3')).toHaveText(about.teamMembers.map(({ name }) => name))
  await expect(page.locator('.team p')).toHaveText(about.teamMembers.map(({ role }) => role))
  await expect(page.locator('.team-plate:not([aria-hidden="true"])')).toHaveCount(0)
})

test('every certificate is a seal, with its proof where the document has one', async ({ page }) => {
  await expect(page.locator('.seals h3')).toHaveText(certifications.map(({ name }) => name))
  await expect(page.locator('.seals p:first-of-type')).toHaveText(
    certifications.map(({ description }) => description),
  )
  const proofs = certifications.flatMap(({ url }) => url ?? [])
  expect(
    await page
      .locator('.seals a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(proofs)
})

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`nothing sticks out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
}
