import { HOUR } from '../schema/fields'
import type { PathFault, Rule } from './documents'
import { listAt, valueAt } from './reason'

const isHour = (value: unknown): value is string => typeof value === 'string' && HOUR.test(value)

/** Twelve hours on, where somebody wrote «05:00» for five in the afternoon; else an hour before midnight. */
function afternoon(opens: string, closes: string): string {
  const later = `${String(Number(closes.slice(0, 2)) + 12).padStart(2, '0')}${closes.slice(2)}`
  const shown =
    closes !== opens && HOUR.test(later) && later > opens
      ? later
      : opens < '17:00'
        ? '17:00'
        : '23:59'
  return `"${shown}"`
}

/** Each period closes after it opens, and no two periods of a weekday overlap. «HH:MM» compares as text. */
export const openingHours: Rule = ({ data }) => {
  const faults: PathFault[] = []
  const periods: { day: unknown; opens: string; closes: string }[] = []
  listAt(data, 'openingHours').forEach((period, index) => {
    const opens = valueAt(period, 'opens')
    const closes = valueAt(period, 'closes')
    if (!isHour(opens) || !isHour(closes)) return
    const path = ['openingHours', index] as const
    if (closes <= opens) {
      faults.push({
        path: [...path, 'closes'],
        message:
          closes === opens
            ? `fecha às ${closes}, a mesma hora em que abre`
            : `fecha às ${closes}, antes de abrir às ${opens}`,
        cure: `escreva uma hora depois de ${opens}, como ${afternoon(opens, closes)}`,
      })
      return
    }
    listAt(period, 'days').forEach((day, place) => {
      const other = periods.find(
        (one) => one.day === day && one.opens < closes && opens < one.closes,
      )
      if (other)
        faults.push({
          path: [...path, 'days', place],
          message: `${String(day)} já abre das ${other.opens} às ${other.closes}`,
          cure: 'separe os horários ou apague o dia repetido',
        })
      else periods.push({ day, opens, closes })
    })
  })
  return faults
}
