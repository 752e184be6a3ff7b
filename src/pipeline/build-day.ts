import { momentInSaoPaulo } from '../content/time/today'

/** The option by which a command shows the site as of a day, or of a day and hour. */
export const ON = { on: { type: 'string' } } as const

/**
 * Returns the moment of a build in São Paulo, AAAA-MM-DD HH:MM: the one place that decides «hoje».
 * SOURCE_DATE_EPOCH (seconds since 1970, the convention of reproducible builds) sets it, else the
 * clock does: a sold lot must leave its list after some days without a change of any document, and
 * the same content on the same day gives the same bytes.
 * @throws Error when SOURCE_DATE_EPOCH is no such number
 */
export function buildMoment(
  epoch: string | undefined = process.env.SOURCE_DATE_EPOCH,
  now: Date = new Date(),
): string {
  if (epoch === undefined || epoch === '') return momentInSaoPaulo(now)
  if (!/^\d{1,11}$/.test(epoch))
    throw new Error(
      `SOURCE_DATE_EPOCH is "${epoch}"; it must be seconds since 1970, like 1795262400`,
    )
  return momentInSaoPaulo(new Date(Number(epoch) * 1000))
}

/** The day of that moment, AAAA-MM-DD. */
export const buildDay = (epoch?: string, now?: Date): string => buildMoment(epoch, now).slice(0, 10)

/**
 * Holds the moment for this process and those that it starts: a build that crosses midnight has one
 * day.
 * @param on a day, or a day and hour in São Paulo; now when left out. A day alone is seen at noon.
 * @throws Error when it is no moment
 */
export function holdMoment(on: string | undefined, now: Date = new Date()): void {
  if (on === undefined) {
    process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(now.getTime() / 1000))
    return
  }
  const [day = '', hour = '12:00'] = on.split(/[ T]/)
  const time = Date.parse(`${day}T${hour}:00-03:00`)
  if (Number.isNaN(time) || momentInSaoPaulo(new Date(time)) !== `${day} ${hour}`)
    throw new Error(`«${on}» não é um dia: escreva --on 2026-12-01, ou --on "2026-12-01 08:00".`)
  process.env.SOURCE_DATE_EPOCH = String(time / 1000)
}
