import { expect, it } from 'vitest'
import { MaterialPrice } from '../../../../src/site/features/materials/material/material-price'
import { priceHistory } from '../../../../src/site/features/materials/material/price-history'
import { has, leave, show } from '../requests/harness'
import { materialView } from './material-views'

const showPrice = (prices: readonly { day: string; pricePerKg: number }[]) =>
  show(
    <MaterialPrice
      material={materialView('cobre', 40)}
      history={priceHistory(prices)}
      disclaimer="Podem mudar."
      label="Cobre"
    />,
  )

it('a first price has its day, and from the second on there are minimum, maximum and average', async () => {
  const first = { day: '2026-11-20', pricePerKg: 40 }
  await showPrice([first])
  expect([has('dt', 'Preço desde'), has('dt', 'Mínimo')]).toEqual([true, false])
  await leave()
  await showPrice([first, { day: '2026-11-10', pricePerKg: 30 }])
  expect([has('dt', 'Preço desde'), has('dt', 'Mínimo')]).toEqual([false, true])
})
