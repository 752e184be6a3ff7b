import { expect, it } from 'vitest'
import type { AnyDocument } from '../../../src/content/rules/rule'
import { nextOrder, ownOrder } from '../../../src/content/rules/repeats'
import { document, facts } from './saying'

const lot = (slug: string, order: number, draft = false) => document('Lot', { order }, slug, draft)
const faultsOf = (...documents: AnyDocument[]) =>
  documents.map((one) => ownOrder(one, facts(...documents)).map(({ message }) => message))

it('of two documents in one place the file that comes first keeps it', () => {
  const twin = ['a ordem 10 já é a de a.yaml']
  expect(faultsOf(lot('a', 10), lot('b', 10), lot('c', 20))).toEqual([[], twin, []])
  expect(faultsOf(lot('b', 10), lot('a', 10))).toEqual([twin, []])
})

it('a draft takes nobody’s place and may stand in any', () => {
  expect(faultsOf(lot('a', 10, true), lot('b', 10))).toEqual([[], []])
  expect(faultsOf(lot('a', 10), lot('b', 10, true))).toEqual([[], []])
})

it('the next place is one that the check takes, though an editor has put something last', () => {
  expect(nextOrder('Lot', [])).toBe(10)
  expect(nextOrder('Lot', [lot('a', 10), lot('b', 25), lot('c', 9999)])).toBe(30)
})

it('each type has places of its own', () => {
  expect(faultsOf(lot('a', 10), { ...lot('b', 10), type: 'Material' })).toEqual([[], []])
})
