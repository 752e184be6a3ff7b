import { violations } from '../axe'
import { chatOf, hrefOf, onlyDraft, panel, readDraft, watchDrafts } from '../mail-drafts'
import { expect, test, type Page } from '../site-test'
import { company } from '../site-texts'

const SERVICE = 'Destruição segura de dados'
const submit = (page: Page) => page.locator('main form').getByRole('button').last()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Opens the form of a service by its button in the list. */
async function request(page: Page): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: SERVICE }) })
    .getByRole('link', { name: 'Solicitar Serviço' })
    .click()
  await expect(heading(page, SERVICE)).toBeFocused()
}

test('a request is refused while it lacks something, then opens one draft in place', async ({
  page,
}) => {
  const seen = await watchDrafts(page)
  await page.goto('/servicos')
  await request(page)
  await page.locator('main form [type=submit]').click()
  const summary = page.getByRole('group', { name: 'Falta corrigir 2 campos' })
  await expect(summary).toBeFocused()
  expect(await violations(page)).toEqual([])
  await summary.getByRole('link', { name: 'Informe o seu e-mail.' }).click()
  const email = page.locator('main form input[name=email]')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(seen.drafts).toEqual([])
  await email.fill('helena@empresa.example')
  await page.locator('main form input[name=name]').fill('Helena Prado')
  const phone = page.locator('main form input[name=phone]')
  await phone.pressSequentially('11912345678')
  await expect(phone).toHaveValue('(11) 91234-5678')
  await page.locator('main form [type=submit]').click()
  await expect(panel(page)).toBeFocused()
  await expect(page.getByText('✅ Quase lá!')).toBeVisible()
  const draft = await onlyDraft(seen)
  expect(draft.to).toBe(company.email)
  expect(draft.subject).toContain(SERVICE)
  expect(draft.body).toContain('Empresa: Não informado\r\nTelefone: (11) 91234-5678')
  expect(draft.body).toContain('Nenhuma descrição adicional fornecida.')
  expect(draft.body).toMatch(/Enviado através do site em \d\d\/\d\d\/\d{4}$/)
})

test('Cancelar and Back lead to the list, Forward to the form', async ({ page }) => {
  await page.goto('/servicos')
  await request(page)
  const cancel = page.getByRole('main').getByText('Cancelar', { exact: true })
  // A second press on cancel does not leave the services.
  await cancel.dblclick()
  await expect(heading(page, 'Nossos Serviços')).toBeVisible()
  await expect(page).toHaveURL(/\/servicos$/)
  await page.getByRole('link', { name: 'Solicitar Integração' }).first().click()
  await expect(submit(page)).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Nossos Serviços')).toBeVisible()
  await page.goForward()
  await expect(submit(page)).toBeVisible()
})

test('an earlier address of a form leads to it, an unknown one to the list', async ({ page }) => {
  await page.goto('/servicos?servico=destruicao-segura-de-dados')
  await expect(heading(page, SERVICE)).toBeVisible()
  await page.goto('/servicos?servico=foguetes')
  await expect(heading(page, 'Nossos Serviços')).toBeVisible()
  await expect(page).toHaveURL(/\/servicos$/)
})

test('consultation and demonstration open a draft with a subject only', async ({ page }) => {
  const seen = await watchDrafts(page)
  await page.goto('/servicos')
  for (const name of ['Solicitar Consultoria', 'Agendar Demonstração']) {
    const link = page.getByRole('link', { name })
    expect(readDraft(await hrefOf(link))).toMatchObject({ to: company.email, body: '' })
    await link.click()
    await expect.poll(() => seen.drafts.length).toBeGreaterThan(0)
    await expect(page.getByRole('main')).toContainText(readDraft(seen.drafts.pop() ?? '').subject)
  }
  expect(seen.windows).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a request can be written by mail or chat', async ({ page }) => {
    await page.goto('/servicos')
    await page.getByRole('link', { name: 'Solicitar Serviço' }).first().click()
    await expect(heading(page, /./)).toBeVisible()
    const main = page.getByRole('main')
    const mail = main.locator('a[href^="mailto:"]').filter({ visible: true }).first()
    expect(readDraft(await hrefOf(mail)).to).toBe(company.email)
    const chat = main.locator('a[href^="https://wa.me/"]').filter({ visible: true }).first()
    expect(await chatOf(chat)).not.toBe('')
  })
})
