import { describe, expect, it } from 'vitest'
import {
  commonGrade,
  gradeCounts,
  itemListCsv,
  itemListView,
  sumUnits,
} from '../../../src/content/table/item-list'
import { itemListOf } from '../../support/item-lists'

const itemList = itemListOf(
  [
    { label: 'Modelo', kind: 'model' },
    { label: 'Funcional', kind: 'functional' },
    { label: 'Unidades', kind: 'units' },
  ],
  [
    ['T480; i5', 'A', '3'],
    ['T480 "preto"', 'B', '4'],
    ['T490', 'A', '1'],
  ],
)

describe('an item list', () => {
  it('sums its units, whole and by grade', () => {
    expect(sumUnits(itemList.rows)).toBe(8)
    expect(gradeCounts(itemList, 'functional')).toEqual({ A: 4, B: 4, C: 0, D: 0 })
    expect(gradeCounts(itemList, 'cosmetic')).toBeUndefined()
  })

  it('has the grade of most units; of two with as many, the worse', () => {
    expect(commonGrade({ A: 4, B: 4, C: 0, D: 0 })).toBe('B')
    expect(commonGrade({ A: 5, B: 4, C: 0, D: 0 })).toBe('A')
    expect(commonGrade({ A: 0, B: 0, C: 0, D: 2 })).toBe('D')
  })

  it('is downloaded as Excel in Brazil opens it: BOM, semicolons, CRLF, numbered rows', () => {
    expect(itemListCsv(itemList)).toBe(
      '\uFEFFLinha;Modelo;Funcional;Unidades\r\n1;"T480; i5";A;3\r\n2;"T480 ""preto""";B;4\r\n3;T490;A;1\r\n',
    )
  })

  it('tells a page its sums, and where the file is and how large', () => {
    expect(itemListView(itemList, '/x.csv')).toEqual({
      ...itemList,
      units: 8,
      functional: { A: 4, B: 4, C: 0, D: 0 },
      csv: { href: '/x.csv', bytes: Buffer.byteLength(itemListCsv(itemList)) },
    })
  })
})
