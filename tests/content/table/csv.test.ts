import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv, writeCsv } from '../../../src/content/table/csv'

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
