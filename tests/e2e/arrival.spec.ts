import { excess, violations } from './axe'
import { published, read } from './site-texts'
import { expect, running, test } from './site-test'
import { readDraft, watchDrafts } from './mail-drafts'

const { arrival } = read('pages/lot.yaml')
const { toasts } = read('pages/layout.yaml')
const SLUG = 'notebooks-corporativos-core-i5'

test('a load that arrived with less: counted on a phone, kept, and told', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { drafts } = await watchDrafts(page)
  await page.goto(`/lotes-informatica/${SLUG}?conferir=sim`)
  await running(page)
  const check = page.getByRole('region', { name: arrival.title })
  const rows = check.getByRole('listitem')
  await expect(check.getByRole('heading', { name: arrival.title })).toBeFocused()
  await expect(check.getByText(arrival.none)).toBeVisible()

  await rows.nth(0).getByRole('button').click()
  await rows.nth(1).getByRole('textbox').fill('dois')
  await expect(rows.nth(1).getByText(arrival.unclear)).toBeVisible()
  await rows.nth(1).getByRole('textbox').fill('0')
  expect(await violations(page)).toEqual([])
  expect(await excess(page)).toBe(0)

  await page.reload()
  await running(page)
  await expect(rows.nth(1).getByRole('textbox')).toHaveValue('0')
  await page.context().setOffline(true)
  await rows.nth(2).getByRole('button').click()
  await check.getByRole('button', { name: arrival.sendButton }).click()
  await expect.poll(() => drafts.length).toBe(1)
  await expect(page.getByText(toasts.draftOpened.title)).toBeVisible()
  const { subject, body } = readDraft(drafts[0] ?? '')
  const lot = published('lots').find(({ slug }) => slug === SLUG)
  expect(subject).toContain(lot?.title)
  expect(body).toMatch(/Linha 2, .*: na relação \d+, vieram 0/)
  expect(body).not.toMatch(/Linha [13],/)

  await check.getByRole('button', { name: arrival.clearButton }).click()
  await expect(rows.nth(1).getByRole('textbox')).toHaveValue('')
})

test('the check opens from the list of items, and closes by a step back', async ({ page }) => {
  await page.goto(`/lotes-informatica/${SLUG}`)
  await page.getByRole('button', { name: arrival.openButton }).click()
  await expect(page.getByRole('heading', { name: arrival.title })).toBeFocused()
  await expect(page).toHaveURL(/\?conferir=sim$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: arrival.title })).toHaveCount(0)
  await expect(page.getByRole('button', { name: arrival.openButton })).toBeVisible()
})
