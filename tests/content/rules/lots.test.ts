import { describe, expect, it } from 'vitest'
import { lotDays, lotStatus } from '../../../src/content/rules/lots'
import { document, faults } from './saying'

const pathsOf = (rule: typeof lotDays, data: object) => faults(rule, document('Lot', data))

describe('the days of a lot', () => {
  it('may be one and the same', () => {
    expect(
      pathsOf(lotDays, {
        enteredOn: '2026-11-20',
        updatedOn: '2026-11-20',
        statusOn: '2026-11-20',
        reservedUntil: '2026-11-20',
      }),
    ).toEqual([])
  })

  it('are in the order in which they can have happened', () => {
    expect(pathsOf(lotDays, { statusOn: '2026-11-20', reservedUntil: '2026-11-19' })).toEqual([
      'reservedUntil',
    ])
  })
})

it('only a reserved lot has an end of its reservation', () => {
  const reservedUntil = '2026-12-01'
  const statusOn = '2026-11-20'
  expect(pathsOf(lotStatus, { reservedUntil })).toEqual(['reservedUntil'])
  expect(pathsOf(lotStatus, { status: 'vendido', statusOn, reservedUntil })).toEqual([
    'reservedUntil',
  ])
  expect(pathsOf(lotStatus, { status: 'reservado', statusOn, reservedUntil })).toEqual([])
})
