import { complaints } from './all-pages'
import { fitsAndIsAccessible, violations } from './axe'
import { askedBy, expect, test, type Page } from './site-test'
import { company, contactTexts, read } from './site-texts'

const texts = read('pages/verify.yaml')
const named = (text: string) => text.replace('{empresa}', company.name)
const field = (page: Page) => page.getByLabel('O que você recebeu')
const answer = (page: Page) =>
  page.getByRole('region', { name: named(texts.contact.title) }).getByRole('status')

/** Types a received contact, and sends the form. */
async function ask(page: Page, received: string): Promise<void> {
  await field(page).fill(received)
  await page.keyboard.press('Enter')
}

test('is it a fraud? A contact is compared on the device, and the answer goes with the text', async ({
  page,
}) => {
  const said = complaints(page)
  await page.goto('/contato')
  await page.getByRole('link', { name: contactTexts.cards.verifyLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(texts.header.title))
  const asked = askedBy(page)

  await ask(page, company.whatsapp)
  await expect(answer(page)).toContainText(texts.contact.ours.title)
  await expect(answer(page)).toContainText(texts.contact.ours.whatsapp)

  await field(page).press('Backspace')
  await expect(answer(page)).toBeEmpty()
  await page.keyboard.press('Enter')
  await expect(answer(page)).toContainText(texts.contact.alike.title)
  await expect(answer(page)).toContainText(texts.contact.alike.digits)
  await expect(answer(page).getByRole('link')).toHaveAttribute('href', `tel:${company.phone}`)

  await ask(page, 'https://volta-pagamentos.com/coleta')
  await expect(answer(page)).toContainText(texts.contact.alike.name)
  await ask(page, 'maria@outra.example')
  await expect(answer(page)).toContainText(texts.contact.foreign.email)
  await ask(page, company.cnpj)
  await expect(answer(page)).toContainText(texts.contact.ours.keyTitle)
  await expect(answer(page)).toContainText(company.legalName)

  await ask(page, 'boleto da coleta')
  await expect(answer(page)).toBeEmpty()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toHaveAccessibleDescription(new RegExp('Isto não parece telefone'))
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('boleto da coleta')
  await expect(page).toHaveURL(/\/verificar$/)
  expect(asked).toEqual([])
  expect(said).toEqual([])
})

test('a press before the application runs is answered, and asks nothing of the host', async ({
  page,
}) => {
  await page.goto('/verificar', { waitUntil: 'commit' })
  await ask(page, company.email)
  await expect(answer(page)).toContainText(texts.contact.ours.email)
  await expect(page).toHaveURL(/\/verificar$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the official channels and the rules of payment are the page', async ({ page }) => {
    await page.goto('/')
    await page
      .locator('footer')
      .getByRole('link', { name: `É mesmo a ${company.name}? Confira` })
      .click()
    await expect(page.locator('main noscript p')).toHaveText(texts.noScript)
    await expect(field(page)).toBeHidden()
    const list = page.locator('dl').first()
    const [youtube] = company.socialLinks.flatMap(({ url }) => url ?? [])
    for (const known of [company.email, company.privacyOfficer.email, company.cnpj])
      await expect(list).toContainText(known)
    await expect(list.locator(`a[href="${youtube}"]`)).toBeVisible()
    await expect(list).toContainText(texts.channels.noProfile)
    for (const rule of [...texts.charges.items, ...texts.report.items])
      await expect(page.getByText(rule)).toBeVisible()
  })
})

test('with an answer the page fits every width and has no accessibility fault', async ({
  page,
}) => {
  await page.goto('/verificar')
  await ask(page, 'https://www.volta.example.pagamentos-e-coletas-de-eletronicos.com/boleto')
  await expect(answer(page)).toContainText(texts.contact.alike.title)
  await fitsAndIsAccessible(page)
})

const laudoAnswer = (page: Page) =>
  page.getByRole('region', { name: 'Confira um laudo' }).getByRole('status')

test('is this laudo yours? Its number is looked up on the device, also offline', async ({
  page,
  context,
}) => {
  await page.goto('/verificar')
  const asked = askedBy(page)
  await context.setOffline(true)
  await page.getByLabel('Número do laudo').fill('RT-L-2026-0163')
  await page.keyboard.press('Enter')
  await expect(laudoAnswer(page)).toContainText('Emitido por nós em 15/10/2026.')
  expect(asked).toEqual([])
})

test('the QR code of a printed laudo tells what the list says of its number', async ({ page }) => {
  await page.goto('/verificar?laudo=RT-L-2026-0151')
  await expect(laudoAnswer(page)).toContainText('Compare o dia e o serviço')
  await expect(laudoAnswer(page)).toContainText('Vale agoraRT-L-2026-0163')
  expect(await violations(page)).toEqual([])
  // A draft is no laudo yet.
  await page.goto('/verificar?laudo=rt-l-2026-0200')
  await expect(laudoAnswer(page)).toContainText('Não conhecemos o laudo RT-L-2026-0200.')
  await page.goto('/verificar?laudo=%3Cb%3E')
  await expect(laudoAnswer(page)).toBeEmpty()
})
