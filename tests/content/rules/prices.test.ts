import { expect, it } from 'vitest'
import { priceDays } from '../../../src/content/rules/prices'
import { document, said } from './saying'

const faultsOf = (data: object) => said(priceDays, document('Material', data))
const errors = (...days: string[]) =>
  faultsOf({ pricePerKg: Object.fromEntries(days.map((day) => [day, 1])) })

it('the newest price comes first, and none lies further ahead than somebody plans', () => {
  expect(errors('2026-11-22', '2026-11-20', '2025-12-31')).toEqual([])
  expect(errors('2026-11-20', '2026-11-21')).toEqual([
    'pricePerKg.2026-11-21: o preço de 2026-11-21 está abaixo do de 2026-11-20, que é mais antigo',
  ])
  expect(errors('2027-01-21', '2026-12-01', '2026-11-20')).toEqual([])
  expect(errors('2027-01-22', '2026-11-20')).toEqual([
    'pricePerKg.2027-01-22: o dia 2027-01-22 está a mais de 60 dias',
  ])
})
