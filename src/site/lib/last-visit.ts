import { useEffect, useMemo } from 'react'
import { todayInSaoPaulo } from '../../content/time/today'
import { keepOnDevice, keptOnDevice, useKeptOnDevice } from './device-store'
import { readRecord } from './tab-store'

/** Things that a page showed: a short text for each, by its slug. */
type Shown = Readonly<Record<string, string>>
interface Visit {
  /** AAAA-MM-DD, in São Paulo. */
  day: string
  shown: Shown
}
interface Kept extends Visit {
  /** The last visit of an earlier day; it stays until the next day's first visit replaces it. */
  before?: Visit | undefined
}

const isVisit = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false
  const { day, shown }: { day?: unknown; shown?: unknown } = value
  return (
    typeof day === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    typeof shown === 'object' &&
    shown !== null &&
    Object.values(shown).every((text) => typeof text === 'string')
  )
}

/** Reads the record that a device kept; undefined for anything else. */
export function readVisit(text: string): Kept | undefined {
  const value = readRecord(text)
  if (!isVisit(value)) return undefined
  const { day, shown, before } = value
  return { day, shown, before: isVisit(before) ? before : undefined }
}

/**
 * Returns the record to keep after a visit of today. Things that are not in `now`, for example
 * those on another page of the list, keep their former text.
 */
export function afterVisit(kept: Kept | undefined, now: Shown, today: string): Kept {
  const shown = { ...kept?.shown, ...now }
  if (!kept) return { day: today, shown }
  const { day, before } = kept
  return day < today
    ? { day: today, shown, before: { day, shown: kept.shown } }
    : { day: today, shown, before }
}

/**
 * The last visit of an earlier day, as this device remembers it, and a function that forgets it.
 * Safari forgets by itself after seven days without a visit.
 * @param now what the page shows; the same object while it is the same
 */
export function useLastVisit(
  key: string,
  now: Shown,
): { before: Visit | undefined; forget: () => void } {
  const kept = useKeptOnDevice(key)
  // Until the effect below has stored today's visit, the device still holds the earlier one itself.
  const before = useMemo(() => {
    const visit = readVisit(kept)
    return visit && afterVisit(visit, now, todayInSaoPaulo()).before
  }, [kept, now])
  useEffect(() => {
    keepOnDevice(
      key,
      JSON.stringify(afterVisit(readVisit(keptOnDevice(key)), now, todayInSaoPaulo())),
    )
  }, [key, now])
  return { before, forget: () => keepOnDevice(key, '') }
}
