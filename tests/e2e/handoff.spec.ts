import { blockStorage, expect, test, type Page } from './site-test'
import { writeMessage } from './contact-form'
import { readDraft, watchDrafts, watchFaults } from './mail-drafts'
import { company, newsletterTexts } from './site-texts'

/** Opens the panel of a contact message; `message` is the visitor's text. */
async function prepare(page: Page, message: string) {
  await page.goto('/contato')
  await writeMessage(page, message)
  await expect(page.getByRole('heading', { name: 'Falta só você enviar.' })).toBeVisible()
}

const TEXT = 'Temos 40 notebooks & 12 HDs; ação “já” 👍'

test('without a mail program the message goes by each of the other ways', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const faults = watchFaults(page)
  await prepare(page, TEXT)
  const seen = await watchDrafts(page)
  const way = (name: string) =>
    page.getByRole('list', { name: 'Outros caminhos' }).getByRole('link', { name })
  for (const [name, place, text] of [
    ['Abrir no Gmail', 'mail.google.com/mail/', 'body'],
    ['Abrir no Outlook', 'outlook.office.com/mail/deeplink/compose', 'body'],
    ['Enviar pelo WhatsApp', `wa.me/${company.whatsapp.replace(/\D/g, '')}`, 'text'],
  ] as const) {
    const { host, pathname, searchParams } = new URL((await way(name).getAttribute('href')) ?? '')
    expect(host + pathname).toBe(place)
    expect(searchParams.get(text)).toContain(TEXT)
    await expect(way(name)).toHaveAttribute('target', '_blank')
  }
  await page.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(page.getByText('Mensagem copiada.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of [`Para: ${company.email}`, TEXT]) expect(copied).toContain(part)

  // The mail draft can be opened again without leaving the page.
  await page.getByRole('link', { name: 'Abrir o e-mail de novo' }).click()
  await expect.poll(() => seen.drafts).toHaveLength(1)
  expect(readDraft(seen.drafts[0] ?? '').body).toContain(TEXT)
  expect([seen.windows, faults]).toEqual([[], []])
})

test('on a phone the toast covers neither the heading nor a way to send', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await prepare(page, TEXT)
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toBeVisible()
  const foot = () => toast.evaluate((one) => one.getBoundingClientRect().bottom)
  const ways = page.getByRole('list', { name: 'Outros caminhos' })
  const first = await ways.evaluate((one) => one.getBoundingClientRect().top)
  await expect.poll(foot).toBeLessThan(first)
  const heading = page.getByRole('heading', { name: 'Falta só você enviar.' })
  await expect
    .poll(
      async () =>
        (await heading.evaluate((one) => one.getBoundingClientRect().bottom)) - (await foot()),
    )
    .toBeGreaterThan(0)
})

test('a denied clipboard selects the text and names the keys', async ({ page }) => {
  const faults = watchFaults(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    })
  })
  await prepare(page, TEXT)
  await page.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(page.getByText('pressione Ctrl+C')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(TEXT)
  expect(faults).toEqual([])
})

test('a cancelled share sheet is no error', async ({ page }) => {
  const faults = watchFaults(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(new DOMException('closed', 'AbortError')),
    })
  })
  await prepare(page, TEXT)
  await page.getByRole('button', { name: 'Compartilhar mensagem' }).click()
  await expect(page.locator('.prepared-message [role=status]')).toBeEmpty()
  expect(faults).toEqual([])
})

test('a reload and a step back keep the message', async ({ page, context }) => {
  await prepare(page, TEXT)
  await page.reload()
  await expect(page.locator('.prepared-message-text pre')).toContainText(TEXT)
  await page.goto('/servicos')
  await page.goBack()
  await expect(page.locator('.prepared-message-text pre')).toContainText(TEXT)

  const other = await context.newPage()
  await other.goto('/contato')
  await expect(other.getByText(/^(Aberto|Fechado) agora/)).toBeVisible()
  await expect(other.locator('.prepared-message-text')).toHaveCount(0)

  await page.getByRole('button', { name: 'Concluir' }).click()
  await page.reload()
  await expect(page.getByText(/^(Aberto|Fechado) agora/)).toBeVisible()
  await expect(page.locator('.prepared-message-text')).toHaveCount(0)
})

test('a blocked storage changes nothing that a visitor sees', async ({ page }) => {
  const faults = watchFaults(page)
  await blockStorage(page)
  await prepare(page, TEXT)
  await expect(page.locator('.prepared-message-text pre')).toContainText(TEXT)
  expect(faults).toEqual([])
})

test('a text of 10 KB opens a compact draft and stays in the panel', async ({ page }) => {
  const seen = await watchDrafts(page)
  const long = 'Coleta de 40 notebooks com acentuação. '.repeat(250).trim()
  await prepare(page, long)
  await expect.poll(() => seen.drafts).toHaveLength(1)
  const href = seen.drafts[0] ?? ''
  expect(href.length).toBeLessThanOrEqual(1900)
  await expect(page.getByText('Copie o texto completo')).toBeVisible()
  await expect(page.locator('.prepared-message-text pre')).toContainText(long)
})

test('a hostile text adds no recipient and no header', async ({ page }) => {
  const seen = await watchDrafts(page)
  await prepare(page, 'x&bcc=thief@evil.example%0ABcc: thief@evil.example?to=a@b.example \uD83D')
  await expect.poll(() => seen.drafts).toHaveLength(1)
  const href = new URL(seen.drafts[0] ?? '')
  expect(href.pathname).toBe(company.email)
  expect([...href.searchParams.keys()]).toEqual(['subject', 'body'])
})

test('a newsletter sign-up opens a draft and keeps the message', async ({ page }) => {
  const faults = watchFaults(page)
  const seen = await watchDrafts(page)
  await page.goto('/blog')
  const field = page.getByRole('textbox', { name: newsletterTexts.email })
  await field.fill('helena@empresa.example')
  await page.getByRole('button', { name: newsletterTexts.button }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Falta só você enviar.' })).toBeFocused()
  await expect(page.getByText('✅ Inscrição realizada!')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect.poll(() => seen.drafts).toHaveLength(1)
  const draft = readDraft(seen.drafts[0] ?? '')
  expect([seen.windows.length, draft.to]).toEqual([0, company.email])
  expect(draft.body).toContain('helena@empresa.example')
  expect(faults).toEqual([])
})
