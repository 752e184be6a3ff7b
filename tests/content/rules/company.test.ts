import { expect, it } from 'vitest'
import { openingHours } from '../../../src/content/rules/company'
import { document, faults } from './saying'

const faultsOf = (...periods: [opens: string, closes: string, ...days: string[]][]) =>
  faults(
    openingHours,
    document('Company', {
      openingHours: periods.map(([opens, closes, ...days]) => ({ opens, closes, days })),
    }),
  )

it('a period has a length', () => {
  expect(faultsOf(['08:00', '08:00', 'segunda'])).toEqual(['openingHours.0.closes'])
  expect(faultsOf(['08:00', '08:01', 'segunda'])).toEqual([])
})

it('a period may begin in the minute in which another ends, in whatever order they are written', () => {
  expect(faultsOf(['08:00', '12:00', 'segunda'], ['12:00', '17:00', 'segunda'])).toEqual([])
  expect(faultsOf(['12:00', '17:00', 'segunda'], ['08:00', '12:00', 'segunda'])).toEqual([])
})

it('two periods of one weekday do not overlap', () => {
  expect(faultsOf(['08:00', '12:00', 'segunda'], ['11:59', '17:00', 'terça', 'segunda'])).toEqual([
    'openingHours.1.days.1',
  ])
})
