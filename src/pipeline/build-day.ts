import { todayInSaoPaulo } from '../content/today'

/**
 * The day that a build is of, AAAA-MM-DD: the one place that knows what «hoje» is.
 * SOURCE_DATE_EPOCH (seconds since 1970, the convention of reproducible builds) sets it, else the
 * clock does: what leaves a list after some days must leave without a change of any document, and
 * the same content on the same day gives the same bytes.
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
