/**
 * São Paulo's offset from UTC, in ms: three hours behind on every day of the year since Decreto
 * 9.772/2019 ended summer time. Not taken from Intl: its first use costs a browser some 15 ms, and
 * a phone without updates since then would still change its clock. Should the law change, a test
 * that compares both with Intl fails.
 */
const FROM_UTC = -3 * 3_600_000

/** A moment with São Paulo's calendar and clock in its UTC fields (`getUTCHours` ...). */
export const saoPauloClock = (now: Date): Date => new Date(now.getTime() + FROM_UTC)

/**
 * The calendar day in São Paulo at `now`, AAAA-MM-DD: the day that editors and visitors mean by
 * «hoje», whatever the machine's time zone.
 */
export const todayInSaoPaulo = (now: Date = new Date()): string =>
  saoPauloClock(now).toISOString().slice(0, 10)

/** The minute in São Paulo at `now`, AAAA-MM-DD HH:MM. */
export const momentInSaoPaulo = (now: Date = new Date()): string =>
  saoPauloClock(now).toISOString().slice(0, 16).replace('T', ' ')

/** Whether a text is a day of the calendar, AAAA-MM-DD; Date.parse alone takes 2026-11-31. */
export function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Days from one calendar day to another, both AAAA-MM-DD; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The calendar day so many days after another, both AAAA-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The moment at which a day begins in São Paulo, as RFC 3339 has it: 2026-12-01T00:00:00-03:00. */
export const startOfDay = (day: string): string => `${day}T00:00:00-03:00`
