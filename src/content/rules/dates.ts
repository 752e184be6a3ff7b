import { textFieldsOf } from '../check/placeholders'
import { endOf } from '../time/in-time'
import { commonFields, type CommonRule } from './rule'

/** «2026-11-20» -> «20/11/2026» */
export const brazilianDay = (day: string): string => day.split('-').toReversed().join('/')

/** «2026-12-01 08:00» -> «01/12/2026, 08:00» */
export const brazilianMoment = (moment: string): string =>
  [brazilianDay(moment.slice(0, 10)), moment.slice(11)].filter(Boolean).join(', ')

/** A document's time has a beginning and an end, in this order. */
export const timeOrder: CommonRule = (document, _, report) => {
  const { from, until } = commonFields(document)
  if (from !== undefined && until !== undefined && from >= endOf(until))
    report(
      'until',
      `acaba em ${brazilianMoment(until)}, e só começa em ${brazilianMoment(from)}`,
      'confira os dois dias',
    )
}

/** Fields whose days are in the future by their nature. */
const AHEAD = new Set(['validUntil', 'closedOn', 'confirmedOn', 'reservedUntil', 'from', 'until'])

export const futureDates: CommonRule = (document, { today }, report) => {
  for (const { field, text, path } of textFieldsOf(document)) {
    const name = String(path.findLast((step) => typeof step === 'string'))
    if (field.widget === 'date' && text > today && !AHEAD.has(name))
      report(
        path,
        `${brazilianDay(text)} ainda não chegou: hoje é ${brazilianDay(today)}`,
        'confira o ano e o mês',
      )
  }
}
