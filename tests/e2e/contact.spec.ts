import { expect, test } from './site-test'
import { writeMessage } from './contact-form'
import { readDraft, watchDrafts, watchFaults } from './mail-drafts'
import { chatText, company, contactTexts as texts } from './site-texts'

const subject = texts.subjects[1]
if (!subject) throw new Error('The journeys need two subjects in content/pages/contact.yaml.')
const digits = (number: string) => number.replace(/\D/g, '')

test('a message opens a draft in place, and the panel keeps the text', async ({ page }) => {
  const faults = watchFaults(page)
  const seen = await watchDrafts(page)
  await page.goto(`/contato?assunto=${subject.value}`)
  await expect(page.getByLabel(texts.form.subject)).toHaveValue(subject.value)
  await writeMessage(page, 'Temos 40 notebooks.\nPodem retirar?', { chooses: false })
  await expect(page.getByRole('heading', { level: 1, name: 'Falta só você enviar.' })).toBeFocused()
  await expect(page.getByText('🚀 Abrindo seu cliente de e-mail!')).toBeVisible()
  await expect.poll(() => seen.drafts).toHaveLength(1)
  expect(seen.windows).toEqual([])
  const draft = readDraft(seen.drafts[0] ?? '')
  expect([draft.to, draft.subject]).toEqual([company.email, `Contato pelo site: ${subject.label}`])
  expect(draft.body).toContain('Temos 40 notebooks.\r\nPodem retirar?')

  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(page.getByLabel(texts.form.name)).toHaveValue('')
  await expect(page.getByLabel(texts.form.message)).toHaveValue('')
  expect(faults).toEqual([])
})

test('typed values survive a reload and a step back', async ({ page }) => {
  await page.goto('/contato')
  await page.getByLabel(texts.form.name).fill('Helena Prado')
  await page.getByLabel(texts.form.message).fill('Temos 40 notebooks.')
  await page.reload()
  await expect(page.getByLabel(texts.form.message)).toHaveValue('Temos 40 notebooks.')
  await page.goto('/servicos')
  await page.goBack()
  await expect(page.getByLabel(texts.form.name)).toHaveValue('Helena Prado')
})

test('an unknown subject in the address cleans itself', async ({ page }) => {
  await page.goto('/contato?assunto=foguetes')
  await expect(page).toHaveURL(/\/contato$/)
  await expect(page.getByLabel(texts.form.subject)).toHaveValue('')
})

test('phone, e-mail and both chat links lead to the company', async ({ page }) => {
  await page.goto('/contato')
  const main = page.getByRole('main')
  await expect(main.locator(`a[href="tel:+${digits(company.phone)}"]`)).toBeVisible()
  await expect(main.locator(`a[href="mailto:${company.email}"]`)).toBeVisible()
  for (const [name, use] of [
    [texts.cards.whatsappButton, 'contactCard'],
    [texts.quickService.button, 'quickService'],
  ] as const) {
    const chat = new URL((await main.getByRole('link', { name }).getAttribute('href')) ?? '')
    expect(chat.origin + chat.pathname).toBe(`https://wa.me/${digits(company.whatsapp)}`)
    expect(chat.searchParams.get('text')).toBe(chatText(use))
  }
  expect(chatText('contactCard')).not.toBe(chatText('quickService'))
})

test('the hours say whether the company is open, on São Paulo’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T19:30:00Z')
  await page.goto('/contato')
  await expect(page.getByText('Aberto agora, fecha às 17h')).toBeVisible()
})

test('the map comes on request only, the route without script', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('openstreetmap')) asked.push(request.url())
  })
  await page.goto('/contato')
  const frame = page.locator('.contact-map-frame')
  await frame.scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: texts.map.routeButton }).last()).toHaveAttribute(
    'href',
    company.map.route,
  )
  await context.setOffline(true)
  await expect(frame.getByRole('button', { name: texts.map.offline })).toBeDisabled()
  await context.setOffline(false)
  await expect(frame.getByRole('button')).toBeEnabled()
  expect(asked).toEqual([])
  await frame.getByRole('button').click()
  await expect(frame.locator('iframe')).toHaveAttribute('title', /Mapa/)
  // While the focus is inside the map's frame the document itself has no focus, so `toBeFocused`
  // does not work here.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await expect.poll(() => asked.length).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a mail with the questions stands in place of the form', async ({ page }) => {
    await page.goto('/contato')
    const form = page.locator('form.form-panel')
    await expect(form.getByRole('button')).toBeHidden()
    const note = form.locator('.no-script-note')
    const draft = readDraft(
      (await note.getByRole('link', { name: company.email }).getAttribute('href')) ?? '',
    )
    expect(draft.to).toBe(company.email)
    expect(draft.body).toMatch(/^Nome: *\r\nE-mail: *\r\n/m)
    const chat = await note.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(chatText('contactCard'))
    await expect(page.locator('.contact-map-frame').getByRole('button')).toHaveCount(0)
    await expect(page.locator('.contact-map-frame svg')).toBeVisible()
  })
})
