import { describe, expect, it } from 'vitest'
import { unpackItemList } from '../../../../src/content/table/item-list'
import { filterItems, sortItems } from '../../../../src/site/features/lots/items/filter-items'

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
const lines = (text: string, grade?: 'A' | 'B') =>
  filterItems(itemList, { text, grade }).map(({ line }) => line)
const order = (by: number | 'line', descending = false) =>
  sortItems(itemList, itemList.rows, { by, descending }).map(({ line }) => line)

describe('the filter of an item list', () => {
  it('finds every word in any column, whatever its case and accents', () => {
    expect(lines('THINKPAD')).toEqual([1, 3])
    expect(lines('agil')).toEqual([2])
    expect(lines('thinkpad t490')).toEqual([3])
    expect(lines('')).toEqual([1, 2, 3, 4])
    expect(lines('nada')).toEqual([])
  })
  it('finds no word across two cells', () => {
    expect(lines('t48016')).toEqual([])
  })
  it('joins the text with the functional grade', () => {
    expect(lines('', 'A')).toEqual([2, 3])
    expect(lines('thinkpad', 'A')).toEqual([3])
  })
})

describe('the order of an item list', () => {
  it('reads numbers as numbers and accents as letters', () => {
    expect(order(1)).toEqual([2, 3, 4, 1])
    expect(order(0)).toEqual([4, 2, 1, 3])
    expect(order(3)).toEqual([3, 2, 4, 1])
  })
  it('keeps the rows of equals in their order, also the other way round', () => {
    expect(order(3, true)).toEqual([1, 2, 4, 3])
    expect(order('line', true)).toEqual([4, 3, 2, 1])
  })
})
