import { expect, it } from 'vitest'
import { leastOffer, readOffer } from '../../../../src/site/features/lots/lot/lot-offer'
import { parsePrice } from '../../../../src/site/features/lots/shared/parse-price'

it.each<[string, number | undefined]>([
  ['1.500', 1500],
  ['R$ 1.500,50', 1500.5],
  ['1 500', 1500],
  ['40 mil', 40_000],
  ['1,5k', 1500],
  ['0,125', 0.13],
  ['10.000.000', 10_000_000],
  ['10.000.001', NaN],
  ['abc', NaN],
  ['mil', NaN],
  ['1,2,3', NaN],
  ['1.50.0', NaN],
  ['R$ ', undefined],
])('«%s» is typed for %d reais', (typed, reais) => {
  expect(parsePrice(typed)).toEqual(reais)
})

it.each<[string, object]>([
  ['13.500', { reais: 13_500 }],
  ['11.999,99', { fault: 'A menor proposta é R$\u00A012.000.' }],
  ['15.000', { fault: expect.stringContaining('Não é menos que o preço') }],
  ['', { fault: 'Escreva o valor como 13.500.' }],
  ['metade', { fault: 'Escreva o valor como 13.500.' }],
])('an offer of «%s» for R$ 15.000, from 80 %% on', (typed, read) => {
  expect(readOffer(typed, 15_000, 80)).toEqual(read)
})

it('the least offer is in whole reais, never below the percentage', () => {
  expect([leastOffer(15_000, 80), leastOffer(9_999, 70), leastOffer(110, 70)]).toEqual([
    12_000, 7_000, 77,
  ])
})
