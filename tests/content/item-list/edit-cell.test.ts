import { expect, it } from 'vitest'
import { cellsOf, withCell } from '../../../src/content/item-list/read-item-list'

const LISTS = [
  'Modelo;Unidades\r\nT480;3\r\n"L14; 16""";4\r\n',
  'sep=,\nModelo,Unidades\nT480,3\nL14,4',
  'Modelo;Memória;Unidades\n;;\nT480;8 GB;3\n',
]

it.each(LISTS)('one cell changes and every other character of a list stays: %j', (text) => {
  cellsOf(text).forEach((cells, row) => {
    cells.forEach((cell, column) => {
      for (const value of ['x', '', 'a;b', '"', '5,5']) {
        const next = withCell(text, row, column, value)
        expect(cellsOf(next)[row]?.[column]?.text).toBe(value)
        // With the old value written back, all cells have their old texts again.
        const back = withCell(next, row, column, cell.text)
        expect(cellsOf(back).map((line) => line.map((one) => one.text))).toEqual(
          cellsOf(text).map((line) => line.map((one) => one.text)),
        )
        expect(next.slice(0, cell.offset)).toBe(text.slice(0, cell.offset))
      }
    })
  })
})

it('a cell that is not there changes nothing', () => {
  expect(withCell('Modelo;Unidades\nT480;3', 5, 0, 'x')).toBe('Modelo;Unidades\nT480;3')
})
