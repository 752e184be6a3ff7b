import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { todayInSaoPaulo } from '../../../src/content/time/today'
import { afterVisit, readVisit, useLastVisit } from '../../../src/site/lib/last-visit'

const first = afterVisit(undefined, { cobre: '40' }, '2026-11-20')

it('a later day compares with what the day before it showed, for as long as it lasts', () => {
  expect(first).toEqual({ day: '2026-11-20', shown: { cobre: '40' } })
  const second = afterVisit(first, { cobre: '41' }, '2026-11-24')
  const before = { day: '2026-11-20', shown: { cobre: '40' } }
  expect(second.before).toEqual(before)
  expect(afterVisit(second, { cobre: '42' }, '2026-11-24').before).toEqual(before)
  expect(afterVisit(second, { cobre: '42' }, '2026-11-25').before).toEqual({
    day: '2026-11-24',
    shown: { cobre: '41' },
  })
})

it('a visit is read as it was kept', () => {
  const kept = afterVisit(first, {}, '2026-11-24')
  expect(readVisit(JSON.stringify(kept))).toEqual(kept)
})

it.each(['', 'x', 'null', '[]', '{"shown":{}}'])(
  'anything else that a device holds is no visit: %j',
  (text) => expect(readVisit(text)).toBeUndefined(),
)

it('shows the last visit from the first render on, and at no time the one before it', () => {
  const shown = { cobre: '40' }
  const days: (string | undefined)[] = []
  const earlier = { day: '2026-01-01', shown }
  localStorage.setItem('precos', JSON.stringify({ day: '2026-01-05', shown, before: earlier }))
  renderHook(() => days.push(useLastVisit('precos', shown)?.day))
  expect(new Set(days)).toEqual(new Set(['2026-01-05']))
  expect(localStorage.getItem('precos')).toContain(`"day":"${todayInSaoPaulo()}"`)
})
