import { expect, test, type Page } from '@playwright/test'
import { ARTICLES, complaints, MATERIALS, PAGES } from './all-pages'
import { excess, fitsAndIsAccessible, violations } from './axe'
import { running } from './site-test'

// A toast has too little contrast while it fades in; axe must not measure it in an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WIDTHS = [360, 768, 1440]
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await running(page)
}

for (const path of [
  ...PAGES,
  ARTICLES[0] ?? '/blog',
  MATERIALS[1] ?? '/comercio-sucata',
  // This lot has an item list, which is the widest part of a lot's page.
  '/lotes-informatica/notebooks-corporativos-core-i5',
  '/nao-existe',
  '/blog/nao-existe',
]) {
  test(`${path} has no accessibility fault at 320 px and at 200 % of text`, async ({ page }) => {
    const said = complaints(page)
    await open(page, path)
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await excess(page), `at ${width} px`).toBe(0)
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // At 768 px the page consists of the same parts as at 360 or 1440 px.
      if (width !== 768) expect(await violations(page), `at ${width} px`).toEqual([])
      expect(await excess(page), `at ${width} px`).toBe(0)
    }
    // The same effect as the browser's own setting, which a test cannot reach.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await excess(page), `text at 200 %, ${width} px`).toBe(0)
    }
    expect(said).toEqual([])
  })
}

test('filled, empty and faulty states have no accessibility fault', async ({ page }) => {
  await open(page, '/lotes-informatica?q=nada-disso')
  await expect(page.getByText('Nenhum lote encontrado')).toBeVisible()
  await fitsAndIsAccessible(page)

  await open(page, '/blog?q=nada-disso')
  await expect(page.getByRole('heading', { name: 'Nenhum artigo encontrado' })).toBeVisible()
  await fitsAndIsAccessible(page)

  await open(page, '/contato')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await fitsAndIsAccessible(page)

  // A notice disappears by itself, so each width gets a new one.
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await page.getByRole('button', { name: 'Agendar Coleta' }).click()
    await expect(page.getByText('Funcionalidade em desenvolvimento')).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})

test('the open menu of a phone has no accessibility fault', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await page.locator('header summary').click()
  await expect(page.locator('header details')).toHaveAttribute('open')
  expect(await violations(page)).toEqual([])
})

test('the first key leads to the content, and the keyboard walks the header', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#conteudo$/)
})
