import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { itemListView, packItemList } from '../../../../src/content/table/item-list'
import { ItemList } from '../../../../src/site/features/lots/items/item-list'
import { find, has, showPage, until } from '../requests/harness'
import { lotsData } from './lots-data'

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

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('finds nothing only once every row is there to be searched', async () => {
  let bring = () => {}
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        bring = () =>
          resolve(
            new Response(JSON.stringify(packItemList(whole)), {
              headers: { 'content-type': 'application/json' },
            }),
          )
      }),
  )
  await showPage(
    <ItemList
      slug="lote"
      items={itemListView(whole, '/lista.csv')}
      search={{ itens: 'impressora' }}
      onSearch={() => {}}
    />,
    lotsData(),
  )
  expect(has('h3', 'Nenhum item com esse filtro')).toBe(false)
  expect(find('.item-list').getAttribute('aria-busy')).toBe('true')
  await act(async () => bring())
  await until(() => has('.item-list mark', 'Impressora'))
  expect(find('.item-list').hasAttribute('aria-busy')).toBe(false)
})

it('with more rows the keyboard goes on where they begin', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const items = itemListView(whole, '/lista.csv')
  await showPage(<ItemList slug="lote" items={items} search={{}} onSearch={() => {}} />, lotsData())
  const more = find('button', 'Mostrar mais 50')
  more.focus()
  await act(async () => more.click())
  expect(has('button', 'Mostrar mais 50')).toBe(false)
  expect(document.activeElement?.querySelector('th')?.textContent).toBe('Notebook 49')
  expect(document.activeElement?.tagName).toBe('TR')
})
