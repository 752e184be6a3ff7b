import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { contentQuery } from '../../../../src/site/content'
import { InventoryPage } from '../../../../src/site/features/inventory/inventory-page'
import { find } from '../../../support/find'
import { one } from '../../../support/model-documents'
import { renderPage, siteData } from '../site-page'

const texts = one('InventoryPage')
const lines = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const press = (role: 'button' | 'link', name: string) =>
  fireEvent.click(screen.getByRole(role, { name }))

beforeEach(async () => {
  const data = siteData()
  data.setQueryData(contentQuery('inventory-page').queryKey, {
    ...texts,
    seo: { title: '', description: '', image: { url: '', alt: '' } },
  })
  await renderPage(<InventoryPage />, data)
})

async function paste(text: string) {
  fireEvent.change(lines(), { target: { value: text } })
  fireEvent.submit(find('form'))
  await screen.findByText(/^Linhas coladas/)
}

it('gives pasted lines back for a correction', async () => {
  await paste('Notebook\tDell 5490\t84')
  await screen.findByText(/Dell 5490/)
  press('button', 'Trocar')
  expect(lines().value).toBe('Notebook\tDell 5490\t84')
})

it('says that nothing of a list was recognized to those who do not see it, too', async () => {
  await paste('Cadeira\tGiratória\t7')
  const said = 'Nenhum equipamento nesta lista'
  await screen.findByRole('heading', { level: 2, name: said })
  expect(screen.getByRole('status').textContent).toContain(said)
})

it('asks for nothing where nothing of a list is taken', async () => {
  await paste('Lâmpada\tTubular\t40')
  await screen.findByText(/Tubular/)
  expect(screen.queryByRole('link', { name: 'Preparar mensagem' })).toBeNull()
})

it('counts one machine and several in their own words', async () => {
  for (const [count, words] of [
    [1, '1 aparelho'],
    [2, '2 aparelhos'],
  ]) {
    await paste(`Tipo\tModelo\tQtd\nNotebook\tDell\t${count}`)
    press('link', 'Preparar mensagem')
    const message = await screen.findByText(/× Notebook Dell/, { selector: 'pre' })
    expect(message.textContent).toMatch(new RegExp(`\\b${words}\\b`))
    press('button', 'Trocar')
  }
})

it('another list takes the message of the one before away', async () => {
  await paste('Tipo\tModelo\tQtd\nNotebook\tDell 5490\t84\nCadeira\tGiratória\t7')
  press('link', 'Preparar mensagem')
  const message = await screen.findByText(/84 × Notebook Dell 5490/, { selector: 'pre' })
  expect(message.textContent).toContain('7 × o que a página não reconheceu')
  press('button', 'Trocar')
  expect(message.isConnected).toBe(false)
})

it('says how many codes of machines and data of people stay behind', async () => {
  await paste(
    'Patrimônio\tSérie\tUsuário\tTipo\tModelo\n1\tAB12\tAna\tNotebook\tDell\n2\tAB13\t\tNotebook\tDell',
  )
  expect(screen.getByRole('status').textContent).toContain(
    'Ficaram fora da mensagem 4 códigos e 1 dado de pessoa.',
  )
})
