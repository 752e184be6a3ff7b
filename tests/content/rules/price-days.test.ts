import { expect, it } from 'vitest'
import { priceDays } from '../../../src/content/rules/price-days'

const faults = (...days: string[]) =>
  priceDays(
    { data: { pricePerKg: Object.fromEntries(days.map((day) => [day, 1])) } },
    '2026-11-22',
  ).map(({ path, message, cure }) => `${path.join('.')}: ${message} — ${cure}`)

it('the newest price comes first, and none lies ahead', () => {
  expect(faults('2026-11-22', '2026-11-20', '2025-12-31')).toEqual([])
  expect(faults('2026-11-20', '2026-11-21')).toEqual([
    'pricePerKg.2026-11-21: o preço de 2026-11-21 está abaixo do de 2026-11-20, que é mais ' +
      'antigo — ponha a linha de 2026-11-21 acima da de 2026-11-20: a mais nova vem em cima',
  ])
  expect(faults('2026-11-23', '2026-11-20')).toEqual([
    'pricePerKg.2026-11-23: o dia 2026-11-23 ainda não chegou — escreva o dia em que o preço ' +
      'passou a valer, até hoje, 2026-11-22',
  ])
})
it('a day that the schema refuses, and what is no list of days, are not spoken of again', () => {
  expect(faults('2026-11-31', '20/11/2026', '2026-11-20')).toEqual([])
  expect(priceDays({ data: { pricePerKg: 40 } }, '2026-11-22')).toEqual([])
  expect(priceDays({ data: undefined }, '2026-11-22')).toEqual([])
})
