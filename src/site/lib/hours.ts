import type { Company } from '../../content/schema/company'
import { type Weekday, WEEKDAYS } from '../../content/vocabulary'
import { formatList } from './format'

type OpeningHours = Company['openingHours']

/** "08:00" -> "8h", "08:30" -> "8h30" */
const shortHour = (hour: string): string =>
  `${Number(hour.slice(0, 2))}h${hour.slice(3)}`.replace(/h00$/, 'h')

/** "às 8h", but "à 1h": one o'clock is singular. The words stay on one line. */
const atHour = (hour: string): string =>
  `${hour.startsWith('01') ? 'à' : 'às'}\u00A0${shortHour(hour)}`

/** Days that follow each other become "segunda a sexta", others "segunda, quarta e sábado". */
function describeDays(days: readonly Weekday[]): string {
  const [first = 'domingo', last] = [days[0], days.at(-1)]
  const start = WEEKDAYS.indexOf(first)
  const consecutive = days.every((day, index) => day === WEEKDAYS[(start + index) % 7])
  return days.length > 2 && consecutive ? `${first} a ${last}` : formatList(days)
}

/** Opening hours as a sentence: "Segunda a sexta, 8h às 17h. Sábado, 8h às 14h." */
export const describeHours = (openingHours: OpeningHours): string =>
  openingHours
    .map(({ days, opens, closes }) => {
      const text = `${describeDays(days)}, ${shortHour(opens)}\u00A0${atHour(closes)}.`
      return text.charAt(0).toUpperCase() + text.slice(1)
    })
    .join(' ')
