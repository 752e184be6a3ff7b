import { violations } from '../axe'
import { hrefOf, onlyDraft, panel, watchDrafts, writeMessage } from '../mail-drafts'
import { blockStorage, expect, test, type Page } from '../site-test'

const TEXT = 'Temos 40 notebooks & 12 HDs; ação “já” 👍'

async function prepare(page: Page): Promise<void> {
  await page.goto('/contato')
  await writeMessage(page, TEXT)
  await expect(panel(page)).toBeVisible()
}

/** The lower edge of a place on the page, in px. */
const foot = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  return (box?.y ?? NaN) + (box?.height ?? NaN)
}

test('the message goes by each of the other ways', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  await prepare(page)
  // The toast covers neither the heading nor a way to send.
  const ways = page.getByRole('list', { name: 'Outros caminhos' })
  for (const place of [panel(page), ways])
    await expect
      .poll(async () => {
        const box = await place.boundingBox()
        return (box?.y ?? NaN) - (await foot(page, '[data-sonner-toast]'))
      })
      .toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  const seen = await watchDrafts(page)
  for (const [name, host, text] of [
    ['Abrir no Gmail', 'mail.google.com', 'body'],
    ['Abrir no Outlook', 'outlook.office.com', 'body'],
    ['Enviar pelo WhatsApp', 'wa.me', 'text'],
  ] as const) {
    const way = ways.getByRole('link', { name })
    const address = new URL(await hrefOf(way))
    expect(address.host).toBe(host)
    expect(address.searchParams.get(text)).toContain(TEXT)
    await expect(way).toHaveAttribute('target', '_blank')
  }
  await page.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(page.getByText('Mensagem copiada.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(TEXT)
  await page.getByRole('link', { name: 'Abrir o e-mail de novo' }).click()
  expect((await onlyDraft(seen)).body).toContain(TEXT)
})

test('without clipboard and storage the text is there, selected', async ({ page }) => {
  await blockStorage(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    })
  })
  await prepare(page)
  await page.getByRole('button', { name: 'Copiar mensagem' }).click()
  await expect(page.getByText(/O texto está selecionado/)).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(TEXT)
})

test('a reload and a step back keep the message, in this tab alone', async ({ page, context }) => {
  await prepare(page)
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
