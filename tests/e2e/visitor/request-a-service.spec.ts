import { violations } from '../axe'
import { onlyDraft, panel, watchDrafts } from '../mail-drafts'
import { expect, field, heading, test, type Page } from '../site-test'

const SERVICE = 'Destruição segura de dados'
const send = (page: Page) => page.locator('main form [type=submit]')

/** Opens the form of a service by its button in the list. */
async function request(page: Page): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: SERVICE }) })
    .getByRole('link', { name: 'Solicitar Serviço' })
    .click()
  await expect(heading(page)).toHaveText(SERVICE)
  await expect(heading(page)).toBeFocused()
}

test('a request that lacks something is refused, then opens one draft', async ({ page }) => {
  const seen = await watchDrafts(page)
  await page.goto('/servicos')
  await request(page)
  await send(page).click()
  const summary = page.getByRole('group', { name: 'Falta corrigir 2 campos' })
  await expect(summary).toBeFocused()
  expect(await violations(page)).toEqual([])
  await summary.getByRole('link', { name: 'Informe o seu e-mail.' }).click()
  await expect(field(page, 'email')).toBeFocused()
  await field(page, 'email').fill('helena@empresa.example')
  await field(page, 'name').fill('Helena Prado')
  await field(page, 'phone').fill('(11) 91234-5678')
  await send(page).click()
  await expect(panel(page)).toBeFocused()
  expect((await onlyDraft(seen)).body).toContain('Telefone: (11) 91234-5678')
})

test('Cancelar and Back lead to the list, Forward to the form', async ({ page }) => {
  const seen = await watchDrafts(page)
  await page.goto('/servicos')
  await request(page)
  await page.getByRole('main').getByText('Cancelar', { exact: true }).click()
  await expect(heading(page)).toHaveText('Nossos Serviços')
  await expect(page).toHaveURL(/\/servicos#/)
  await page.getByRole('link', { name: 'Solicitar Integração' }).first().click()
  await expect(send(page)).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Nossos Serviços')
  await page.goForward()
  await expect(send(page)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Solicitar Consultoria' }).click()
  const { subject } = await onlyDraft(seen)
  await expect(page.getByRole('main')).toContainText(subject)
})
