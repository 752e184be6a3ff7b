import { expect, it } from 'vitest'
import { LOT_CATEGORIES, MATERIAL_GROUPS } from '../../src/content/vocabulary'

it('the price table begins with metals, because people who sell scrap look for copper first', () => {
  expect(MATERIAL_GROUPS).toEqual(['metais', 'eletronicos', 'papel-plastico'])
})

it('the filter of lots has its categories in the order of the product', () => {
  expect(LOT_CATEGORIES).toEqual([
    'desktop',
    'notebook',
    'monitor',
    'smartphone',
    'servidor',
    'componentes',
  ])
})
