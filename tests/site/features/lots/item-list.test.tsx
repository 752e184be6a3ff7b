import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { itemListView } from '../../../../src/content/table/item-list'
import {
  findItems,
  ItemList,
  validateLotSearch,
} from '../../../../src/site/features/lots/items/item-list'
import { find } from '../../../support/find'
import { itemListOf } from '../../../support/item-lists'
import { renderPage, type } from '../site-page'
import { lotsData } from './lot-fixtures'

it('with more rows the keyboard stays in the list', async () => {
  const whole = itemListOf(
    [
      { label: 'Modelo', kind: 'model' },
      { label: 'Unidades', kind: 'units' },
    ],
    Array.from({ length: 80 }, (_, index) => [`Notebook ${index}`, '1']),
  )
  const items = itemListView(whole, '/lista.csv')
  await renderPage(<ItemList items={items} search={{}} onSearch={() => {}} />, lotsData())
  const more = screen.getByRole('button', { name: 'Mostrar mais 50' })
  more.focus()
  fireEvent.click(more)
  expect(more.isConnected).toBe(false)
  await waitFor(() => expect(document.activeElement?.closest('.item-list')).not.toBeNull())
})

it('the address of a lot keeps the filter of its item list and drops anything else', () => {
  expect(validateLotSearch({ itens: ' ssd  256 ', x: '1' })).toEqual({ itens: 'ssd 256' })
  expect(validateLotSearch({ itens: ['x'] })).toEqual({})
})

const itemList = itemListOf(
  [
    { label: 'Modelo', kind: 'model' },
    { label: 'Memória', kind: 'text' },
    { label: 'Funcional', kind: 'functional' },
    { label: 'Unidades', kind: 'units' },
  ],
  [
    ['ThinkPad T480', '16 GB', 'B', '10'],
    ['Latitude Ágil', '8 GB', 'A', '9'],
    ['ThinkPad T490', '8 GB', 'A', '2'],
    ['Átomo', '8 GB', 'D', '1'],
  ],
)

it.each<[text: string, lines: string]>([
  ['THINKPAD', '1,3'],
  ['agil', '2'],
  ['thinkpad t490', '3'],
  ['', '1,2,3,4'],
  // No word spans two cells.
  ['t48016', ''],
])('in an item list «%s» finds the lines %s', (text, lines) => {
  expect(
    findItems(itemList.rows, text)
      .map(({ line }) => line)
      .join(),
  ).toBe(lines)
})

it('a grade narrows an item list, together with the text', async () => {
  const items = itemListView(itemList, '/lista.csv')
  await renderPage(
    <ItemList items={items} search={{ itens: 'thinkpad' }} onSearch={() => {}} />,
    lotsData(),
  )
  // The words, and the units of the last cell.
  const total = () => [find('tfoot th').textContent, find('tfoot td:last-child').textContent]
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  screen.getByRole('link', { name: 'Baixar CSV 1 KB' })
  expect(screen.getByRole('group').textContent).toBe('Todas 22A 11B 10D 1')
  expect(total()).toEqual(['Total em 2 linhas, de 4', '12'])
  choose('Nota A, 11')
  expect(total()).toEqual(['Total em 1 linha, de 4', '2'])
  screen.getByRole('rowheader', { name: 'ThinkPad T490' })
  type('Filtrar a relação', '')
  expect(total()).toEqual(['Total em 2 linhas, de 4', '11'])
  type('Filtrar a relação', 'nenhum')
  choose('Limpar o filtro')
  expect(total()).toEqual(['Total em 4 linhas', '22'])
})
