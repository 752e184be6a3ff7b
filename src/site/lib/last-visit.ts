import { useEffect, useMemo } from 'react'
import { isCalendarDay, todayInSaoPaulo } from '../../content/time/today'
import { asValues, keepOnDevice, keptOnDevice, readRecord, useKeptOnDevice } from './store'

interface Visit {
  /** AAAA-MM-DD, in São Paulo. */
  day: string
  /** Things that a page showed: a short text for each, by its slug. */
  shown: Readonly<Record<string, string>>
}
interface Kept extends Visit {
  /** The last visit of an earlier day; it stays until the next day's first visit replaces it. */
  before?: Visit | undefined
}

/** Reads the record that a device kept; undefined for anything else. */
export function readVisit(text: string): Kept | undefined {
  const { day, shown, before } = readRecord(text) ?? {}
  if (typeof day !== 'string' || !isCalendarDay(day)) return undefined
  return { day, shown: asValues(Object(shown)), before: readVisit(JSON.stringify(before) ?? '') }
}

/**
 * Returns the record to keep after a visit of today. Things that are not in `now`, for example
 * those on another page of the list, keep their former text.
 */
export function afterVisit(kept: Kept | undefined, now: Visit['shown'], today: string): Kept {
  const shown = { ...kept?.shown, ...now }
  const before = kept && kept.day < today ? { day: kept.day, shown: kept.shown } : kept?.before
  return { day: today, shown, before }
}

/**
 * The last visit of an earlier day, as this device remembers it, and a function that forgets it.
 * Safari forgets by itself after seven days without a visit.
 * @param now what the page shows; the same object while it is the same
 */
export function useLastVisit(
  key: string,
  now: Visit['shown'],
): { before: Visit | undefined; forget: () => void } {
  const kept = useKeptOnDevice(key)
  // Until the effect below has stored today's visit, the device still holds the earlier one itself.
  const before = useMemo(() => {
    const visit = readVisit(kept)
    return visit && afterVisit(visit, now, todayInSaoPaulo()).before
  }, [kept, now])
  useEffect(() => {
    const visit = afterVisit(readVisit(keptOnDevice(key)), now, todayInSaoPaulo())
    keepOnDevice(key, JSON.stringify(visit))
  }, [key, now])
  return { before, forget: () => keepOnDevice(key, '') }
}
