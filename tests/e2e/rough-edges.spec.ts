import { complaints, EVERY_PAGE, LOTS, MATERIALS } from './all-pages'
import { writeMessage } from './contact-form'
import { expect, type Page, test } from './site-test'
import { contactTexts, servicesTexts } from './site-texts'

for (const path of ['/%', '/blog/%E0%A4%A']) {
  test(`the address ${path}, which cannot be read, keeps the page that helps`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await page.mouse.click(5, 5)
    await expect(page.locator('main h1')).toHaveCount(1)
    await page.locator('main a[href="/servicos"]').click()
    await expect(page).toHaveURL(/\/servicos$/)
  })
}

test('an address in capitals is an unknown one, with and without script', async ({ page }) => {
  const said = complaints(page)
  const response = await page.goto('/SERVICOS')
  expect(response?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: servicesTexts.header.title }),
  ).toHaveCount(0)
  expect(said).toEqual([])
})

test('a second tap on cancel does not leave the services', async ({ page }) => {
  await page.goto('/servicos')
  await page.getByRole('link', { name: servicesTexts.serviceButton }).first().click()
  await page.getByRole('button', { name: servicesTexts.form.cancelButton }).dblclick()
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(
    page.getByRole('heading', { level: 1, name: servicesTexts.header.title }),
  ).toBeVisible()
})

test('after a message the keyboard goes on in the page', async ({ page }) => {
  const [subject] = contactTexts.subjects
  await page.goto(`/contato?assunto=${subject?.value ?? ''}`)
  await expect(page.getByLabel(contactTexts.form.subject)).toHaveValue(subject?.value ?? '')
  await writeMessage(page, 'Tenho 40 notebooks.', { chooses: false })
  await page.getByRole('button', { name: 'Concluir e voltar ao formulário' }).click()
  await expect(page.getByLabel(contactTexts.form.subject)).toHaveValue('')
  await expect(page).toHaveURL(/\/contato$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('name and navigation have one line each, however narrow a desktop is', async ({ page }) => {
  await page.goto('/lotes-informatica')
  for (const width of [1024, 1199, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    const broken = await page.locator('.header').evaluate((header) =>
      [header.querySelector('.logo'), ...header.querySelectorAll('.header-nav a')].flatMap(
        (link) => {
          const text = [...(link?.childNodes ?? [])].find((node) => node instanceof Text)
          const range = document.createRange()
          if (text) range.selectNodeContents(text)
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size ===
            1
            ? []
            : [link?.textContent]
        },
      ),
    )
    expect(broken, `at ${width} px`).toEqual([])
  }
})

test('purchases and services are running text', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/servicos')
  const columns = await page
    .locator('.ring-list li')
    .evaluateAll((items) =>
      items
        .filter(
          (item) => getComputedStyle(item).display !== 'list-item' && item.childNodes.length > 1,
        )
        .map((item) => item.textContent),
    )
  expect(columns).toEqual([])
})

/** Doubles the size of text, and returns by how many px the page is then wider than its window. */
const excessOfLarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.documentElement.scrollWidth - innerWidth
  })

test('letters twice as large fit into the narrowest window on every page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const over: string[] = []
  for (const path of [...EVERY_PAGE, '/sem-conexao', '/nao-existe']) {
    await page.goto(path, { waitUntil: 'load' })
    const excess = await excessOfLarge(page)
    if (excess > 0) over.push(`${path}: ${excess} px`)
  }
  expect(over).toEqual([])
})

test('an estimate and a comparison fit in large letters, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/comercio-sucata')
  await page.locator('.price-table-tick').first().check()
  await expect(page.locator('.estimate-line')).toHaveCount(1)
  const estimate = await excessOfLarge(page)
  const slugs = LOTS.slice(0, 3).map((path) => path.split('/').at(-1))
  await page.goto(`/lotes-informatica/comparar?lotes=${slugs.join(',')}`)
  await expect(page.locator('.compare-table')).toBeVisible()
  expect([estimate, await excessOfLarge(page)]).toEqual([0, 0])
})

/** Doubles the size of text; returns numbers and words of 2 to 5 letters broken in two lines. */
const broken = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    document.documentElement.style.fontSize = '200%'
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node.parentElement?.closest('.sr, svg')) continue
      for (const { 0: word, index } of node.textContent?.matchAll(
        /\d[\d.,]*\d|(?<!\p{L})\p{L}{2,5}(?!\p{L})/gu,
      ) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
        if (new Set(lines).size > 1) found.push(word)
      }
    }
    return found
  })

test('in letters twice as large no number and no short word breaks', async ({ page }) => {
  test.slow()
  const slugs = LOTS.slice(0, 3).map((path) => path.split('/').at(-1))
  const found: string[] = []
  for (const path of [
    '/lotes-informatica',
    '/lotes-informatica?ver=linhas',
    `/lotes-informatica/comparar?lotes=${slugs.join(',')}`,
    LOTS[0] ?? '',
    MATERIALS[0] ?? '',
    '/servicos',
  ]) {
    await page.goto(path)
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      for (const word of await broken(page)) found.push(`${path} at ${width} px: ${word}`)
    }
  }
  expect(found).toEqual([])
})

test('forced colours reach the drawn signs, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/comercio-sucata/cobre')
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  const drawn = (selector: string) => page.locator(`${selector}:visible`).last()
  await expect(drawn('.price-chart text')).toHaveCSS('fill', ink)
  await expect(drawn('.price-chart-line')).toHaveCSS('stroke', ink)
  await page.goto('/comercio-sucata')
  await expect(drawn('.price-table-tools .icon')).toHaveCSS('color', ink)
})
