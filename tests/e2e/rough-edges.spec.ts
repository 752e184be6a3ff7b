import { complaints } from './all-pages'
import { expect, test } from './site-test'
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
  const said = await complaints(page)
  const response = await page.goto('/SERVICOS')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: servicesTexts.header.title })).toHaveCount(0)
  expect(said.filter((text) => !text.includes('404'))).toEqual([])
})

test('a second tap on cancel does not leave the services', async ({ page }) => {
  await page.goto('/servicos')
  await page.getByRole('link', { name: servicesTexts.serviceButton }).first().click()
  await page.getByRole('button', { name: servicesTexts.form.cancelButton }).dblclick()
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(page.getByRole('heading', { level: 1, name: servicesTexts.header.title })).toBeVisible()
})

test('after the message is done the keyboard goes on in the page, and the subject of the link does not come back', async ({ page }) => {
  const [subject] = contactTexts.subjects
  await page.goto(`/contato?assunto=${subject?.value ?? ''}`)
  await expect(page.getByLabel(contactTexts.form.subject)).toHaveValue(subject?.value ?? '')
  await page.getByLabel(contactTexts.form.name).fill('Helena Prado')
  await page.getByLabel(contactTexts.form.email).fill('helena@empresa.example')
  await page.getByLabel(contactTexts.form.message).fill('Tenho 40 notebooks.')
  await page.getByRole('button', { name: contactTexts.form.submitButton }).click()
  await page.getByRole('button', { name: 'Concluir e voltar ao formulário' }).click()
  await expect(page.getByLabel(contactTexts.form.subject)).toHaveValue('')
  await expect(page).toHaveURL(/\/contato$/)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
