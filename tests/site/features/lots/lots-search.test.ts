import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activeFilters,
  lotsHref,
  validateLotsSearch,
} from '../../../../src/site/features/lots/list/lots-search'
import { validateLotSearch } from '../../../../src/site/features/lots/items/lot-search'

describe('the address of the lots', () => {
  it('keeps what exists and drops wrong values, so that they clean themselves', () => {
    const search = { q: 'dell', categoria: 'servidor' }
    expect(validateLotsSearch({ ...search, utm_source: 'x' })).toEqual(search)
    for (const wrong of [
      { q: ['a'], categoria: 'geladeira' },
      { q: '  ', categoria: 'todos' },
      { q: null, categoria: 'toString' },
    ])
      expect(validateLotsSearch(wrong)).toEqual({})
  })

  it('keeps order, prices and availability, and reads prices as Brazilians type them', () => {
    expect(
      validateLotsSearch({
        ordem: 'menor-preco',
        de: 'R$ 1.500,00',
        ate: '40 mil',
        disponiveis: 'sim',
      }),
    ).toEqual({ ordem: 'menor-preco', de: '1500', ate: '40000', disponiveis: 'sim' })
    expect(
      validateLotsSearch({ ordem: 'novos', de: 'barato', ate: '-1', disponiveis: 'true' }),
    ).toEqual({})
    expect(validateLotsSearch({ de: '0', ate: '99999999999' })).toEqual({})
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

  it('names a page only of what was asked for: the path names those of all lots', () => {
    expect(validateLotsSearch({ q: 'dell', pagina: '3' })).toEqual({ q: 'dell', pagina: '3' })
    expect(validateLotsSearch({ ordem: 'menor-preco', pagina: '2' })).toEqual({
      ordem: 'menor-preco',
      pagina: '2',
    })
    expect(validateLotsSearch({ pagina: '3', ver: 'linhas' })).toEqual({ ver: 'linhas' })
    expect(validateLotsSearch({ q: 'dell', pagina: '1e3' })).toEqual({ q: 'dell' })
  })

  it('is a link that reads back as it was written', () => {
    const search = { q: 'a & b + «c»', categoria: 'monitor', ate: '40000', pagina: '2' } as const
    expect(
      validateLotsSearch(
        Object.fromEntries(new URL(lotsHref(search, 2), 'https://a.example').searchParams),
      ),
    ).toEqual(search)
    expect(lotsHref({ ...search, pagina: '2' }, 1)).not.toContain('pagina')
    expect(lotsHref({ ver: 'linhas' }, 2)).toBe('/lotes-informatica/pagina/2?ver=linhas')
  })

  it('names what hides lots; the order hides none', () => {
    const search = validateLotsSearch({ q: 'dell', categoria: 'servidor', de: '1500,5' })
    expect(activeFilters({ ...search, disponiveis: 'sim' })).toEqual([
      'q',
      'categoria',
      'de',
      'disponiveis',
    ])
    expect(activeFilters({ ordem: 'menor-preco' })).toEqual([])
  })
})

describe('the address of a lot', () => {
  it('keeps the filter of its item list and drops anything else', () => {
    expect(validateLotSearch({ itens: ' ssd  256 ', nota: 'A' })).toEqual({
      itens: 'ssd 256',
      nota: 'A',
    })
    expect(validateLotSearch({ itens: ['x'], nota: 'a', x: '1' })).toEqual({})
  })
})
