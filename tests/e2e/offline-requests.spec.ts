import { expect } from '@playwright/test'
import { install, test, visit } from './offline-test'
import { contactTexts, published, servicesTexts } from './site-texts'

/** What comes only when somebody asks for something, without a network. */

test(
  'offline after the first visit a lot can be bought, a service asked for and a ' +
    'message written, with the whole panel',
  async ({ page, context }) => {
    const [lot] = published('lots')
    const panel = page.getByRole('heading', { name: 'Falta só você enviar.' })
    await install(page, `/lotes-informatica/${lot?.slug}`)
    await context.setOffline(true)
    await page.locator('.lot-purchase-main').click()
    await expect(panel).toBeVisible()

    await context.setOffline(false)
    await install(page, '/servicos')
    await context.setOffline(true)
    await page.getByRole('link', { name: servicesTexts.integrationButton }).first().click()
    await page.getByLabel(servicesTexts.form.name).fill('Helena Prado')
    await page.getByLabel(servicesTexts.form.email).fill('helena@empresa.example')
    await page.getByRole('button', { name: servicesTexts.form.submitButton }).click()
    await expect(panel).toBeVisible()

    await visit(page, '/contato')
    await page.getByLabel(contactTexts.form.name).fill('Helena Prado')
    await page.getByLabel(contactTexts.form.email, { exact: true }).fill('helena@empresa.example')
    await page.getByLabel(contactTexts.form.subject).selectOption({ index: 1 })
    await page.getByLabel(contactTexts.form.message).fill('Temos 40 notebooks.')
    await page.getByRole('button', { name: contactTexts.form.submitButton }).click()
    await expect(panel).toBeVisible()
  },
)
