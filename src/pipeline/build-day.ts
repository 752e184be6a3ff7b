import { todayInSaoPaulo } from '../content/today'

/**
 * Returns the day of a build, AAAA-MM-DD: the one place that decides «hoje». SOURCE_DATE_EPOCH
 * (seconds since 1970, the convention of reproducible builds) sets it, else the clock does: a sold
 * lot must leave its list after some days without a change of any document, and the same content on
 * the same day gives the same bytes.
 * @throws Error when SOURCE_DATE_EPOCH is no such number
 */
export function buildDay(
  epoch: string | undefined = process.env.SOURCE_DATE_EPOCH,
  now: Date = new Date(),
): string {
  if (epoch === undefined || epoch === '') return todayInSaoPaulo(now)
  if (!/^\d{1,11}$/.test(epoch))
    throw new Error(
      `SOURCE_DATE_EPOCH é «${epoch}»; precisa ser o número de segundos desde 1970, como 1795262400.`,
    )
  return todayInSaoPaulo(new Date(Number(epoch) * 1000))
}
