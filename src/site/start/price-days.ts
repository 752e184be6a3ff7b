import { todayInSaoPaulo } from '../../content/today'

/**
 * Says of the prices of a page that waits what only the visitor's day can tell, as ui/price-day.tsx
 * does once the application runs: «hoje», or that an old one is to be confirmed. Looks again when
 * somebody comes back to the page, until `signal`.
 */
export function keepPriceDays(page: Document, signal: AbortSignal): void {
  const tell = () => tellPriceDays(page, todayInSaoPaulo())
  if (signal.aborted) return
  tell()
  page.addEventListener('visibilitychange', tell, { signal })
}

/** @param today AAAA-MM-DD */
export function tellPriceDays(page: Document, today: string): void {
  for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const { dateTime, dataset } = time
    dataset.onDay ??= time.textContent
    // Written by one component, all of them.
    const { today: word = '', old = '', freshUntil = '', onDay } = dataset
    time.textContent = dateTime === today ? word : today > freshUntil ? old : onDay
  }
}
