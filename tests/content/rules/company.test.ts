import { expect, it } from 'vitest'
import { openingHours } from '../../../src/content/rules/company'

const faultsOf = (...periods: [opens: string, closes: string, ...days: string[]][]) =>
  openingHours(
    {
      type: 'Company',
      slug: 'company',
      draft: false,
      data: { openingHours: periods.map(([opens, closes, ...days]) => ({ opens, closes, days })) },
    },
    { all: [], today: '2026-11-22' },
  )

it('a period has a length', () => {
  expect(faultsOf(['08:00', '08:00', 'segunda'])).toMatchObject([
    { path: ['openingHours', 0, 'closes'] },
  ])
  expect(faultsOf(['08:00', '08:01', 'segunda'])).toEqual([])
})

it('a period may begin in the minute in which another ends, in whatever order they are written', () => {
  expect(faultsOf(['08:00', '12:00', 'segunda'], ['12:00', '17:00', 'segunda'])).toEqual([])
  expect(faultsOf(['12:00', '17:00', 'segunda'], ['08:00', '12:00', 'segunda'])).toEqual([])
})

it('two periods of one weekday do not overlap', () => {
  expect(
    faultsOf(['08:00', '12:00', 'segunda'], ['11:59', '17:00', 'terça', 'segunda']),
  ).toMatchObject([{ path: ['openingHours', 1, 'days', 1] }])
})
