import { expect, it } from 'vitest'
import { differenceText } from '../../../src/content/compare/format-values'
import { documentType } from '../../../src/content/document-types'
import { fieldAt, objectTree } from '../../../src/content/field-tree'

it('a number that begins at zero has no growth', () => {
  expect(differenceText(10, 12, undefined)).toBe('+20,0%')
  expect(differenceText(0, 12, undefined)).toBeUndefined()
})

it('between percentages the difference is points, with its own sign', () => {
  const variation = fieldAt(objectTree(documentType('Material').schema), ['initialVariation'])
  expect(differenceText(2.5, 1, variation)).toBe('−1,5 p.p.')
  expect(differenceText(-1, 1, variation)).toBe('+2 p.p.')
})
