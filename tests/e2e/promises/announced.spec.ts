import { button, expect, test, tick, weight, type Page } from '../site-test'
import { lots } from '../site-texts'

/** What a screen reader announces when a page changes, and where the keyboard focus then is. */

const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('a ticked material stays where it is, and a line leads to its weight', async ({ page }) => {
  await page.goto('/comercio-sucata')
  for (const [width, first, second] of [
    [390, 'Cobre', 'Papelão'],
    [1440, 'Latinhas', 'Papel branco'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of [first, second]) {
      await tick(page, name).scrollIntoViewIfNeeded()
      await tick(page, name).focus()
      const before = await tick(page, name).boundingBox()
      await page.keyboard.press('Space')
      await announced(page, `${name} entrou na lista.`)
      await expect(tick(page, name)).toBeFocused()
      expect(await tick(page, name).boundingBox()).toEqual(before)
    }
    // The line with the link covers none of the next eight elements that take the focus.
    const link = page.getByRole('status').getByRole('link', { name: 'Informar o peso' })
    await tick(page, first).focus()
    for (let rest = 8; rest > 0; rest--) {
      await page.keyboard.press('Tab')
      const bottom = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().bottom ?? Infinity,
      )
      expect(bottom).toBeLessThanOrEqual((await link.boundingBox())?.y ?? 0)
    }
    await link.press('Enter')
    await expect(weight(page, second)).toBeFocused()
    await expect(weight(page, second)).toBeInViewport()
    await page.keyboard.type('2')
    await expect(link).toHaveCount(0)
  }
})

test('faults, results and orders are announced', async ({ page }) => {
  await page.goto('/comercio-sucata')
  await field(page, 'Material').selectOption('cobre')
  await field(page, 'Peso').fill('dez')
  await field(page, 'Peso').press('Enter')
  await announced(page, /^Escreva o peso só com números/)
  await field(page, 'Peso').fill('')
  await tick(page, 'Papelão').check()
  await weight(page, 'Papelão').fill('0')
  await page.keyboard.press('Tab')
  await announced(page, /^Escreva o peso só com números/)

  await page.goto('/lotes-informatica?q=locomotiva')
  await announced(page, 'Nenhum lote encontrado')
  await button(page, 'Limpar filtros').click()
  await field(page, 'Maior preço').fill('barato')
  await page.keyboard.press('Tab')
  await announced(page, /Não entendemos o preço/)
  await field(page, 'Maior preço').fill('')
  await page.getByLabel('Ordenar por').selectOption('menor-preco')
  await announced(page, 'Menor preço')
  const category = page.getByRole('group', { name: 'Categoria' }).getByRole('button').nth(1)
  await category.click()
  await expect(page).toHaveURL(/categoria=/)
  await expect(category).toBeFocused()

  await page.goto('/blog')
  await field(page, 'Categoria').selectOption({ index: 1 })
  await announced(page, /^\d+ artigos?$/)
})

test('the comparison says how many lots it has, and that it is empty again', async ({ page }) => {
  await page.goto('/lotes-informatica')
  const titles = lots.slice(0, 4).map(({ title }) => title)
  for (const [index, title] of titles.entries()) {
    await page.getByRole('article', { name: title }).getByRole('checkbox').check()
    await announced(page, `Na comparação: ${index + 1} de 4.`)
  }
  await page.getByRole('article', { name: titles[3] }).getByRole('checkbox').uncheck()
  await announced(page, 'Na comparação: 3 de 4.')
  await button(page, 'Limpar').press('Enter')
  await announced(page, 'Comparação vazia.')
  await expect(page.locator('body')).not.toBeFocused()
})

test('one notice at a time, for five seconds, wherever a card is pressed', async ({ page }) => {
  await page.goto('/')
  await page.clock.install()
  const notice = page.locator('[data-sonner-toast]')
  await page
    .getByRole('listitem')
    .filter({ has: button(page, 'Monitores e TVs') })
    .click({ position: { x: 20, y: 20 } })
  await expect(notice).toContainText('Funcionalidade em desenvolvimento')
  await button(page, 'Computadores').press('Enter')
  await expect(notice).toHaveCount(1)
  // The time of a notice stops while the pointer is over it.
  await page.mouse.move(0, 0)
  await page.clock.runFor(4000)
  await expect(notice).toHaveCount(1)
  await page.clock.runFor(3000)
  await expect(notice).toHaveCount(0)
  await button(page, 'Agendar Coleta').click()
  await notice.getByRole('button', { name: 'Fechar aviso' }).click()
  await page.clock.runFor(1000)
  await expect(notice).toHaveCount(0)
})
