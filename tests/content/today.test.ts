import { expect, it } from 'vitest'
import { daysBetween, saoPauloClock, todayInSaoPaulo } from '../../src/content/time/today'

const HOUR = 3_600_000

it("keeps São Paulo's clock as Intl does, in every hour of these years: red where the law has changed", () => {
  const intl = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const wrong: string[] = []
  for (let moment = Date.UTC(2025, 0); moment < Date.UTC(2031, 0); moment += HOUR) {
    const clock = saoPauloClock(new Date(moment)).toISOString().slice(0, 19).replace('T', ' ')
    if (clock !== intl.format(moment)) wrong.push(`${clock}, ${intl.format(moment)}`)
  }
  expect(wrong).toEqual([])
})

it('names the day that São Paulo has, not the one of Greenwich', () => {
  expect(todayInSaoPaulo(new Date('2026-11-22T02:59:59Z'))).toBe('2026-11-21')
  expect(todayInSaoPaulo(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22')
})

it('counts days between days', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
})
