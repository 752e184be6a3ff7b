import { describe, expect, it } from 'vitest'
import type { LotView } from '../../../../src/content/views/views'
import { findLots } from '../../../../src/site/features/lots/list/find-lots'
import type { LotOrder, LotsSearch } from '../../../../src/site/features/lots/list/lots-search'

const lot = (
  slug: string,
  title: string,
  category: LotView['category'],
  description = 'Testado.',
): LotView => ({
  slug,
  title,
  category,
  description,
  price: 100,
  originalPrice: 200,
  specs: ['Uma peça'],
  condition: 'Usado',
  rating: 4,
})
const lots = [
  lot('a', 'Lote com 25 desktops Dell', 'desktop', 'Retirados de um call center em São Paulo.'),
  lot('b', '20 notebooks Lenovo', 'notebook', 'Renovação de parque de uma consultoria.'),
  lot('c', '6 servidores Dell', 'servidor', 'Desativação de um data center.'),
]
describe('the search for lots', () => {
  it.each<[what: string, text: string, found: string, category?: LotView['category']]>([
    ['every lot in the order of the content for blanks', '   ', 'a b c'],
    ['a word of the title, whatever its case', 'DELL', 'a c'],
    ['a word of the description, without its accents', 'renovacao', 'b'],
    ['an accent that is not written there', 'Sâo pàulo', 'a'],
    ['every word, in any order', 'center dell', 'a c'],
    ['no lot that lacks a word', 'center dell lenovo', ''],
    ['no specification', 'peça', ''],
    ['no condition', 'usado', ''],
    ['no word that begins in the title and ends in the description', 'lenovoren', ''],
    ['the text within a category', 'dell', 'c', 'servidor'],
    ['nothing of another category', 'lenovo', '', 'servidor'],
  ])('finds %s', (_, text, found, category) => {
    expect(
      findLots(lots, { q: text, categoria: category })
        .lots.map(({ slug }) => slug)
        .join(' '),
    ).toBe(found)
  })

  it('counts for each category button what it would show with the same text', () => {
    expect(findLots(lots, { q: 'dell', categoria: 'servidor' }).counts).toEqual({
      todos: 2,
      desktop: 1,
      notebook: 0,
      monitor: 0,
      smartphone: 0,
      servidor: 1,
      componentes: 0,
    })
  })

  it('filters by the price of the lot, both ends included, and by what can be bought', () => {
    const priced = [
      lot('a', 'A', 'monitor'),
      { ...lot('b', 'B', 'monitor'), price: 200 },
      { ...lot('c', 'C', 'monitor'), price: 300, status: 'reservado' as const },
    ]
    const found = (search: LotsSearch) => findLots(priced, search).lots.map(({ slug }) => slug)
    expect(found({ de: '100', ate: '200' })).toEqual(['a', 'b'])
    expect(found({ de: '200.01' })).toEqual(['c'])
    expect(found({ de: '300', ate: '100' })).toEqual([])
    expect(found({ disponiveis: 'sim' })).toEqual(['a', 'b'])
    expect(findLots(priced, { ate: '250', disponiveis: 'sim' }).counts).toMatchObject({
      todos: 2,
      monitor: 2,
    })
  })

  it('sorts by price and by unit price; equals keep the newest first, a lot without units or a sold one goes last', () => {
    const priced = [
      { ...lot('a', 'A', 'monitor'), price: 300, units: 3 },
      { ...lot('b', 'B', 'monitor'), price: 200 },
      { ...lot('c', 'C', 'monitor'), price: 200, units: 1 },
      { ...lot('d', 'D', 'monitor'), price: 400, units: 4 },
      { ...lot('e', 'E', 'monitor'), price: 100 },
      { ...lot('f', 'F', 'monitor'), price: 10, status: 'vendido' as const },
    ]
    const found = (ordem?: LotOrder) =>
      findLots(priced, { ordem })
        .lots.map(({ slug }) => slug)
        .join('')
    expect([found(), found('menor-preco'), found('menor-preco-por-unidade')]).toEqual([
      'abcdef',
      'ebcadf',
      'adcbef',
    ])
  })
})
