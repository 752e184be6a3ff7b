import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { itemListView, packItemList, unpackItemList } from '../../../../src/content/table/item-list'
import { filterItems, sortItems } from '../../../../src/site/features/lots/items/filter-items'
import { ItemList } from '../../../../src/site/features/lots/items/item-list'
import { find, has, showPage, until } from '../requests/harness'
import { lotsData } from './lot-fixtures'

/** Eighty rows, of which the page has the first fifty; the last one is the only printer. */
const whole = {
  columns: [
    { label: 'Modelo', kind: 'model' as const },
    { label: 'Unidades', kind: 'units' as const },
  ],
  rows: Array.from({ length: 80 }, (_, index) => ({
    line: index + 1,
    cells: [index === 79 ? 'Impressora' : `Notebook ${index}`, '1'],
    units: 1,
  })),
}

const showItems = (itens: string) =>
  showPage(
    <ItemList
      slug="lote"
      items={itemListView(whole, '/lista.csv')}
      search={{ itens }}
      onSearch={() => {}}
    />,
    lotsData(),
  )

afterEach(() => {
  vi.unstubAllGlobals()
})

it('finds nothing only once every row is there to be searched', async () => {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
  await showItems('impressora')
  expect(has('h3', 'Nenhum item com esse filtro')).toBe(false)
  expect(find('.item-list').getAttribute('aria-busy')).toBe('true')
  const headers = { 'content-type': 'application/json' }
  await act(async () => answer(new Response(JSON.stringify(packItemList(whole)), { headers })))
  await until(() => has('.item-list mark', 'Impressora'))
  expect(find('.item-list').hasAttribute('aria-busy')).toBe(false)
})

it('with more rows the keyboard stays in the list', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await showItems('')
  const more = find('button', 'Mostrar mais 50')
  more.focus()
  await act(async () => more.click())
  expect(has('button', 'Mostrar mais 50')).toBe(false)
  await until(() => document.activeElement?.closest('.item-list') !== null)
})

const itemList = unpackItemList({
  columns: [
    { label: 'Modelo', kind: 'model' },
    { label: 'Memória', kind: 'text' },
    { label: 'Funcional', kind: 'functional' },
    { label: 'Unidades', kind: 'units' },
  ],
  rows: [
    ['ThinkPad T480', '16 GB', 'B', '10'],
    ['Latitude Ágil', '8 GB', 'A', '9'],
    ['ThinkPad T490', '8 GB', 'A', '2'],
    ['Átomo', '8 GB', 'D', '9'],
  ],
})

it.each<[text: string, lines: string, grade?: 'A']>([
  ['THINKPAD', '1,3'],
  ['agil', '2'],
  ['thinkpad t490', '3'],
  ['', '1,2,3,4'],
  // No word spans two cells.
  ['t48016', ''],
  ['', '2,3', 'A'],
  ['thinkpad', '3', 'A'],
])('in an item list «%s» finds the lines %s', (text, lines, grade) => {
  expect(
    filterItems(itemList, text, grade)
      .map(({ line }) => line)
      .join(),
  ).toBe(lines)
})

it.each<[by: number | 'line', isDescending: boolean, lines: string]>([
  // Numbers are read as numbers and accents as letters.
  [1, false, '2,3,4,1'],
  [0, false, '4,2,1,3'],
  [3, false, '3,2,4,1'],
  // Equal rows keep their order.
  [3, true, '1,2,4,3'],
  ['line', true, '4,3,2,1'],
])('by column %s, descending %s, the lines are %s', (by, descending, lines) => {
  const rows = sortItems(itemList, itemList.rows, { by, descending })
  expect(rows.map(({ line }) => line).join()).toBe(lines)
})
