import { expect, it } from 'vitest'
import { afterVisit, readVisit } from '../../../src/site/lib/last-visit'

it('the first visit has nothing to compare with', () => {
  expect(afterVisit(undefined, { cobre: '40' }, '2026-11-24')).toEqual({
    day: '2026-11-24',
    shown: { cobre: '40' },
  })
})

it('a later day compares with what the day before it showed, for as long as it lasts', () => {
  const first = afterVisit(undefined, { cobre: '40' }, '2026-11-20')
  const second = afterVisit(first, { cobre: '41' }, '2026-11-24')
  const before = { day: '2026-11-20', shown: { cobre: '40' } }
  expect(second.before).toEqual(before)
  expect(afterVisit(second, { cobre: '42' }, '2026-11-24').before).toEqual(before)
  expect(afterVisit(second, { cobre: '42' }, '2026-11-25').before).toEqual({
    day: '2026-11-24',
    shown: { cobre: '41' },
  })
})

it('what another page of the list showed stays known', () => {
  const first = afterVisit(undefined, { a: '1' }, '2026-11-20')
  expect(afterVisit(first, { b: '2' }, '2026-11-20').shown).toEqual({ a: '1', b: '2' })
})

it('a visit is read as it was kept', () => {
  const kept = afterVisit(afterVisit(undefined, { a: '1' }, '2026-11-20'), {}, '2026-11-24')
  expect(readVisit(JSON.stringify(kept))).toEqual(kept)
})

it.each([
  '',
  'x',
  'null',
  '[]',
  '{"day":"hoje","shown":{}}',
  '{"day":"2026-11-20","shown":{"a":1}}',
])('anything else that a device holds is no visit: %j', (text) => {
  expect(readVisit(text)).toBeUndefined()
})
