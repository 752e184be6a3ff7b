import { expect, it } from 'vitest'
import { itemListView, unpackItemList } from '../../../../src/content/table/item-list'
import { gradesAnswer } from '../../../../src/site/features/lots/lot/lot-grades'
import { lotDetails } from './lot-fixtures'

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
