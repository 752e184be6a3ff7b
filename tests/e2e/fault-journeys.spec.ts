import { expect, test, type Page } from '@playwright/test'
import { writeMessage } from './contact-form'
import { readDraft, watchDrafts } from './mail-drafts'
import { running, saveData } from './site-test'
import { company, offer, published, read, servicesTexts } from './site-texts'

const { calculator } = read('pages/scrap.yaml')
const { card } = read('pages/lots.yaml')

/** What a visitor does while something is missing. The matrix of faults is in faults.spec.ts. */

test.describe('one page to another', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await running(page)
  })
  const follow = (page: Page, path: string) => page.locator(`.header-nav a[href="${path}"]`).click()

  test('offline a missing page says so, and comes with the network', async ({ page, context }) => {
    await context.setOffline(true)
    await follow(page, '/sobre')
    await expect(
      page.getByRole('heading', { level: 1, name: 'A página não carregou.' }),
    ).toBeVisible()
    await expect(page).toHaveTitle('A página não carregou.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('O servidor não respondeu.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-running', 'sim')
    await expect(page).toHaveURL(/\/sobre$/)
    await expect(page.getByRole('heading', { name: 'A página não carregou.' })).toHaveCount(0)
  })

  test('an «offline» event with a working network stops nothing', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false })
      dispatchEvent(new Event('offline'))
    })
    await follow(page, '/sobre')
    await expect(page.locator('.about-header, .page-header').first()).toBeVisible()
    await expect(page).not.toHaveTitle('A página não carregou.')
    await expect(page).toHaveURL(/\/sobre$/)
  })

  for (const [what, pattern] of [
    ['route', /assets\/sobre-[^/]+\.js/],
    ['data', /assets\/about-page-[^/]+\.js/],
  ] as const) {
    test(`after a release without a ${what} file one full load helps`, async ({ page }) => {
      let loads = 0
      let gone = true
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
          loads += 1
          gone = false
        }
      })
      await page.route(pattern, (route) =>
        gone ? route.fulfill({ status: 404 }) : route.continue(),
      )
      await follow(page, '/sobre')
      await expect.poll(() => loads).toBe(1)
      await expect(page.locator('html')).toHaveAttribute('data-running', 'sim')
      await expect(page).toHaveURL(/\/sobre$/)
      await expect(page.getByRole('heading', { name: 'A página não carregou.' })).toHaveCount(0)
      expect(loads).toBe(1)
    })
  }

  test('without storage a missing file ends in a page that says so', async ({ page }) => {
    await page.evaluate(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await page.route(/assets\/about-page-[^/]+\.js/, (route) => route.fulfill({ status: 404 }))
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    await follow(page, '/sobre')
    await expect(
      page.getByText('A internet responde, mas uma parte da página não chegou.'),
    ).toBeVisible()
    // A change of the address within the document counts as one.
    expect(loads).toBeLessThanOrEqual(1)
  })
})

test('what stands in the calculator is there again after a page that failed', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await running(page)
  await page.getByLabel(calculator.materialLabel, { exact: true }).selectOption('cobre')
  await page.getByLabel(calculator.weightLabel, { exact: true }).fill('12,5')
  await page.route(/assets\/about-page-[^/]+\.js/, (route) => route.fulfill({ status: 404 }))
  await page.locator('.header-nav a[href="/sobre"]').click()
  // Without a file of the next page, that page is loaded once, and its application cannot start.
  await running(page, 'nao')
  await expect(page).toHaveURL(/\/sobre$/)
  await page.goBack()
  await expect(page.locator('h1')).toContainText('Sucata')
  await running(page)
  await expect(page.getByLabel(calculator.materialLabel, { exact: true })).toHaveValue('cobre')
  await expect(page.getByLabel(calculator.weightLabel, { exact: true })).toHaveValue('12,5')
})

test('a step back from a page that sleeps after a reload shows the page before it', async ({
  page,
}) => {
  await saveData(page)
  await page.goto('/comercio-sucata')
  await running(page)
  await page.locator('.header-nav a[href="/sobre"]').click()
  await expect(page).toHaveURL(/\/sobre$/)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-running')
  await page.goBack()
  await expect(page).toHaveURL(/\/comercio-sucata$/)
  await expect(page.locator('h1')).toContainText('Sucata')
})

