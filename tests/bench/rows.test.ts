import { expect, test } from 'vitest'
import type { Row } from './metrics'
import { middle, rowsOf, verdictOf } from './rows'

test('the middle of several figures is one of them', () => {
  expect(middle([30, 10, 20])).toBe(20)
  expect(middle([40, 10, 30, 20])).toBe(20)
  expect(middle([])).toBeUndefined()
})

test('each metric that a visit came to has a line, in the order of the table, with the middle of both sides', () => {
  expect(
    rowsOf('/', [{ largest: 3, first: 1 }, { first: 5 }, { first: 2 }], [{ first: 1 }]),
  ).toEqual([
    { place: '/', metric: 'first', figure: 2, floor: 1 },
    { place: '/', metric: 'largest', figure: 3, floor: undefined },
  ])
})

test('what was expected and never happened has a line, and is outside of its goal', () => {
  const [row] = rowsOf('/', [{}], [], ['letters'])
  expect(row).toEqual({ place: '/', metric: 'letters', figure: undefined, floor: undefined })
  expect(row && verdictOf(row)).toBe('fora')
})

const verdict = (row: Partial<Row>) => verdictOf({ place: '/', metric: 'first', ...row })

test('a paint is judged by its floor, as the table shows the ratio', () => {
  expect(verdict({ figure: 1054, floor: 1000 })).toBe('dentro')
  expect(verdict({ figure: 1056, floor: 1000 })).toBe('fora')
  expect(verdict({ figure: 1000 })).toBe('fora')
})

test('what has a limit of its own is judged by it: the home page by a narrower one', () => {
  expect(verdict({ metric: 'scripts', figure: 110_000 })).toBe('fora')
  expect(verdict({ metric: 'scripts', figure: 110_000, place: '/blog' })).toBe('dentro')
  expect(verdict({ metric: 'longest', figure: 12.54 })).toBe('dentro')
  expect(verdict({ metric: 'longest', figure: 12.56 })).toBe('fora')
})

test('what has no goal has no verdict', () => {
  expect(verdict({ metric: 'elements', figure: 1e6 })).toBe('—')
})
