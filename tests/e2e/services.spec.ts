import { expect, test, type Page } from './site-test'
import { readDraft, watchDrafts, watchFaults } from './mail-drafts'
import { chatText, company, offer, servicesTexts as texts } from './site-texts'

const SLUG = 'destruicao-segura-de-dados'
const service = offer('services', SLUG).title

const openForm = async (page: Page, slug = SLUG) => {
  await page.goto(`/servicos?servico=${slug}`)
  await expect(page.getByRole('button', { name: texts.form.submitButton })).toBeVisible()
}

test('a cancelled request leads back to the same place and button', async ({ page }) => {
  const faults = watchFaults(page)
  await page.goto('/servicos')
  const button = page.locator(`#pedir-${SLUG}`)
  await button.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await button.click()
  await expect(page.getByRole('heading', { level: 1, name: service })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`servico=${SLUG}$`))
  await expect(page.getByLabel(texts.form.service)).toHaveValue(SLUG)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('button', { name: texts.form.cancelButton }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.header.title })).toBeVisible()
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(button).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(faults).toEqual([])
})

test('back leads from the form to the list, forward to the form', async ({ page }) => {
  await page.goto('/servicos')
  await page.getByRole('link', { name: texts.integrationButton }).first().click()
  await expect(page.getByRole('button', { name: texts.form.submitButton })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: texts.header.title })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('button', { name: texts.form.submitButton })).toBeVisible()
})

test('a sent link opens the form, and Cancelar shows the list', async ({ page }) => {
  await openForm(page)
  await expect(page.getByRole('heading', { level: 1, name: service })).toBeVisible()
  await page.getByRole('button', { name: texts.form.cancelButton }).click()
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(page.locator(`#pedir-${SLUG}`)).toBeInViewport()
})

test('an address with an unknown service cleans itself', async ({ page }) => {
  await page.goto('/servicos?servico=foguetes')
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(page.getByRole('heading', { level: 1, name: texts.header.title })).toBeVisible()
})

test('an incomplete request is refused, and leads to the field', async ({ page }) => {
  const seen = await watchDrafts(page)
  await openForm(page)
  await page.getByRole('button', { name: texts.form.submitButton }).click()
  const summary = page.getByRole('group', { name: 'Falta corrigir 2 campos' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Informe o seu e-mail.' }).click()
  await expect(page.getByLabel(texts.form.email)).toBeFocused()
  await expect(page.getByLabel(texts.form.email)).toHaveAttribute('aria-invalid', 'true')
  expect(seen.drafts).toEqual([])
})

test('a request opens one draft in place, with blanks said in words', async ({ page }) => {
  const faults = watchFaults(page)
  const seen = await watchDrafts(page)
  await openForm(page)
  await page.getByLabel(texts.form.name).fill('Helena Prado')
  await page.getByLabel(texts.form.email).fill('helena@empresa.example')
  await page.getByRole('textbox', { name: texts.form.phone }).pressSequentially('11912345678')
  await expect(page.getByRole('textbox', { name: texts.form.phone })).toHaveValue('(11) 91234-5678')
  await page.getByRole('button', { name: texts.form.submitButton }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Falta só você enviar.' })).toBeFocused()
  await expect(page.getByText('✅ Quase lá!')).toBeVisible()

  await expect.poll(() => seen.drafts).toHaveLength(1)
  expect(seen.windows).toEqual([])
  const draft = readDraft(seen.drafts[0] ?? '')
  expect(draft.to).toBe(company.email)
  expect(draft.subject).toBe(`Solicitação de serviço: ${service}`)
  expect(draft.body).toContain('Empresa: Não informado\r\nTelefone: (11) 91234-5678')
  expect(draft.body).toContain('Nenhuma descrição adicional fornecida.')
  expect(draft.body).toMatch(/Enviado através do site em \d\d\/\d\d\/\d{4}$/)
  expect(faults).toEqual([])
})

test('consultation and demonstration open a draft with a subject only', async ({ page }) => {
  const seen = await watchDrafts(page)
  await page.goto('/servicos')
  for (const [button, subject] of [
    [texts.consultationButton, 'Solicitação de consultoria'],
    [texts.demonstrationButton, 'Agendamento de demonstração'],
  ] as const) {
    await page.getByRole('link', { name: button }).click()
    await expect.poll(() => seen.drafts.length).toBeGreaterThan(0)
    expect(readDraft(seen.drafts.pop() ?? '')).toEqual({ to: company.email, subject, body: '' })
    await expect(page.locator('.prepared-message-text')).toContainText(subject)
  }
  expect(seen.windows).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is complete, and a request can be written or chatted', async ({ page }) => {
    await page.goto(`/servicos?servico=${SLUG}`)
    await expect(page.getByRole('heading', { level: 1, name: texts.header.title })).toBeVisible()
    await expect(page.getByRole('link', { name: texts.consultationButton })).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=[^&]+$/,
    )
    const mail = page.locator('.service-list noscript a').first()
    await expect(mail).toBeVisible()
    await expect(page.locator('.service-list .needs-script').first()).toBeHidden()
    const [row] = await page.locator('.service-list h3').allTextContents()
    const draft = readDraft((await mail.getAttribute('href')) ?? '')
    expect([draft.to, draft.subject.endsWith(row ?? '?')]).toEqual([company.email, true])
    const note = page.locator('.no-script-note').first()
    await expect(note.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    const chat = await note.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(chatText('floatingButton'))
  })
})
