import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareArrival, readCount } from '../../../../src/site/features/lots/arrival-check'

it('the report is the difference of the two lists, whatever came', () => {
  const lines = fc.array(
    fc.record({ units: fc.integer({ min: 1, max: 9 }), came: fc.option(fc.nat(11)) }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(lines, (all) => {
      const rows = all.map(({ units }, index) => ({ line: index + 1, cells: [], units }))
      const typed = Object.fromEntries(
        all.flatMap(({ came }, index) => (came === null ? [] : [[index + 1, String(came)]])),
      )
      const { checked, differences } = compareArrival(rows, typed)
      expect(checked).toBe(all.filter(({ came }) => came !== null).length)
      // Applied to the list, the differences give the units that arrived. No other row is named.
      const laid = rows.map((row) => differences.find((one) => one.row === row)?.came ?? row.units)
      expect(laid).toEqual(all.map(({ units, came }) => came ?? units))
      expect(differences.every(({ row, came }) => came !== row.units)).toBe(true)
    }),
    { seed: 1 },
  )
})

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['1.200', 1200],
  ['0', 0],
  ['99999', 99_999],
  ['', undefined],
  ['três', undefined],
  ['-1', undefined],
  ['2,5', undefined],
  ['100000', undefined],
])('a count is a whole number: %j', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})
