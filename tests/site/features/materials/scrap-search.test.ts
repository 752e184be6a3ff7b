import { expect, it } from 'vitest'
import { validateScrapSearch } from '../../../../src/site/features/materials/scrap-search'
import { SORTS } from '../../../../src/site/features/materials/table/price-table-order'

it('the address of the prices keeps a search, an order that exists, and an estimate', () => {
  expect(
    validateScrapSearch({ q: '  fio  de cobre ', ordem: 'maior-preco', carga: 'cobre:2' }),
  ).toEqual({
    q: 'fio de cobre',
    ordem: 'maior-preco',
    carga: 'cobre:2',
  })
  for (const { name } of SORTS) expect(validateScrapSearch({ ordem: name }).ordem).toBe(name)
})

it('wrong values of the address are dropped, so that they clean themselves', () => {
  for (const input of [
    {},
    { q: ' ', ordem: '' },
    { q: ['a'], ordem: 'toString', carga: 1, x: 'y' },
  ])
    expect(validateScrapSearch(input)).toEqual({})
})
