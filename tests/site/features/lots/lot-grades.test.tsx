import { expect, it } from 'vitest'
import { itemListView, unpackItemList } from '../../../../src/content/table/item-list'
import { gradesAnswer, LotGrades } from '../../../../src/site/features/lots/lot/lot-grades'
import { find, show } from '../requests/harness'
import { lotDetails } from './lot-fixtures'
import { lotsData } from './lots-data'

it('the grades of a lot name those that there are, and how many units work', () => {
  const itemList = unpackItemList({
    columns: [
      { label: 'Modelo', kind: 'model' },
      { label: 'Funcional', kind: 'functional' },
      { label: 'Unidades', kind: 'units' },
    ],
    rows: [
      ['ThinkPad T480', 'A', '1600'],
      ['Latitude 5490', 'D', '4'],
    ],
  })
  const lot = lotDetails('a', { working: 1600, itemList: itemListView(itemList, '/a.csv') })
  expect(gradesAnswer(lot)).toBe('Funcionam 1.600 de 1.604: 1.600 A, 4 D')
})

it('a lot without an item list names the grades that its document gives', () => {
  const said = (own: Parameters<typeof lotDetails>[1]) => gradesAnswer(lotDetails('a', own))
  expect(said({ functional: 'A', cosmetic: 'B' })).toBe('Funcional A, Estética B')
  expect(said({ cosmetic: 'B' })).toBe('Estética B')
})

it('a bar of grades is as wide as its units are many, with a gap between two', async () => {
  const rows = [
    ['A', '3'],
    ['D', '1'],
  ]
  const columns = [
    { label: 'Funcional', kind: 'functional' as const },
    { label: 'Unidades', kind: 'units' as const },
  ]
  const itemList = itemListView(unpackItemList({ columns, rows }), '/a.csv')
  const lot = lotDetails('a', { functional: 'A', itemList })
  await show(<LotGrades lot={lot} />, lotsData())
  const bars = [...find('main').querySelectorAll('rect')].map((bar) =>
    ['x', 'width'].map((name) => Number(bar.getAttribute(name))),
  )
  expect(bars).toEqual([
    [0, 298],
    [300, 98],
  ])
})
