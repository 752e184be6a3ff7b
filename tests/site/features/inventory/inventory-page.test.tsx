import { beforeEach, expect, it } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { InventoryPage } from '../../../../src/site/features/inventory/inventory-page'
import { one } from '../../../support/model-documents'
import { click, find, has, showPage, siteData, submit, type, until } from '../requests/harness'

const texts = one('InventoryPage')

beforeEach(async () => {
  const data = siteData()
  data.setQueryData(contentQuery('inventory-page').queryKey, {
    ...texts,
    sales: {},
    seo: { title: '', description: '', image: { url: '', alt: '' } },
  })
  await showPage(<InventoryPage />, data)
})

async function paste(lines: string) {
  await type('linhas', lines)
  await submit()
  await until(() => has('.chosen-file', 'Linhas coladas'))
}

it('gives pasted lines back for a correction', async () => {
  await paste('Notebook\tDell 5490\t84')
  await until(() => has('.inventory-groups', 'Dell 5490'))
  await click('button', 'Trocar')
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('Notebook\tDell 5490\t84')
})

it('says that nothing of a list was recognized to those who do not see it, too', async () => {
  await paste('Cadeira\tGiratória\t7')
  await until(() => has('h2', 'Nenhum equipamento nesta lista'))
  expect(has('[role=status]', 'Nenhum equipamento nesta lista')).toBe(true)
})

it('asks for nothing where nothing of a list is taken', async () => {
  await paste('Lâmpada\tTubular\t40')
  await until(() => has('.inventory-groups', 'Tubular'))
  expect(has('a', 'Preparar mensagem')).toBe(false)
})

it('a corrected column takes a message with the columns of before away', async () => {
  await paste('Notebook\tDell 5490\t84')
  await until(() => has('.inventory-groups', 'Dell 5490'))
  await click('a', 'Preparar mensagem')
  await until(() => has('pre', '84 × Notebook Dell 5490'))
  await type('model', '')
  await until(() => !has('.inventory-groups', 'Dell 5490'))
  expect(document.querySelector('pre')).toBeNull()
  await click('a', 'Preparar mensagem')
  await until(() => has('pre', '84 × Notebook ('))
})

it('a result whose groups are all beyond the shown ones has no empty heading', async () => {
  const notebooks = Array.from({ length: 200 }, (_, index) => `Notebook\tModelo ${index}\t1`)
  await paste([...notebooks, 'Lâmpada\tTubular\t40'].join('\n'))
  await until(() => has('.inventory-groups', 'Modelo 199'))
  expect(has('tbody th', texts.results.compramos.title)).toBe(true)
  expect(has('tbody th', texts.results.recusamos.title)).toBe(false)
  expect(has('p', '1 grupo')).toBe(true)
})
