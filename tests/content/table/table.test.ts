import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemListOf } from '../../support/item-lists'
import { parseCsv, writeCsv } from '../../../src/content/table/csv'
import {
  commonGrade,
  gradeCounts,
  itemListCsv,
  itemListView,
  sumUnits,
} from '../../../src/content/table/item-list'

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

const texts = (text: string, separator: ';' | ',' = ';') =>
  parseCsv(text, separator).rows.map((row) => row.map((cell) => cell.text))

describe('a CSV file', () => {
  it('is read with CRLF or LF, with or without a last line break', () => {
    const rows = [
      ['a', 'b'],
      ['c', ''],
    ]
    expect(texts('a;b\r\nc;\r\n')).toEqual(rows)
    expect(texts('a;b\nc;')).toEqual(rows)
    expect(texts('a,b\nc,\n', ',')).toEqual(rows)
    expect(texts('')).toEqual([])
    expect(texts('\n')).toEqual([['']])
  })

  it('keeps separators, quotes and line breaks within quotes', () => {
    expect(texts('"a;b";"21,5""";"um\ndois"\r\nx;y;z')).toEqual([
      ['a;b', '21,5"', 'um\ndois'],
      ['x', 'y', 'z'],
    ])
    expect(texts('21,5" LED;x')).toEqual([['21,5" LED', 'x']])
  })

  it('tells where each cell begins', () => {
    const text = 'a;"b;""";c\r\n;d'
    expect(
      parseCsv(text, ';')
        .rows.flat()
        .map(({ offset }) => text.slice(offset)),
    ).toEqual(['a;"b;""";c\r\n;d', '"b;""";c\r\n;d', 'c\r\n;d', ';d', 'd'])
  })

  it('is blamed for quotes that do not close, and for text after them', () => {
    expect(parseCsv('a;"b\nc;d', ';')).toMatchObject({
      rows: [],
      errors: [{ offset: 2, message: 'as aspas abrem aqui e não fecham' }],
    })
    expect(parseCsv('"a"b;"c" \n"d"e', ';').errors.map(({ offset }) => offset)).toEqual([3, 13])
  })

  it('comes back whole from being written and read', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.stringMatching(/^[;,"\r\n ab]{0,6}$/),
      fc.constantFrom('', '"', '""', '\r\n'),
    )
    // writeCsv changes a text that looks like a formula: it puts an apostrophe before it.
    const safe = cell.filter((text) => !/^[=+\-@＝＋－＠\t\r]/.test(text))
    fc.assert(
      fc.property(
        fc.array(fc.array(safe, { minLength: 2, maxLength: 5 }), { maxLength: 6 }),
        (rows) => {
          const written = writeCsv(rows)
          expect(written.startsWith('\uFEFF')).toBe(true)
          expect(parseCsv(written.slice(1), ';')).toMatchObject({ errors: [] })
          expect(texts(written.slice(1))).toEqual(rows)
        },
      ),
      { seed: 1, numRuns: 500 },
    )
  })

  it('gives rows or an error for any text, never an exception, and no offset outside of it', () => {
    const scraps = fc
      .array(
        fc.oneof(
          fc.constantFrom('"', ';', ',', '\r', '\n', '""', 'a'),
          fc.string({ maxLength: 4 }),
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(scraps, fc.constantFrom(';' as const, ',' as const), (text, separator) => {
        const { rows, errors } = parseCsv(text, separator)
        for (const { offset } of [...rows.flat(), ...errors])
          expect(offset >= 0 && offset <= text.length).toBe(true)
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('never carries a formula into a spreadsheet', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])
      expect(writeCsv([[`${start}1`, 'x']])).toMatch(/^\uFEFF"?'/)
  })
})
