import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { itemListView, packItemList } from '../../../../src/content/item-list/item-list'
import { ItemList } from '../../../../src/site/features/lots/item-list'
import { find, has, showPage, until } from '../requests/harness'
import { texts } from './lot-fixtures'
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
  expect(has('h3', texts.itemList.emptyTitle)).toBe(false)
  expect(find('.item-list').getAttribute('aria-busy')).toBe('true')
  await act(async () => bring())
  await until(() => has('.item-list mark', 'Impressora'))
  expect(find('.item-list').hasAttribute('aria-busy')).toBe(false)
})

it('with more rows the keyboard goes on where they begin', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const items = itemListView(whole, '/lista.csv')
  await showPage(<ItemList slug="lote" items={items} search={{}} onSearch={() => {}} />, lotsData())
  const more = find('button', texts.itemList.moreButton)
  more.focus()
  await act(async () => more.click())
  expect(has('button', texts.itemList.moreButton)).toBe(false)
  expect(document.activeElement?.querySelector('th')?.textContent).toBe('Notebook 49')
  expect(document.activeElement?.tagName).toBe('TR')
})

it('a typed letter waits for no row: they are rendered once the filter has run', async () => {
  let reads = 0
  const cells = new Proxy(['Impressora', '1'], {
    get(target, key) {
      reads += 1
      return Reflect.get(target, key)
    },
  })
  const items = itemListView({ ...whole, rows: [{ line: 1, cells, units: 1 }] }, '/lista.csv')
  await showPage(<ItemList slug="lote" items={items} search={{}} onSearch={() => {}} />, lotsData())
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (go: FrameRequestCallback) => frames.push(go))
  const box = find<HTMLInputElement>('input')
  reads = 0
  await act(async () => {
    // React replaces the element's setter to notice changes; the prototype's setter is the
    // browser's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'i')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect([box.value, reads]).toEqual(['i', 0])
  await act(async () => frames.forEach((go) => go(0)))
  await until(() => has('.item-list mark', 'I'))
})
