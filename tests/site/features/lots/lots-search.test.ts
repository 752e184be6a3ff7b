import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateLotSearch } from '../../../../src/site/features/lots/items/filter-items'
import {
  findLots,
  lotsHref,
  type LotsSearch,
  validateLotsSearch,
} from '../../../../src/site/features/lots/list/lots-search'
import { lotView } from './lot-fixtures'

describe('the address of the lots', () => {
  const whole = { q: 'dell', categoria: 'servidor', ordem: 'menor-preco', disponiveis: 'sim' }
  it.each([
    [{ ...whole, utm_source: 'x' }, whole],
    [
      { de: 'R$ 1.500,00', ate: '40 mil' },
      { de: '1500', ate: '40000' },
    ],
    [{ q: ['a'], categoria: 'geladeira', ordem: 'novos', disponiveis: 'true' }, {}],
    [{ q: '  ', categoria: 'toString', de: 'barato', ate: '-1' }, {}],
    [{ q: null, de: '0', ate: '99999999999' }, {}],
    // The path names the pages of all lots.
    [
      { q: 'dell', pagina: '3' },
      { q: 'dell', pagina: '3' },
    ],
    [{ pagina: '3', ver: 'linhas' }, { ver: 'linhas' }],
    [{ q: 'dell', pagina: '1e3' }, { q: 'dell' }],
  ])('%j is read as %j', (typed, search) => {
    expect(validateLotsSearch(typed)).toEqual(search)
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

  it('is a link that reads back as it was written', () => {
    const search = { q: 'a & b + «c»', categoria: 'monitor', ate: '40000', pagina: '2' } as const
    const { searchParams } = new URL(lotsHref(search, 2), 'https://a.example')
    expect(validateLotsSearch(Object.fromEntries(searchParams))).toEqual(search)
    expect(lotsHref(search, 1)).not.toContain('pagina')
    expect(lotsHref({ ver: 'linhas' }, 2)).toBe('/lotes-informatica/pagina/2?ver=linhas')
  })

  it('of a single lot keeps the filter of its item list and drops anything else', () => {
    expect(validateLotSearch({ itens: ' ssd  256 ', nota: 'A' })).toEqual({
      itens: 'ssd 256',
      nota: 'A',
    })
    expect(validateLotSearch({ itens: ['x'], nota: 'a', x: '1' })).toEqual({})
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
    ['every lot in the order of the content for blanks', '   ', 'abc'],
    ['a word of the title, whatever its case', 'DELL', 'ac'],
    ['a word of the description, without its accents', 'renovacao', 'b'],
    ['an accent that is not written there', 'Sâo pàulo', 'a'],
    ['every word, in any order', 'center dell', 'ac'],
    ['no lot that lacks a word', 'center dell lenovo', ''],
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
  it.each<[LotsSearch, string]>([
    [{ de: '100', ate: '200' }, 'bce'],
    [{ de: '200.01' }, 'ad'],
    [{ de: '300', ate: '100' }, ''],
    [{ disponiveis: 'sim' }, 'abce'],
    // Equal ones keep the newest first; a lot without units or a sold one goes last.
    [{}, 'abcdef'],
    [{ ordem: 'menor-preco' }, 'ebcadf'],
    [{ ordem: 'menor-preco-por-unidade' }, 'adcbef'],
  ])('%j finds %s', (search, slugs) => {
    expect(found(priced, search)).toBe(slugs)
  })
})
