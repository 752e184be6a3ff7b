import { useCallback, useEffect, useState } from 'react'
import { asValues, clearForTab, loadForTab, saveForTab } from '../lib/store'

/**
 * The values of fields, saved for this tab at every change: they survive a reload and a step back.
 * @param key names them in the tab's storage
 */
export function useSavedFields<Values extends Record<string, string>>(
  key: string,
  initial: Values,
) {
  const [values, setValues] = useState(initial)

  useEffect(() => {
    // After hydration only: the prerendered page shows the empty form. Fields that are gone are left out.
    const saved = Object.entries(asValues(loadForTab(key) ?? {}))
    setValues((before) => ({
      ...before,
      ...Object.fromEntries(saved.filter(([field]) => Object.hasOwn(before, field))),
    }))
  }, [key])

  const set = useCallback(
    (field: keyof Values & string, value: string) =>
      setValues((before) => {
        const next = { ...before, [field]: value }
        saveForTab(key, next)
        return next
      }),
    [key],
  )
  /** Empties the fields and removes the saved values. */
  const reset = () => {
    clearForTab(key)
    setValues(initial)
  }
  return { values, set, reset }
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
  const { values, set, reset } = useSavedFields(key, initial)
  const [errors, setErrors] = useState<{ field: string; message: string }[]>([])

  return {
    values,
    set,
    /**
     * Errors of the last submit, for the summary above the form; they stay until the next submit,
     * so that nothing moves while the visitor types.
     */
    errors,
    /**
     * Message beside a field. It disappears as soon as its field is right; new messages appear only
     * at the next submit.
     */
    error: (field: keyof Values & string): string | undefined =>
      errors.some((error) => error.field === field) ? check(values)[field] : undefined,
    /** Returns whether the values may be sent; if not, the messages show. */
    accept(): boolean {
      const found = Object.entries<string | undefined>(check(values))
      setErrors(found.map(([field, message = '']) => ({ field, message })))
      return found.length === 0
    },
    reset() {
      reset()
      setErrors([])
    },
  }
}
