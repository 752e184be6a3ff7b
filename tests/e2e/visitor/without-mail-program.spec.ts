import { violations } from '../axe'
import { hrefOf, onlyDraft, panel, watchDrafts, writeMessage } from '../mail-drafts'
import { blockStorage, expect, test, type Page } from '../site-test'
import { company } from '../site-texts'

const TEXT = 'Temos 40 notebooks & 12 HDs; ação “já” 👍'

async function prepare(page: Page, message: string): Promise<void> {
  await page.goto('/contato')
  await writeMessage(page, message)
  await expect(panel(page)).toBeVisible()
}

test('without a mail program the message goes by each of the other ways', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await prepare(page, TEXT)
  const seen = await watchDrafts(page)
  const ways = page.getByRole('list', { name: 'Outros caminhos' })
  for (const [name, place, text] of [
    ['Abrir no Gmail', 'mail.google.com/mail/', 'body'],
    ['Abrir no Outlook', 'outlook.office.com/mail/deeplink/compose', 'body'],
    ['Enviar pelo WhatsApp', `wa.me/${company.whatsapp.replace(/\D/g, '')}`, 'text'],
  ] as const) {
    const way = ways.getByRole('link', { name })
    const { host, pathname, searchParams } = new URL(await hrefOf(way))
    expect(host + pathname).toBe(place)
    expect(searchParams.get(text)).toContain(TEXT)
    await expect(way).toHaveAttribute('target', '_blank')
  }
  await page.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(page.getByText('Mensagem copiada.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of [`Para: ${company.email}`, TEXT]) expect(copied).toContain(part)
  await page.getByRole('link', { name: 'Abrir o e-mail de novo' }).click()
  expect((await onlyDraft(seen)).body).toContain(TEXT)
})

test('on a phone the toast covers neither the heading nor a way to send', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await prepare(page, TEXT)
  const foot = async () => {
    const box = await page.locator('[data-sonner-toast]').boundingBox()
    return (box?.y ?? Infinity) + (box?.height ?? 0)
  }
  const ways = page.getByRole('list', { name: 'Outros caminhos' })
  await expect.poll(async () => ((await ways.boundingBox())?.y ?? 0) > (await foot())).toBe(true)
  const heading = async () => {
    const box = await panel(page).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(async () => (await heading()) > (await foot())).toBe(true)
  expect(await violations(page)).toEqual([])
})

test('a denied clipboard selects the text and names the keys', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    })
  })
  await prepare(page, TEXT)
  await page.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(page.getByText('pressione Ctrl+C')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(TEXT)
})

test('a reload and a step back keep the message, in this tab alone, until it is done', async ({
  page,
  context,
}) => {
  await prepare(page, TEXT)
  await page.reload()
  await expect(page.locator('pre')).toContainText(TEXT)
  await page.goto('/servicos')
  await page.goBack()
  await expect(page.locator('pre')).toContainText(TEXT)
  const other = await context.newPage()
  await other.goto('/contato')
  await expect(panel(other)).toHaveCount(0)
  await page.getByRole('button', { name: /^Concluir/ }).click()
  await page.reload()
  await expect(panel(page)).toHaveCount(0)
})

test('a blocked storage changes nothing that a visitor sees', async ({ page }) => {
  await blockStorage(page)
  await prepare(page, TEXT)
  await expect(page.locator('pre')).toContainText(TEXT)
})

test('a text of 10 KB opens a compact draft and stays whole in the panel', async ({ page }) => {
  const seen = await watchDrafts(page)
  const long = 'Coleta de 40 notebooks com acentuação. '.repeat(250).trim()
  await prepare(page, long)
  await onlyDraft(seen)
  expect(seen.drafts[0]?.length).toBeLessThanOrEqual(1900)
  await expect(page.getByText('Copie o texto completo')).toBeVisible()
  await expect(page.locator('pre')).toContainText(long)
})
