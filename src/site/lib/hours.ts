import type { Company } from '../../content/schema/company'
import { dayAfter, saoPauloClock } from '../../content/time/today'
import { type Weekday, WEEKDAYS } from '../../content/vocabulary'
import { formatList, monthName } from './format'

type OpeningHours = Company['openingHours']

/** Whether the company is open, and until when or from when. */
interface OpenState {
  open: boolean
  /** As "Aberto agora, fecha às 17h" or "Fechado agora, abre segunda às 8h". */
  text: string
}

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

/**
 * Returns whether the company is open at `now`, on São Paulo's clock. At the closing minute it is
 * closed. `closedOn`: days without service, AAAA-MM-DD. When the company does not open within two
 * weeks, the text is only "Fechado agora".
 */
export function openState(
  openingHours: OpeningHours,
  closedOn: readonly string[] | undefined,
  now: Date,
): OpenState {
  const [today = '', minute = ''] = saoPauloClock(now).toISOString().slice(0, 16).split('T')
  const weekdayOf = (day: string): Weekday => WEEKDAYS[new Date(day).getUTCDay()] ?? 'domingo'
  const periodsOf = (day: string) =>
    openingHours
      .filter(({ days }) => days.includes(weekdayOf(day)) && !closedOn?.includes(day))
      .toSorted((a, b) => a.opens.localeCompare(b.opens))

  const running = periodsOf(today).find(({ opens, closes }) => opens <= minute && minute < closes)
  if (running) return { open: true, text: `Aberto agora, fecha ${atHour(running.closes)}` }

  for (let ahead = 0; ahead <= 14; ahead += 1) {
    const day = dayAfter(today, ahead)
    const next = periodsOf(day).find(({ opens }) => ahead > 0 || opens > minute)
    if (!next) continue
    // A weekday alone would mean this week; a later day gets its date.
    const later = ahead < 7 ? weekdayOf(day) : `em ${Number(day.slice(8))} de ${monthName(day)}`
    const when = ['hoje', 'amanhã'][ahead] ?? later
    return { open: false, text: `Fechado agora, abre ${when} ${atHour(next.opens)}` }
  }
  return { open: false, text: 'Fechado agora' }
}
