import { describe, expect, it } from 'vitest'
import {
  findLots,
  lotsHref,
  type LotsSearch,
  validateLotsSearch,
} from '../../../../src/site/features/lots/list/lots-search'
import { leastOffer, readOffer } from '../../../../src/site/features/lots/lot/lot-offer'
import { parsePrice } from '../../../../src/site/features/lots/shared/parse-price'
import { parseSearch, stringifySearch } from '../../../../src/site/lib/search-text'
import { lotView } from './lot-fixtures'

describe('the address of the lots', () => {
  const read = (query: string) => stringifySearch({ ...validateLotsSearch(parseSearch(query)) })
  it.each([
    '?q=dell&categoria=servidor&ordem=menor-preco&de=1500&ate=40000&disponiveis=sim',
    '?ordem=menor-preco&pagina=2',
    '?ver=linhas',
  ])('keeps %s', (query) => {
    expect(read(query)).toBe(query)
  })

  it.each([
    ['?q=dell&utm_source=x', '?q=dell'],
    ['?de=R$ 1.500,00&ate=40 mil', '?de=1500&ate=40000'],
    ['?q=  &categoria=toString&ordem=novos&de=barato&ate=-1&disponiveis=true', ''],
    ['?de=0&ate=99999999999', ''],
    // The path names the pages of all lots.
    ['?pagina=3&ver=linhas', '?ver=linhas'],
    ['?q=dell&pagina=1e3', '?q=dell'],
  ])('of %s keeps «%s»', (typed, query) => {
    expect(read(typed)).toBe(query)
  })

  it('is a link to a page of all lots, or of what was asked for', () => {
    expect(lotsHref({ q: 'a & b' }, 1)).toBe('/lotes-informatica?q=a+%26+b')
    expect(lotsHref({ q: 'a', pagina: '2' }, 3)).toBe('/lotes-informatica?q=a&pagina=3')
    expect(lotsHref({ ver: 'linhas' }, 2)).toBe('/lotes-informatica/pagina/2?ver=linhas')
  })
})

const found = (lots: Parameters<typeof findLots>[0], search: LotsSearch) =>
  findLots(lots, search)
    .lots.map(({ slug }) => slug)
    .join('')

describe('the search for lots', () => {
  const lots = [
    lotView('a', {
      title: 'Lote com 25 desktops Dell',
      category: 'desktop',
      description: 'Retirados de um call center em São Paulo.',
    }),
    lotView('b', { title: '20 notebooks Lenovo', description: 'Renovação de parque.' }),
    lotView('c', {
      title: '6 servidores Dell',
      category: 'servidor',
      description: 'Desativação de um data center.',
      specs: ['Uma peça'],
    }),
  ]
  it.each<[what: string, text: string, slugs: string, categoria?: LotsSearch['categoria']]>([
    ['a word of the title, whatever its case', 'DELL', 'ac'],
    ['a word of the description, without its accents', 'renovacao', 'b'],
    ['every word, in any order', 'center dell', 'ac'],
    ['no specification', 'peça', ''],
    ['no condition', 'usado', ''],
    ['no word that begins in the title and ends in the description', 'lenovoren', ''],
    ['the text within a category', 'dell', 'c', 'servidor'],
    ['nothing of another category', 'lenovo', '', 'servidor'],
  ])('finds %s', (_, q, slugs, categoria) => {
    expect(found(lots, { q, categoria })).toBe(slugs)
  })

  it('counts for each category button what it would show with the same text', () => {
    const { counts } = findLots(lots, { q: 'dell', categoria: 'servidor' })
    expect(counts).toMatchObject({ todos: 2, desktop: 1, notebook: 0, servidor: 1 })
  })

  const priced = [
    lotView('a', { price: 300, units: 3 }),
    lotView('b', { price: 200 }),
    lotView('c', { price: 200, units: 1 }),
    lotView('d', { price: 400, units: 4, status: 'reservado' }),
    lotView('e', { price: 100 }),
    lotView('f', { price: 10, status: 'vendido' }),
  ]
  it.each([
    ['?de=100&ate=200', 'bce'],
    ['?de=200.5', 'ad'],
    ['?de=300&ate=100', ''],
    ['?disponiveis=sim', 'abce'],
    // Equal ones keep the newest first; a lot without units or a sold one goes last.
    ['', 'abcdef'],
    ['?ordem=menor-preco', 'ebcadf'],
    ['?ordem=menor-preco-por-unidade', 'adcbef'],
  ])('«%s» finds %s', (query, slugs) => {
    expect(found(priced, validateLotsSearch(parseSearch(query)))).toBe(slugs)
  })
})

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
