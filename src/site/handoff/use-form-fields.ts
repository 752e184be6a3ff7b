import { useCallback, useEffect, useRef, useState } from 'react'
import { asValues, clearForTab, loadForTab, saveForTab } from '../lib/store'

/**
 * The values of fields, saved for this tab at every change: they survive a reload and a step back.
 * @param key names them in the tab's storage
 */
export function useSavedFields<Values extends Record<string, string>>(
  key: string,
  initial: Values,
) {
  const empty = useRef(initial)
  const [values, setValues] = useState(initial)
  /** The newest values, even before React has rendered them. */
  const latest = useRef(values)
  const put = useCallback((next: Values) => {
    latest.current = next
    setValues(next)
  }, [])

  useEffect(() => {
    // After hydration only: the prerendered page shows the empty form. Fields that are gone are left out.
    const saved = Object.entries(asValues(loadForTab(key) ?? {})).filter(([field]) =>
      Object.hasOwn(empty.current, field),
    )
    put({ ...latest.current, ...Object.fromEntries(saved) })
  }, [key, put])

  const set = useCallback(
    (field: keyof Values & string, value: string) => {
      put({ ...latest.current, [field]: value })
      saveForTab(key, latest.current)
    },
    [key, put],
  )
  /** Empties the fields and removes the saved values. */
  const reset = () => {
    clearForTab(key)
    put(empty.current)
  }
  return { values, latest, set, reset }
}

interface FormFieldsOptions<Values> {
  /** Key of the form in this tab's storage. */
  key: string
  initial: Values
  /** Returns the Portuguese message by field, in the fields' order; valid fields have no key. */
  check(values: NoInfer<Values>): Partial<Record<keyof NoInfer<Values>, string>>
}

/** The values of a form, saved for this tab, and the messages beside its fields. */
export function useFormFields<Values extends Record<string, string>>({
  key,
  initial,
  check,
}: FormFieldsOptions<Values>) {
  const { latest, reset, ...fields } = useSavedFields(key, initial)
  const [errors, setErrors] = useState<{ field: string; message: string }[]>([])
  const [attempt, setAttempt] = useState(0)
  const stillWrong = errors.length > 0 ? check(fields.values) : undefined

  return {
    ...fields,
    /**
     * Errors of the last submit, for the summary above the form; they stay until the next submit,
     * so that nothing moves while the visitor types.
     */
    errors,
    /** Counts refused submits, so that the summary takes the focus each time. */
    attempt,
    /**
     * Message beside a field. It disappears as soon as its field is right; new messages appear only
     * at the next submit.
     */
    error: (field: keyof Values & string): string | undefined =>
      errors.some((error) => error.field === field) ? stillWrong?.[field] : undefined,
    /** Returns whether the values may be sent; if not, the messages show. */
    accept(): boolean {
      const found = Object.entries<string | undefined>(check(latest.current))
      setErrors(found.map(([field, message = '']) => ({ field, message })))
      if (found.length > 0) setAttempt((count) => count + 1)
      return found.length === 0
    },
    reset() {
      reset()
      setErrors([])
    },
  }
}
