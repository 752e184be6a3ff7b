import { expect, test, type Page } from '@playwright/test'
import { complaints } from './all-pages'
import { running } from './site-test'
import { company, contactTexts, listed, read } from './site-texts'

const privacy = read('pages/privacy.mdx')
const accessibility = read('pages/accessibility.mdx')
const privacyLink = 'Como cuidamos dos seus dados'
const officer = read('company.yaml')

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await running(page)
}

test('every page leads to privacy and to accessibility', async ({ page }) => {
  const said = complaints(page)
  await open(page, '/sobre')
  await page.locator('footer').getByRole('link', { name: 'Privacidade', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: privacy.header.title })).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'Acessibilidade', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: accessibility.header.title }),
  ).toBeVisible()
  expect(said).toEqual([])
})

test('a visitor about to type a name finds beside the button how it is used', async ({ page }) => {
  const service = listed('services')[0]?.slug ?? ''
  for (const path of ['/contato', '/blog', `/servicos?servico=${service}`]) {
    await open(page, path)
    const link = page.locator('main form').getByRole('link', { name: privacyLink })
    await expect(link, path).toHaveAttribute('href', '/privacidade')
  }
  // The typed text is still there after a step back.
  await open(page, '/contato')
  await page.getByLabel(contactTexts.form.name, { exact: true }).fill('Helena Prado')
  await page.locator('main form').getByRole('link', { name: privacyLink }).click()
  await expect(page.getByRole('heading', { level: 1, name: privacy.header.title })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(contactTexts.form.name, { exact: true })).toHaveValue('Helena Prado')
})

test('the index leads to a section, and the officer is a tap away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/privacidade')
  const entry = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').nth(1)
  const section = (await entry.textContent()) ?? ''
  await entry.click()
  await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Escrever ao encarregado' })).toHaveAttribute(
    'href',
    `mailto:${officer.privacyOfficer.email}?subject=${encodeURIComponent('Meus dados pessoais (LGPD, art. 18)').replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
  )
  await page.getByRole('button', { name: 'Copiar o e-mail' }).click()
  await expect(page.getByText('E-mail copiado.')).toBeVisible()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.getByRole('button', { name: 'Copiar o e-mail' }).click()
  await expect(page.getByText('O e-mail está selecionado: copie-o.')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(officer.privacyOfficer.email)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    officer.privacyOfficer.email,
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('controller, officer and company can be reached', async ({ page }) => {
    await page.goto('/privacidade')
    const main = page.getByRole('main')
    await expect(main.getByText(officer.cnpj)).toBeVisible()
    await expect(main.getByRole('link', { name: officer.privacyOfficer.email })).toBeVisible()
    // A button that needs a script is not on the page.
    await expect(main.getByRole('button')).toHaveCount(0)
    await page.goto('/acessibilidade')
    await expect(main.getByRole('link', { name: company.email })).toBeVisible()
  })
})