test('a form without application keeps its text and opens a whole mail', async ({ page }) => {
  const { drafts } = await watchDrafts(page)
  await page.route(/assets\/content-[^/]+\.json/, (route) => route.abort())
  await page.goto('/contato')
  await expect(page.locator('html')).toHaveAttribute('data-running', 'nao')
  const form = page.locator('form.form-panel')
  await form.locator('[name=name]').fill('Zé & João')
  await form.locator('[name=email]').fill('ze@empresa.example')
  await form.locator('[name=subject]').selectOption({ index: 1 })
  await form.locator('[name=message]').fill('Resíduos: 100% & mais?\nÉ às 8h.')
  await form.locator('button[type=submit]').click()
  await expect.poll(() => drafts.length).toBe(1)
  expect(readDraft(drafts[0] ?? '').body).toContain('Nome: Zé & João\r\n')
  expect(readDraft(drafts[0] ?? '').body).toContain('Mensagem: Resíduos: 100% & mais?\r\nÉ às 8h.')
  await expect(form.locator('[name=message]')).toHaveValue(/Resíduos/)
  await expect(form.locator('.no-script-note')).toBeVisible()
})

test('a field that somebody types in stays while the application fails', async ({ page }) => {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/assets\/core-/, (route) => failed.then(() => route.abort()))
  await page.goto('/lotes-informatica', { waitUntil: 'load' })
  const box = page.getByRole('searchbox')
  await box.pressSequentially('note')
  fail()
  await expect(page.locator('html')).toHaveAttribute('data-running', 'nao')
  await box.pressSequentially('book', { timeout: 3000 })
  await expect(box).toHaveValue('notebook')
  await box.blur()
  await expect(box).toBeHidden()
})

test.describe('what comes only when somebody asks does not come', () => {
  const PANEL = /assets\/prepared-message-panel-[^/]+\.js/
  const FORM = /assets\/request-page-[^/]+\.js/
  const ready = (page: Page) => page.getByRole('heading', { name: 'A mensagem está preparada.' })

  test('a lot can be bought: the mail opens with the press, and stays', async ({ page }) => {
    const seen = await watchDrafts(page)
    await page.route(PANEL, (route) => route.abort())
    await page.goto(`/lotes-informatica/${published('lots')[0]?.slug}`)
    await running(page)
    await page.getByRole('link', { name: card.buyButton }).first().click()
    await expect(ready(page)).toBeFocused()
    await expect.poll(() => seen.drafts).toHaveLength(1)
    const { to, subject } = readDraft(seen.drafts[0] ?? '')
    expect(to).toBe(company.email)
    await expect(page.locator('.prepared-message-text')).toContainText(subject)
    await page.unroute(PANEL)
    await page.getByRole('link', { name: card.buyButton }).first().click()
    await expect(page.getByRole('heading', { name: 'Falta só você enviar.' })).toBeVisible()
  })

  for (const [what, stop] of [
    ['blocked', (page: Page) => page.route(PANEL, (route) => route.abort())],
    ['offline', (page: Page) => page.context().setOffline(true)],
  ] as const) {
    test(`${what}, the mail of a form opens whole, and the text stays`, async ({ page }) => {
      const seen = await watchDrafts(page)
      await page.goto('/contato')
      await running(page)
      await stop(page)
      await writeMessage(page, 'Resíduos: 100% & mais?', { name: 'Zé & João' })
      await expect(ready(page)).toBeVisible()
      await expect.poll(() => seen.drafts).toHaveLength(1)
      expect(readDraft(seen.drafts[0] ?? '').body).toContain('Resíduos: 100% & mais?')
      await expect(page.locator('.prepared-message-text')).toContainText('Zé & João')
      await expect(page.getByRole('link', { name: 'Abrir o e-mail de novo' })).toHaveAttribute(
        'href',
        seen.drafts[0] ?? '',
      )
    })
  }

  test('a service can be asked for by mail, and its form comes when it can', async ({ page }) => {
    await page.route(FORM, (route) => route.abort())
    await page.goto('/servicos')
    await running(page)
    const { slug, title } = {
      slug: 'destruicao-segura-de-dados',
      ...offer('services', 'destruicao-segura-de-dados'),
    }
    await page.locator(`#pedir-${slug}`).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(page.getByText('O formulário não chegou')).toBeVisible()
    const draft = readDraft(
      (await page.getByRole('link', { name: 'Pedir por e-mail' }).getAttribute('href')) ?? '',
    )
    expect([draft.to, draft.subject.endsWith(title)]).toEqual([company.email, true])
    expect(draft.body).toContain('Telefone:')
    await page.unroute(FORM)
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(FORM, async (route) => {
      await arrived
      await route.continue()
    })
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('button', { name: 'Carregando...' })).toBeFocused()
    arrive()
    await expect(page.getByRole('button', { name: servicesTexts.form.submitButton })).toBeVisible()
  })
})
