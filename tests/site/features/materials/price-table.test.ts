import { describe, expect, it } from 'vitest'
import type { MaterialView } from '../../../../src/content/views/views'
import { materialView } from './material-views'
import { tableSections } from '../../../../src/site/features/materials/table/price-table-order'

const material = (
  name: string,
  group: MaterialView['group'],
  pricePerKg: number,
  variation = 2.5,
  description = 'Limpo.',
): MaterialView => ({
  ...materialView(name.toLowerCase(), pricePerKg),
  name,
  group,
  variation,
  description,
})
const materials = [
  material('Cobre', 'metais', 40),
  material('Metal', 'metais', 20, 2.5, 'Torneiras e conexões de latão.'),
  material('Placas eletrônicas', 'eletronicos', 4.5, -1),
  material('Alumínio', 'metais', 8),
  material('Latinhas', 'metais', 8),
]
const names = (sections: ReturnType<typeof tableSections>) =>
  sections.map(({ group, rows }) => [group, ...rows.map((row) => row.name)])

describe('the price table', () => {
  it('is in its groups, in the order of the content, without empty groups', () => {
    expect(names(tableSections(materials, {}))).toEqual([
      ['metais', 'Cobre', 'Metal', 'Alumínio', 'Latinhas'],
      ['eletronicos', 'Placas eletrônicas'],
    ])
  })

  it('finds a material whatever the case and accents, by name or by what it is made of', () => {
    expect(names(tableSections(materials, { q: 'ALUMINIO' }))).toEqual([['metais', 'Alumínio']])
    expect(names(tableSections(materials, { q: ' latão  torneira ' }))).toEqual([
      ['metais', 'Metal'],
    ])
    expect(tableSections(materials, { q: 'ouro' })).toEqual([])
  })

  it.each([
    ['maior-preco', ['Cobre', 'Metal', 'Alumínio', 'Latinhas', 'Placas eletrônicas']],
    ['menor-preco', ['Placas eletrônicas', 'Alumínio', 'Latinhas', 'Metal', 'Cobre']],
    ['nome', ['Alumínio', 'Cobre', 'Latinhas', 'Metal', 'Placas eletrônicas']],
  ])('drops the groups in the order %s, and equal prices keep the alphabet', (ordem, rows) => {
    expect(names(tableSections(materials, { ordem }))).toEqual([[undefined, ...rows]])
  })
})
