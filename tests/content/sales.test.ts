import { expect, it } from 'vitest'
import { salesOf } from '../../src/content/lots/sales'

it('the price of a unit is known by what lots of its category sold for, and by nothing else', () => {
  const lot = { category: 'notebook', status: 'vendido', units: 10 } as const
  expect(
    salesOf([
      { ...lot, price: 12_000, statusOn: '2026-09-01' },
      { ...lot, price: 15_000, statusOn: '2026-10-02' },
      { ...lot, price: 9_000, statusOn: '2026-11-20' },
      // Three lots: not sold; sold, but without units; sold, in another category.
      { ...lot, price: 1_000, status: 'reservado', statusOn: '2026-11-23' },
      { category: 'notebook', status: 'vendido', price: 500, statusOn: '2026-11-23' },
      { ...lot, category: 'monitor', price: 2_000, statusOn: '2026-11-01' },
    ]),
  ).toEqual({
    notebook: { least: 900, most: 1500, lots: 3, day: '2026-11-20' },
    monitor: { least: 200, most: 200, lots: 1, day: '2026-11-01' },
  })
  expect(salesOf([])).toEqual({})
})
