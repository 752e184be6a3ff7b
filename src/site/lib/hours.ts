import type { Company } from '../../content/schema/company'
import { saoPauloClock } from '../../content/time/today'
import { type Weekday, WEEKDAYS } from '../../content/vocabulary'
import { formatList, monthName } from './format'

type OpeningHours = Company['openingHours']

/** Whether the company is open, and until when or from when. */
interface OpenState {
  open: boolean
  /** As "Aberto agora, fecha às 17h" or "Fechado agora, abre segunda às 8h". */
  text: string
}

interface Period {
  /** Minutes since midnight. */
  opens: number
  closes: number
}

const DAY = 86_400_000

/** "08:00" -> "8h", "08:30" -> "8h30" */
const shortHour = (hour: string): string => {
  const [hours = '', minutes = ''] = hour.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

/** "às 8h", but "à 1h": one o'clock is singular. The words stay on one line. */
const atHour = (hour: string): string =>
  `${Number(hour.slice(0, 2)) === 1 ? 'à' : 'às'}\u00A0${shortHour(hour)}`

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5))

/** Days that follow each other become "segunda a sexta", others "segunda, quarta e sábado". */
function describeDays(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)]
  const consecutive = days.every(
    (day, index) =>
      index === 0 || WEEKDAYS.indexOf(day) === (WEEKDAYS.indexOf(days[index - 1] ?? day) + 1) % 7,
  )
  if (days.length > 2 && consecutive) return `${first} a ${last}`
  return formatList(days)
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
 * The calendar day in São Paulo at `now` (its midnight in UTC, ms) and the minutes since midnight
 * there.
 */
function inSaoPaulo(now: Date): { day: number; minute: number } {
  const clock = saoPauloClock(now)
  return {
    day: Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()),
    minute: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  }
}

const weekdayOf = (day: number): Weekday => WEEKDAYS[new Date(day).getUTCDay()] ?? 'domingo'

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
  const today = inSaoPaulo(now)
  const periods = (day: number): (Period & { from: string; until: string })[] =>
    closedOn?.includes(new Date(day).toISOString().slice(0, 10))
      ? []
      : openingHours
          .filter(({ days }) => days.includes(weekdayOf(day)))
          .map(({ opens, closes }) => ({
            opens: minutesOf(opens),
            closes: minutesOf(closes),
            from: opens,
            until: closes,
          }))
          .sort((a, b) => a.opens - b.opens)

  const running = periods(today.day).find(
    ({ opens, closes }) => opens <= today.minute && today.minute < closes,
  )
  if (running) return { open: true, text: `Aberto agora, fecha ${atHour(running.until)}` }

  for (let ahead = 0; ahead <= 14; ahead += 1) {
    const day = today.day + ahead * DAY
    const next = periods(day).find(({ opens }) => ahead > 0 || opens > today.minute)
    if (!next) continue
    // A weekday alone would mean this week; a later day gets its date.
    const when =
      ['hoje', 'amanhã'][ahead] ??
      (ahead < 7
        ? weekdayOf(day)
        : `${new Date(day).getUTCDate()} de ${monthName(new Date(day).toISOString())}`)
    return {
      open: false,
      text: `Fechado agora, abre ${ahead < 7 ? '' : 'em '}${when} ${atHour(next.from)}`,
    }
  }
  return { open: false, text: 'Fechado agora' }
}
