import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/content/schema/company'
import { describeHours, openState } from '../../../src/site/lib/hours'

const hours: Company['openingHours'] = [
  { days: ['segunda', 'terça', 'quarta', 'quinta', 'sexta'], opens: '08:00', closes: '17:00' },
  { days: ['sábado'], opens: '08:00', closes: '14:00' },
]
/** São Paulo has been at UTC−3 all year since 2019. */
const at = (local: string) => new Date(`${local}:00-03:00`)
const state = (local: string, closedOn?: string[]) => openState(hours, closedOn, at(local)).text

describe('opening hours as a sentence', () => {
  it('names a run of days by its ends and a single day by its name', () => {
    expect(describeHours(hours)).toBe(
      'Segunda a sexta, 8h\u00A0às\u00A017h. Sábado, 8h\u00A0às\u00A014h.',
    )
  })
  it('lists days that do not follow each other, and says half hours and one o’clock right', () => {
    expect(
      describeHours([{ days: ['segunda', 'quarta', 'sexta'], opens: '08:30', closes: '13:00' }]),
    ).toBe('Segunda, quarta e sexta, 8h30\u00A0às\u00A013h.')
    expect(
      describeHours([{ days: ['sexta', 'sábado', 'domingo'], opens: '08:00', closes: '17:00' }]),
    ).toBe('Sexta a domingo, 8h\u00A0às\u00A017h.')
    expect(describeHours([{ days: ['terça', 'quarta'], opens: '00:00', closes: '01:00' }])).toBe(
      'Terça e quarta, 0h\u00A0à\u00A01h.',
    )
  })
})

describe('whether the company is open', () => {
  it.each([
    ['2026-11-23T08:00', 'Aberto agora, fecha às\u00A017h'],
    ['2026-11-23T16:59', 'Aberto agora, fecha às\u00A017h'],
    ['2026-11-23T17:00', 'Fechado agora, abre amanhã às\u00A08h'],
    ['2026-11-23T07:59', 'Fechado agora, abre hoje às\u00A08h'],
    ['2026-11-28T13:59', 'Aberto agora, fecha às\u00A014h'],
    ['2026-11-28T14:00', 'Fechado agora, abre segunda às\u00A08h'],
    ['2026-11-29T12:00', 'Fechado agora, abre amanhã às\u00A08h'],
  ])('at %s says «%s»', (local, text) =>
    expect(openState(hours, undefined, at(local))).toEqual({
      open: text.startsWith('Aberto'),
      text,
    }),
  )

  it('is closed on a holiday and names the next day that opens', () => {
    expect(state('2026-12-25T10:00', ['2026-12-25'])).toBe('Fechado agora, abre amanhã às\u00A08h')
    expect(state('2026-12-24T18:00', ['2026-12-25'])).toBe('Fechado agora, abre sábado às\u00A08h')
  })
  it('names the date when nothing opens within a week', () => {
    const closed = ['24', '25', '26', '27', '28', '29', '30', '31'].map((day) => `2026-12-${day}`)
    expect(state('2026-12-24T10:00', [...closed, '2027-01-01'])).toBe(
      'Fechado agora, abre em 2 de janeiro às\u00A08h',
    )
  })
  it('names the date where a weekday would mean today, up to the fourteenth day and no further', () => {
    const mondays = (...closedOn: string[]) =>
      openState(
        [{ days: ['segunda'], opens: '08:00', closes: '17:00' }],
        closedOn,
        at('2026-11-23T18:00'),
      ).text
    expect(mondays()).toBe('Fechado agora, abre em 30 de novembro às\u00A08h')
    expect(mondays('2026-11-30')).toBe('Fechado agora, abre em 7 de dezembro às\u00A08h')
    expect(mondays('2026-11-30', '2026-12-07')).toBe('Fechado agora')
  })
  it('promises nothing when it does not open within two weeks', () => {
    expect(openState([], undefined, at('2026-11-23T10:00'))).toEqual({
      open: false,
      text: 'Fechado agora',
    })
  })
  it('reads São Paulo’s clock: late on Friday in São Paulo is Saturday in UTC', () => {
    expect(openState(hours, undefined, new Date('2026-11-28T01:00:00Z')).text).toBe(
      'Fechado agora, abre amanhã às\u00A08h',
    )
  })
  it('knows a pause at noon', () => {
    const split: typeof hours = [
      { days: ['segunda'], opens: '13:00', closes: '17:00' },
      { days: ['segunda'], opens: '08:00', closes: '12:00' },
    ]
    expect(openState(split, undefined, at('2026-11-23T12:30')).text).toBe(
      'Fechado agora, abre hoje às\u00A013h',
    )
    expect(openState(split, undefined, at('2026-11-23T07:00')).text).toBe(
      'Fechado agora, abre hoje às\u00A08h',
    )
  })
})
