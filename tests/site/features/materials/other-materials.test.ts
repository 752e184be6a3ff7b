import { expect, it } from 'vitest'
import { all } from '../../../support/model-documents'
import { materialView } from './material-views'
import { otherMaterialsOf } from '../../../../src/site/features/materials/material/material-sections'

const materials = [...all('Material')]
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([slug, { group }]) => ({ ...materialView(slug, 1), group }))

it('beside a material stand six others, those of its group first and itself never', () => {
  for (const material of materials) {
    const others = otherMaterialsOf(material, materials)
    expect(others).toHaveLength(6)
    expect(others).not.toContain(material)
    const own = materials.filter(
      ({ group, slug }) => group === material.group && slug !== material.slug,
    )
    expect(others.slice(0, own.length)).toEqual(own.slice(0, 6))
  }
})

it('a material alone has none', () => {
  expect(
    otherMaterialsOf(
      { slug: 'cobre', group: 'metais' },
      materials.filter(({ slug }) => slug === 'cobre'),
    ),
  ).toEqual([])
})
