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

it('another list takes the message of the one before away', async () => {
  await paste('Tipo\tModelo\tQtd\nNotebook\tDell 5490\t84\nCadeira\tGiratória\t7')
  await click('a', 'Preparar mensagem')
  await until(() => has('pre', '84 × Notebook Dell 5490'))
  expect(has('pre', '7 × o que a página não reconheceu')).toBe(true)
  await click('button', 'Trocar')
  expect(document.querySelector('pre')).toBeNull()
})
