import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weightText } from '../../../../src/site/features/materials/shared/estimate'
import {
  formatEstimate,
  parseEstimate,
} from '../../../../src/site/features/materials/estimate/estimate-address'
import { MATERIALS } from './material-views'

const parse = (text: string) => parseEstimate(text, MATERIALS)
const line = (slug: string, weight: string) => ({ slug, weight })

describe('an estimate in an address', () => {
  it('reads as people write it, with a decimal comma and no thousands', () => {
    expect(formatEstimate([line('cobre', '1.234,50'), line('papelao', '3'), line('', '7')])).toBe(
      'cobre:1234,5;papelao:3',
    )
  })

  it('keeps a material whose weight is not there or is none', () => {
    expect(formatEstimate([line('cobre', ''), line('papelao', 'dez')])).toBe('cobre;papelao')
    expect(parse('cobre;papelao:').lines).toEqual([line('cobre', ''), line('papelao', '')])
  })

  it('comes back as it went', () => {
    const lines = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom('cobre', 'papelao', 'perfil-aluminio'),
        fc.integer({ min: 1, max: 1e9 }),
      ),
      { selector: ([slug]) => slug },
    )
    fc.assert(
      fc.property(lines, (parts) => {
        const list = parts.map(([slug, grams]) => line(slug, weightText(grams / 1000)))
        expect(parse(formatEstimate(list))).toEqual({ lines: list, unknown: [] })
      }),
    )
  })

  it('forgives capitals, accents, blanks and dots, and adds up a material that is named twice', () => {
    expect(parse(' Cobre : 12.5 ;Perfil Alumínio:3; papelão:1;cobre:0,5;')).toEqual({
      lines: [line('cobre', '13'), line('perfil-aluminio', '3'), line('papelao', '1')],
      unknown: [],
    })
  })

  it('names unknown materials once, cut to a length, and keeps a text that is no weight for its field', () => {
    expect(parse('urânio:2;cobre:dez;urânio:1')).toEqual({
      lines: [line('cobre', 'dez')],
      unknown: ['urânio'],
    })
    expect(parse('x'.repeat(5000)).unknown.join('').length).toBeLessThan(50)
  })

  it('never throws, and never lets in a material that is not in the price table', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slugs = parse(text).lines.map(({ slug }) => slug)
        expect(slugs.filter((slug) => !MATERIALS.some((known) => known.slug === slug))).toEqual([])
      }),
    )
  })
})
