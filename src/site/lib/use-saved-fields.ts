import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { asValues, clearForTab, loadForTab, saveForTab } from './tab-store'

export interface SavedFields<Values> {
  values: Values
  /** The newest values, even before React has rendered them. */
  latest: RefObject<Values>
  set(field: keyof Values & string, value: string): void
  /** Empties the fields and removes the saved values. */
  reset(): void
}

/** Reads the saved values of this tab, without keys that the fields no longer have. */
function saved<Values extends Record<string, string>>(
  key: string,
  initial: Values,
): Partial<Values> {
  const entries = Object.entries(asValues(loadForTab(key) ?? {})).filter(([field]) =>
    Object.hasOwn(initial, field),
  )
  // The keys are those of `initial`, the values text.
  return Object.fromEntries(entries) as Partial<Values>
}

/**
 * The values of fields, saved for this tab at every change: they survive a reload and a step back.
 * @param key names them in the tab's storage
 */
export function useSavedFields<Values extends Record<string, string>>(
  key: string,
  initial: Values,
): SavedFields<Values> {
  type Field = keyof Values & string
  const empty = useRef(initial)
  const [values, setValues] = useState(initial)
  const latest = useRef(values)

  const put = useCallback((next: Values) => {
    latest.current = next
    setValues(next)
  }, [])

  useEffect(() => {
    // After hydration only: the prerendered page shows the empty form.
    put({ ...latest.current, ...saved(key, empty.current) })
  }, [key, put])

  const set = useCallback(
    (field: Field, value: string) => {
      put({ ...latest.current, [field]: value })
      saveForTab(key, latest.current)
    },
    [key, put],
  )
  const reset = () => {
    clearForTab(key)
    put(empty.current)
  }
  return { values, latest, set, reset }
}
