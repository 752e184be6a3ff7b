import { expect, test } from './admin-test'
import { baseDocuments, openEditor } from './editor-folder'
import { MODEL_CONTENT } from './sites'

const ARTICLE = 'posts/discos-sem-dados.mdx'

test('an article says what changes on the site; an error leads to its letter', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openEditor(page, baseDocuments(MODEL_CONTENT), ['lote.jpg', 'artigo.jpg'])
  await page.evaluate((file) => location.assign(`#/${file}`), ARTICLE)
  const text = page.getByLabel('Texto do artigo', { exact: true })
  const before = await text.inputValue()
  const site = page.getByRole('list', { name: 'O que muda no site' })
  await expect(site).toHaveCount(0)
  const title = page.getByLabel('Título', { exact: true })
  await title.fill('Discos limpos: três métodos e um laudo')
  await expect(site).toHaveText('Título: sai «sem dados», entra «limpos»')

  // Each of two errors with the same message leads to its own place in the text.
  const wrong = '\n\n![](lote.jpg)\n\nFim.\n\n![](lote.jpg)'
  await text.fill(before + wrong)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Nada foi salvo' })
  await expect(refusal).toBeFocused()
  const caret = () => text.evaluate((area: HTMLTextAreaElement) => area.selectionStart)
  for (const [index, start] of [
    [0, before.length + 2],
    [1, before.length + wrong.lastIndexOf('![')],
  ] as const) {
    await refusal.getByRole('button', { name: 'Texto do artigo' }).nth(index).click()
    await expect(text).toBeFocused()
    expect(await caret()).toBe(start)
  }
})
