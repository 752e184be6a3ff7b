import { expect } from '@playwright/test'
import { writeMessage } from './contact-form'
import { install, test, visit } from './offline-test'
import { published, servicesTexts } from './site-texts'

/** Parts of the application that load only after a visitor's press, without a network. */

test('offline a lot, a service and a message can be asked for', async ({ page, context }) => {
  const [lot] = published('lots')
  const panel = page.getByRole('heading', { name: 'Falta só você enviar.' })
  await install(page, `/lotes-informatica/${lot?.slug}`)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Comprar Lote' }).first().click()
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
  await writeMessage(page, 'Temos 40 notebooks.')
  await expect(panel).toBeVisible()
})
