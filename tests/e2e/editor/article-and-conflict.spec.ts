import { isSound } from '../axe'
import { expect, test } from '../site-test'
import {
  field,
  newestPrice,
  notified,
  openEditor,
  original,
  press,
  refusal,
  savedText,
  today,
  writeBehind,
} from './editor-folder'

const ARTICLE = 'posts/discos-sem-dados.mdx'
const COPPER = 'materials/cobre.yaml'
const HOSTILE =
  '<script>alert(1)</script><img src=x onerror="alert(2)"><a href="javascript:alert(3)">x</a>' +
  '<iframe src="/"></iframe><form action="/x"><button>y</button></form>' +
  '<p style="position:fixed" onclick="alert(4)">fim</p>'

test('an article gets words and a photo; hostile HTML is refused', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await openEditor(page, `/admin#/${ARTICLE}`)
  const text = field(page, 'Texto do artigo')
  const before = await text.inputValue()
  await text.press('Control+End')
  await page.keyboard.type('\n\n## Fim do texto\n\nGuarde o **laudo**')
  await press(page, 'Foto')
  await field(page, 'Ou usar uma que já está em content/photos').last().selectOption('lote.jpg')
  await expect(text).toBeFocused()
  const added = '\n\n## Fim do texto\n\nGuarde o **laudo**'
  await expect(text).toHaveValue(`${before}${added}\n\n![](lote.jpg)`)
  // One undo takes the photo back, and one redo brings it again.
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue(before + added)
  await page.keyboard.press('Control+Shift+z')
  await press(page, 'Salvar')
  await expect(refusal(page)).toContainText('a foto não tem texto alternativo')
  await text.press('Control+End')
  for (let step = 0; step < '](lote.jpg)'.length; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('Pilha de discos furados ao meio')
  const line = '![Pilha de discos furados ao meio](lote.jpg)'
  await press(page, 'Salvar')
  await notified(page, `content/${ARTICLE}`)
  const saved = await savedText(page, ARTICLE)
  expect(saved).toBe(`${original(ARTICLE).trimEnd()}${added}\n\n${line}\n`)

  const article = page.getByTestId('artigo')
  await text.fill(`${before}\n\n${HOSTILE}`)
  await expect(article).toContainText('fim')
  const refused = 'script, iframe, form, button, [onerror], [onclick], [style], [href^=javascript]'
  await expect(article.locator(refused)).toHaveCount(0)
  await press(page, 'Salvar')
  await expect(refusal(page)).toBeFocused()
  await expect(refusal(page)).toContainText('<script> não é permitido em artigos')
  await refusal(page).getByRole('button', { name: 'Texto do artigo' }).first().click()
  await expect(text).toBeFocused()
  const caret = await text.evaluate((area: HTMLTextAreaElement) => area.selectionStart)
  expect(caret).toBe(before.length + 2)
  await isSound(page)
  expect(await savedText(page, ARTICLE)).toBe(saved)
  expect(dialogs).toEqual([])
})

test('unsaved work outlives a reload, and a conflict is merged', async ({ page }) => {
  await openEditor(page)
  await field(page, 'Achar um documento').fill('FIO descascado, tubo e barra, límpos')
  await page.getByRole('link', { name: /Descrição em materials\/cobre/ }).click()
  await expect(field(page, 'Descrição')).toBeFocused()
  const price = newestPrice(page)
  await price.fill('R$ 41.50')
  await press(page, 'Salvar')
  await refusal(page).getByRole('button').first().click()
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription(/escreva 41\.50/)
  await price.fill('42.25')
  await field(page, 'Nome').fill('Cobre limpo')
  await expect(page.getByLabel('O que muda no arquivo')).toContainText('Cobre limpo')
  await page.reload()
  await press(page, 'Abrir a pasta do projeto')
  await expect(price).toHaveValue('42.25')
  const other = original(COPPER, ['Comprando', 'Parado'], ['Cobre', 'Fio'])
  await writeBehind(page, COPPER, other)
  await press(page, 'Salvar')
  await notified(page, 'Nada foi salvo')
  expect(await savedText(page, COPPER)).toBe(other)
  await press(page, 'Ver o que mudou e continuar')
  await expect(page.getByText(/mudou depois que você começou, também em Nome/)).toBeVisible()
  await expect(field(page, 'Situação')).toHaveValue('Parado')
  await isSound(page)
  await press(page, 'Acrescentar preço de hoje')
  await expect(price).toBeFocused()
  // The copied old price is selected, so typing replaces it.
  await page.keyboard.type('43.75')
  await press(page, 'Salvar')
  await notified(page, `Salvo em content/${COPPER}.`)
  expect(await savedText(page, COPPER)).toBe(
    other
      .replace('Fio', 'Cobre limpo')
      .replace('  2026-11-20: 40\n', `  ${today}: 43.75\n  2026-11-20: 42.25\n`),
  )
})
