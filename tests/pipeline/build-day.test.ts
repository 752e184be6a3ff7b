import { describe, expect, it } from 'vitest'
import { buildDay } from '../../src/pipeline/build-day'

describe('the day of a build', () => {
  it('is the clock of São Paulo', () => {
    expect(buildDay(undefined, new Date('2026-11-21T02:59:00Z'))).toBe('2026-11-20')
    expect(buildDay('', new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21')
  })
  it('is set by SOURCE_DATE_EPOCH', () => {
    expect(buildDay('0', new Date())).toBe('1969-12-31')
    expect(buildDay(String(Date.parse('2026-11-21T12:00:00Z') / 1000), new Date(0))).toBe(
      '2026-11-21',
    )
  })
  it('refuses what is no number of seconds', () => {
    for (const wrong of ['ontem', '-1', '1.5', '1'.repeat(12)])
      expect(() => buildDay(wrong)).toThrow(/SOURCE_DATE_EPOCH/)
  })
})
