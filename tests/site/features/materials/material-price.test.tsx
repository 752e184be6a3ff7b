import { expect, it } from 'vitest'
import { MaterialPrice } from '../../../../src/site/features/materials/material-price'
import { priceHistory } from '../../../../src/site/features/materials/price-history'
import { one } from '../../../support/model-documents'
import { has, leave, show } from '../requests/harness'
import { materialView } from './material-views'

const { price } = one('MaterialPage')
const showPrice = (prices: readonly { day: string; pricePerKg: number }[]) =>
  show(
    <MaterialPrice
      material={materialView('cobre', 40)}
      history={priceHistory(prices)}
      words={one('LayoutPage').prices}
      texts={price}
      board={one('ScrapPage').board}
      label="Cobre"
    />,
  )

it('a first price has its day, and from the second on there are minimum, maximum and average', async () => {
  const first = { day: '2026-11-20', pricePerKg: 40 }
  await showPrice([first])
  expect([has('dt', price.since), has('dt', price.minimum)]).toEqual([true, false])
  await leave()
  await showPrice([first, { day: '2026-11-10', pricePerKg: 30 }])
  expect([has('dt', price.since), has('dt', price.minimum)]).toEqual([false, true])
})
