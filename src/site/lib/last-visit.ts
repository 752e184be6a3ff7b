import { useEffect, useMemo } from 'react'
import { todayInSaoPaulo } from '../../content/time/today'
import { asValues, keepOnDevice, keptOnDevice, readRecord, useKeptOnDevice } from './store'

interface Visit {
  /** AAAA-MM-DD, in São Paulo. */
  day: string
  /** What a page showed: a short text for each thing, by its slug. */
  shown: Readonly<Record<string, string>>
}
interface Kept extends Visit {
  /** The last visit of an earlier day; it stays until the next day's first visit replaces it. */
  before?: Visit | undefined
}

/** Reads the record that a device kept; undefined for anything else. */
export function readVisit(text: string): Kept | undefined {
  const { day, shown, before } = readRecord(text) ?? {}
  if (typeof day !== 'string') return undefined
  return { day, shown: asValues(Object(shown)), before: readVisit(JSON.stringify(before) ?? '') }
}

/** Returns the record to keep after a visit of today. */
export const afterVisit = (kept: Kept | undefined, shown: Visit['shown'], today: string): Kept => ({
  day: today,
  shown,
  before: kept && kept.day < today ? { day: kept.day, shown: kept.shown } : kept?.before,
})

/**
 * The last visit of an earlier day, as this device remembers it. Safari forgets it after seven days
 * without a visit.
 * @param now what the page shows; the same object while it is the same
 */
export function useLastVisit(key: string, now: Visit['shown']): Visit | undefined {
  const kept = useKeptOnDevice(key)
  useEffect(() => {
    const visit = afterVisit(readVisit(keptOnDevice(key)), now, todayInSaoPaulo())
    keepOnDevice(key, JSON.stringify(visit))
  }, [key, now])
  // Until the effect has stored today's visit, the device still holds the earlier one itself.
  return useMemo(() => {
    const visit = readVisit(kept)
    return visit && afterVisit(visit, now, todayInSaoPaulo()).before
  }, [kept, now])
}
