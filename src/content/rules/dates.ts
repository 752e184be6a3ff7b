import { documentType } from '../document-types'
import { objectTree, visitLeaves, type Path } from '../schema/field-tree'
import { endOf } from '../time/in-time'
import { commonFields, report, type CommonRule, type FieldDiagnostic, type Rule } from './rule'

/** Fields whose days are in the future by their nature. */
const AHEAD = new Set(['validUntil', 'closedOn', 'confirmedOn', 'reservedUntil', 'from', 'until'])

/** «2026-11-20» -> «20/11/2026» */
export const brazilianDay = (day: string): string => day.split('-').toReversed().join('/')

/** «2026-12-01 08:00» -> «01/12/2026, 08:00» */
export const brazilianMoment = (moment: string): string =>
  [brazilianDay(moment.slice(0, 10)), moment.slice(11)].filter(Boolean).join(', ')

/** A document's time has a beginning and an end, in this order. */
export const timeOrder: CommonRule = (document) => {
  const { from, until } = commonFields(document)
  if (from === undefined || until === undefined || from < endOf(until)) return []
  return report(
    ['until'],
    `acaba em ${brazilianMoment(until)}, e só começa em ${brazilianMoment(from)}`,
    'confira os dois dias',
  )
}

export const futureDates: CommonRule = ({ type, data }, { today }) => {
  const found: FieldDiagnostic[] = []
  visitLeaves(objectTree(documentType(type).schema), data, ({ widget }, value, path) => {
    if (widget !== 'date' || typeof value !== 'string' || value <= today || AHEAD.has(nameIn(path)))
      return
    found.push({
      path,
      message: `${brazilianDay(value)} ainda não chegou: hoje é ${brazilianDay(today)}`,
      fix: 'confira o ano e o mês',
    })
  })
  return found
}

const nameIn = (path: Path): string => String(path.findLast((step) => typeof step === 'string'))

/**
 * The end of a reservation changes nothing by itself: the page continues to show «reservado até».
 */
export const pastReservation: Rule<'Lot'> = ({ data: lot }, { today }) =>
  lot.status === 'reservado' && lot.reservedUntil !== undefined && lot.reservedUntil < today
    ? report(
        ['reservedUntil'],
        `a reserva acabou em ${brazilianDay(lot.reservedUntil)}, e a página ainda diz «reservado»`,
        'escreva ‹status›: vendido e ‹statusOn›, ou um fim novo',
      )
    : []

export const expiredCertificate: Rule<'Certification'> = ({ data: { validUntil } }, { today }) =>
  validUntil !== undefined && validUntil < today
    ? report(
        ['validUntil'],
        `a validade acabou em ${brazilianDay(validUntil)}`,
        'escreva a nova ou ‹draft: true›',
      )
    : []
