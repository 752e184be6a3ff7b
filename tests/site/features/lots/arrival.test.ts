import { expect, it } from 'vitest'
import { compareArrival, readCount } from '../../../../src/site/features/lots/arrival-check'

/** A small generator of the same numbers at each run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

it('the report is the difference of the two lists, whatever came', () => {
  const random = numbers(27)
  for (let run = 0; run < 300; run++) {
    const rows = Array.from({ length: 1 + Math.floor(random() * 40) }, (_, index) => ({
      line: index + 1,
      cells: [`Modelo ${index}`],
      units: 1 + Math.floor(random() * 9),
    }))
    const came = rows.map(({ units }) => (random() < 0.3 ? Math.floor(random() * 12) : units))
    const isChecked = rows.map(() => random() < 0.8)
    const typed = Object.fromEntries(
      rows.flatMap(({ line }, index) => (isChecked[index] ? [[line, String(came[index])]] : [])),
    )
    const { checked, differences } = compareArrival(rows, typed)
    expect(checked).toBe(isChecked.filter(Boolean).length)
    // Laid over the list, the differences give what came; nothing else is named.
    const laid = rows.map(
      (row) => differences.find((one) => one.row.line === row.line)?.came ?? row.units,
    )
    expect(laid).toEqual(
      rows.map(({ units }, index) => (isChecked[index] ? (came[index] ?? units) : units)),
    )
    expect(differences.every(({ row, came: one }) => one !== row.units)).toBe(true)
  }
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
