import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateLotSearch } from '../../../../src/site/features/lots/items/filter-items'
import {
  findLots,
  lotsHref,
  type LotsSearch,
  validateLotsSearch,
} from '../../../../src/site/features/lots/list/lots-search'
import { parseSearch, stringifySearch } from '../../../../src/site/lib/address-search'
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

  it('is clean once it was cleaned, whatever it said', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom('sim', '1.500,5', 'menor-preco', 'notebook', '12.345', '1,25'),
    )
    const fields = ['q', 'categoria', 'ordem', 'de', 'ate', 'disponiveis']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), value), (typed) => {
        const clean = validateLotsSearch(typed)
        expect(validateLotsSearch({ ...clean })).toEqual(clean)
      }),
    )
  })

  it('is a link to a page of all lots, or of what was asked for', () => {
    expect(lotsHref({ q: 'a & b' }, 1)).toBe('/lotes-informatica?q=a+%26+b')
    expect(lotsHref({ q: 'a', pagina: '2' }, 3)).toBe('/lotes-informatica?q=a&pagina=3')
    expect(lotsHref({ ver: 'linhas' }, 2)).toBe('/lotes-informatica/pagina/2?ver=linhas')
  })

  it('of a single lot keeps the filter of its item list and drops anything else', () => {
    const search = { itens: ' ssd  256 ', nota: 'A', x: '1' }
    expect(validateLotSearch(search)).toEqual({ itens: 'ssd 256', nota: 'A' })
    expect(validateLotSearch({ itens: ['x'], nota: 'a' })).toEqual({})
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
