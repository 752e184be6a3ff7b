import { expect, test } from './admin-test'
import { isSound } from './admin-checks'
import { baseDocuments, openDocument, openEditor } from './editor-folder'
import { MODEL_CONTENT } from './sites'

test('the page and its form are accessible and fit', async ({ page }) => {
  test.slow()
  await page.goto('/admin')
  await isSound(page)
  await openEditor(page)
  await isSound(page)
  await openDocument(page, 'lots/notebooks.yaml')
  await page.getByText('Renomear, duplicar ou apagar').click()
  await page.getByRole('button', { name: 'Apagar…' }).click()
  await expect(page.getByLabel(/^Para onde vai quem usa o endereço/)).toBeVisible()
  await page.getByLabel('Preço (R$)').fill('dez')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })).toBeVisible()
  await isSound(page)
})

test('every photo stands on one shelf with the documents that show it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const photos = ['galpao.jpg', 'lote.jpg', 'material.jpg', 'artigo.jpg', 'sobra.jpg']
  await openEditor(page, baseDocuments(MODEL_CONTENT), photos, '/admin#/fotos')
  await expect(page.getByText('Nenhum documento a mostra.')).toBeVisible()
  await expect(page.getByText('5 fotos em content/photos, 1 sem uso.')).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: 'posts/discos-sem-dados.mdx' }).first().click()
  await expect(page.getByLabel('Texto do artigo')).toBeVisible()
})

test('without folders or script other ways are told', async ({ browser, page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker')
  })
  await page.goto('/admin')
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await still.goto('/admin')
  for (const one of [page, still]) {
    await expect(one.getByRole('heading', { level: 2 })).toHaveText([
      'Aqui, na pasta do seu computador',
      'No GitHub',
      'Em um editor de texto',
    ])
    await expect(one.getByText('é preciso o Chrome ou o Edge')).toBeVisible()
    await expect(one.getByRole('button', { name: 'Abrir a pasta do projeto' })).toBeHidden()
    await expect(one.getByText('npm run content:check')).toBeVisible()
  }
  await still.context().close()
})

test('a folder without content is refused by name, and the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Abrir a pasta do projeto' }).click()
  await expect(
    page.getByText('não tem content/company.yaml; escolha a pasta do projeto'),
  ).toBeVisible()
})

test('visitors load nothing of the editors’ page, nor do search engines', async ({ request }) => {
  const html = await (await request.get('/admin')).text()
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(html).toContain('http-equiv="Content-Security-Policy"')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain('/admin')
  // Fetches every page, and every script or style sheet that one of them could ever load.
  const waiting = [
    '/404',
    ...Array.from(
      sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g),
      ([, path = '']) => path,
    ),
  ]
  const seen = new Set(waiting)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = await (await request.get(path)).text()
    expect(text, path).not.toMatch(/["'`(/]admin[/"'`)]|Editar esta página/)
    for (const [, name = ''] of text.matchAll(
      /["'`(](?:\/assets\/|assets\/|\.\/)([\w.-]+\.(?:js|css))/g,
    )) {
      const asset = `/assets/${name}`
      if (!seen.has(asset)) waiting.push(asset)
      seen.add(asset)
    }
  }
  expect([...seen].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(20)
})
