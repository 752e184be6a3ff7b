import { describe, expect, it } from 'vitest'
import type { LotView } from '../../../../src/content/views'
import {
  findLots,
  type LotFilter,
  type LotOrder,
} from '../../../../src/site/features/lots/find-lots'

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
const slugs = (text: string, category?: LotView['category']) =>
  findLots(lots, text, { category }).lots.map((found) => found.slug)

describe('the search for lots', () => {
  it('shows every lot in the order of the content when nothing is asked', () => {
    expect(slugs('')).toEqual(['a', 'b', 'c'])
    expect(slugs('   ')).toEqual(['a', 'b', 'c'])
  })

  it('looks in title and description, ignoring case and accents', () => {
    expect(slugs('DELL')).toEqual(['a', 'c'])
    expect(slugs('renovacao')).toEqual(['b'])
    expect(slugs('Sâo pàulo')).toEqual(['a'])
  })

  it('wants every word that was typed, in any order', () => {
    expect(slugs('center dell')).toEqual(['a', 'c'])
    expect(slugs('center dell lenovo')).toEqual([])
  })

  it('does not look into specifications or condition', () => {
    expect(slugs('peça')).toEqual([])
    expect(slugs('usado')).toEqual([])
  })

  it('finds no word that begins in the title and ends in the description', () => {
    expect(slugs('lenovoren')).toEqual([])
  })

  it('joins the text with the category', () => {
    expect(slugs('dell', 'servidor')).toEqual(['c'])
    expect(slugs('lenovo', 'servidor')).toEqual([])
  })

  it('counts for each category button what it would show with the same text', () => {
    expect(findLots(lots, 'dell', { category: 'servidor' }).counts).toEqual({
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
    const found = (filter: LotFilter) => findLots(priced, '', filter).lots.map(({ slug }) => slug)
    expect(found({ from: 100, to: 200 })).toEqual(['a', 'b'])
    expect(found({ from: 200.01 })).toEqual(['c'])
    expect(found({ from: 300, to: 100 })).toEqual([])
    expect(found({ availableOnly: true })).toEqual(['a', 'b'])
    expect(findLots(priced, '', { to: 250, availableOnly: true }).counts).toMatchObject({
      todos: 2,
      monitor: 2,
    })
  })

  it('sorts by price and by unit price; equals keep the newest first, a lot without units goes last', () => {
    const priced = [
      { ...lot('a', 'A', 'monitor'), price: 300, units: 3 },
      { ...lot('b', 'B', 'monitor'), price: 200 },
      { ...lot('c', 'C', 'monitor'), price: 200, units: 1 },
      { ...lot('d', 'D', 'monitor'), price: 400, units: 4 },
      { ...lot('e', 'E', 'monitor'), price: 100 },
    ]
    const found = (order?: LotOrder) =>
      findLots(priced, '', { order })
        .lots.map(({ slug }) => slug)
        .join('')
    expect([found(), found('menor-preco'), found('menor-preco-por-unidade')]).toEqual([
      'abcde',
      'ebcad',
      'adcbe',
    ])
  })

  it('puts a sold lot last in every order', () => {
    const lots = [
      { ...lot('a', 'Caro', 'monitor'), price: 900 },
      { ...lot('b', 'Barato', 'monitor'), price: 500 },
      { ...lot('c', 'Vendido', 'monitor'), price: 100, status: 'vendido' as const },
    ]
    const order = 'menor-preco'
    expect(findLots(lots, '', { order }).lots.map(({ slug }) => slug)).toEqual(['b', 'a', 'c'])
  })

  it('folds each text of ten thousand lots once, however often it is searched', () => {
    let reads = 0
    const counted = Array.from({ length: 10_000 }, (_, index) => ({
      ...lot(`l${index}`, `Lote ${index}`, 'monitor'),
      get description() {
        reads++
        return 'Árvore'
      },
    }))
    for (const text of ['a', 'ar', 'arv', 'arvore 77']) findLots(counted, text)
    expect(reads).toBe(10_000)
    // 777, 7770 to 7779, and x777 for the other eight digits
    expect(findLots(counted, 'arvore 777').lots.length).toBe(19)
  })
})
