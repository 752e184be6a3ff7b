import { expect, it, describe } from 'vitest'
import { daysBetween, saoPauloClock, todayInSaoPaulo } from '../../src/content/time/today'
import { comingLines } from '../../src/content/time/coming'
import type { DocumentTypeName } from '../../src/content/document-types'
import { asWritten, atMoment, changesAfter, isOver } from '../../src/content/time/in-time'
import { partsOf } from '../../src/content/rules/rule'
import { pricesIn } from '../../src/content/prices/prices'
import { published } from '../../src/content/views/published'

const document = (type: DocumentTypeName, data: object, draft = false) => ({
  type,
  slug: 'um',
  data: { ...data, draft },
  draft,
})
const shows = (type: DocumentTypeName, data: object, now: string, draft = false) =>
  published([atMoment(document(type, data, draft), now)]).length === 1

describe('a document with a time', () => {
  it.each([
    ['2026-11-30 23:59', false],
    ['2026-12-01 00:00', true],
    ['2026-12-03 23:59', true],
    ['2026-12-04 00:00', false],
  ])('from a day to a day shows at %s: %s', (now, is) => {
    expect(shows('Post', { from: '2026-12-01', until: '2026-12-03' }, now)).toBe(is)
  })
  it.each([
    ['2026-12-01 07:59', false],
    ['2026-12-01 08:00', true],
    ['2026-12-01 11:59', true],
    ['2026-12-01 12:00', false],
  ])('from an hour to an hour shows at %s: %s', (now, is) => {
    expect(shows('Notice', { from: '2026-12-01 08:00', until: '2026-12-01 12:00' }, now)).toBe(is)
  })
  it('knows the day that only leap years have', () => {
    expect(isOver({ until: '2028-02-28' }, '2028-02-29 00:00')).toBe(true)
    expect(isOver({ until: '2028-02-29' }, '2028-02-29 23:59')).toBe(false)
  })
  it('that came this minute has come, and is no change ahead', () => {
    const notice = document('Notice', { from: '2026-12-01 08:00', until: '2026-12-01 12:00' })
    const ahead = (now: string) => changesAfter([notice], now).map(({ at }) => at.slice(11))
    expect(ahead('2026-12-01 07:59')).toEqual(['08:00', '12:00'])
    expect(ahead('2026-12-01 08:00')).toEqual(['12:00'])
    expect(ahead('2026-12-01 12:00')).toEqual([])
  })
  it('keeps a lot’s page after its end, and has none before its beginning', () => {
    expect(shows('Lot', { until: '2026-12-03' }, '2026-12-04 00:00')).toBe(true)
    expect(shows('Lot', { from: '2026-12-03' }, '2026-12-02 23:59')).toBe(false)
  })
  it('stays a draft within its time', () => {
    expect(shows('Post', { from: '2026-12-01' }, '2026-12-02 00:00', true)).toBe(false)
  })
})

describe('a price of a day ahead', () => {
  const copper = document('Material', {
    pricePerKg: { '2026-12-01': 41.5, '2026-11-20': 40, '2026-10-06': 39 },
  })
  it.each([
    ['2026-11-30 23:59', ['2026-11-20', '2026-10-06']],
    ['2026-12-01 00:00', ['2026-12-01', '2026-11-20', '2026-10-06']],
    ['2026-11-30', ['2026-11-20', '2026-10-06']],
    ['2026-12-01', ['2026-12-01', '2026-11-20', '2026-10-06']],
  ])('is in the document from its own day on: %s', (now, days) => {
    const shown = atMoment(copper, now)
    expect(shown.draft).toBe(false)
    expect(pricesIn(partsOf('Material', shown.data)).map(({ day }) => day)).toEqual(days)
    expect(asWritten(shown).data).toEqual(copper.data)
  })
  it('that is the only one keeps its material off the site until then', () => {
    const first = { pricePerKg: { '2026-12-01': 41.5 } }
    expect(shows('Material', first, '2026-11-30 23:59')).toBe(false)
    expect(shows('Material', first, '2026-12-01 00:00')).toBe(true)
  })
  it('is said among what will change, also by the document without it', () => {
    const lines = [
      'em 01/12/2026 o preço de um passa a R$ 41,50',
      'em 02/12/2026 o material um entra',
      'em 05/12/2026 o preço de um passa a R$ 9,00',
    ]
    const all = [document('Material', { pricePerKg: { '2026-12-05': 9, '2026-12-02': 8 } }), copper]
    const now = '2026-11-30 10:00'
    expect(comingLines(all, now)).toEqual(lines)
    expect(
      comingLines(
        all.map((one) => atMoment(one, now)),
        now,
      ),
    ).toEqual(lines)
  })
})

it('what will change by itself is said in order, without drafts and what is over', () => {
  const lines = comingLines(
    [
      document('Notice', { from: '2026-12-18', until: '2027-01-01' }),
      document('Lot', { until: '2026-12-24 12:00' }),
      document('Post', { from: '2026-12-01 08:00' }),
      document('Post', { from: '2026-12-02' }, true),
      document('Notice', { until: '2026-11-01' }),
      document('Material', {}),
    ],
    '2026-11-24 10:00',
  )
  expect(lines).toEqual([
    'em 01/12/2026, 08:00 o artigo um entra',
    'em 18/12/2026 o aviso um entra',
    'em 24/12/2026, 12:00 o lote um sai da lista',
    'em 02/01/2027 o aviso um sai',
  ])
})

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
