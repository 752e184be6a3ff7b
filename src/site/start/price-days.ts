import { saoPauloClock } from '../../content/today'

/**
 * Writes the words that depend on the visitor's day beside the prices of a static page, as PriceDay
 * in ui/variation.tsx does once the application runs: «hoje», or that an old price must be
 * confirmed. Also hides a notice that has ended. Checks again when the visitor comes back to the
 * page, until `signal` is aborted.
 */
export function keepPriceDays(page: Document, signal: AbortSignal): void {
  const tell = () => {
    const now = saoPauloClock(new Date()).toISOString()
    tellPriceDays(page, now.slice(0, 10))
    for (const notice of page.querySelectorAll<HTMLElement>('[data-ends]'))
      notice.hidden = (notice.dataset.ends ?? '') <= now
  }
  if (signal.aborted) return
  tell()
  page.addEventListener('visibilitychange', tell, { signal })
}

/** @param today AAAA-MM-DD */
export function tellPriceDays(page: Document, today: string): void {
  for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const { dateTime, dataset } = time
    dataset.onDay ??= time.textContent
    // One component writes all of these attributes.
    const { today: word = '', old = '', freshUntil = '', onDay } = dataset
    time.textContent = dateTime === today ? word : today > freshUntil ? old : onDay
  }
}
