import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { asValues, clearForTab, loadForTab, saveForTab } from '../lib/tab-store'

export interface FieldError<Field extends string = string> {
  field: Field
  message: string
}

interface FormFieldsOptions<Values> {
  /**
   * Key of the form in this tab's storage, so that typed values survive a reload and a step back.
   */
  key: string
  initial: Values
  /** Returns the Portuguese message by field, in the fields' order; valid fields have no key. */
  check(values: Values): Partial<Record<keyof Values, string>>
}

export interface FormFields<Values> extends SavedFields<Values> {
  /** Message beside a field; only after a refused submit. */
  error(field: keyof Values & string): string | undefined
  /**
   * Errors of the last submit, for the summary above the form; they stay until the next submit, so
   * that nothing moves while the visitor types.
   */
  errors: FieldError<keyof Values & string>[]
  /** Counts refused submits, so that the summary takes the focus each time. */
  attempt: number
  /** Returns whether the values may be sent; if not, the messages show. */
  accept(): boolean
}

interface SavedFields<Values> {
  formRef: RefObject<HTMLFormElement | null>
  values: Values
  set(field: keyof Values & string, value: string): void
  /** Appends a text to a field's value, unless the value contains it already. */
  add(field: keyof Values & string, text: string): void
  /** Empties the form and removes the saved values. */
  reset(): void
}

/** Reads the saved values of this tab, without keys that the form no longer has. */
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

/** The values of a form, saved for this tab at every change. */
function useSavedFields<Values extends Record<string, string>>(
  key: string,
  initial: Values,
): SavedFields<Values> & { latest: RefObject<Values> } {
  type Field = keyof Values & string
  const formRef = useRef<HTMLFormElement>(null)
  const empty = useRef(initial)
  const [values, setValues] = useState(initial)
  const latest = useRef(values)
  /**
   * Values that fields pass on when they mount (lib/use-typed.ts), before the saved values are
   * read.
   */
  const early = useRef<Partial<Values> | undefined>({})

  const put = useCallback((next: Values) => {
    latest.current = next
    setValues(next)
  }, [])

  useEffect(() => {
    // After hydration only: the prerendered page shows the empty form.
    put({ ...latest.current, ...saved(key, empty.current), ...early.current })
    early.current = undefined
  }, [key, put])

  const set = useCallback(
    (field: Field, value: string) => {
      put({ ...latest.current, [field]: value })
      if (early.current) early.current = { ...early.current, [field]: value }
      else saveForTab(key, latest.current)
    },
    [key, put],
  )
  const add = useCallback(
    (field: Field, text: string) => {
      const now = latest.current[field] ?? ''
      if (!now.includes(text)) set(field, now.trim() === '' ? text : `${now.trimEnd()}\n\n${text}`)
    },
    [set],
  )
  const reset = () => {
    clearForTab(key)
    put(empty.current)
  }
  return { formRef, values, latest, set, add, reset }
}

/** The values of a form, saved for this tab, and the messages beside its fields. */
export function useFormFields<Values extends Record<string, string>>({
  key,
  initial,
  check,
}: FormFieldsOptions<Values>): FormFields<Values> {
  const { latest, ...fields } = useSavedFields(key, initial)
  const [errors, setErrors] = useState<FieldError<keyof Values & string>[]>([])
  const [attempt, setAttempt] = useState(0)
  const stillWrong = errors.length > 0 ? check(fields.values) : undefined

  return {
    ...fields,
    errors,
    attempt,
    // A message disappears as soon as its field is right; new messages appear only at the next
    // submit.
    error: (field) =>
      errors.some((error) => error.field === field) ? stillWrong?.[field] : undefined,
    accept() {
      // Object.entries loses the type of the keys; they are those of the form.
      const found = Object.entries(check(latest.current)).map(
        ([field, message]) => ({ field, message }) as FieldError<keyof Values & string>,
      )
      setErrors(found)
      if (found.length > 0) setAttempt((count) => count + 1)
      return found.length === 0
    },
    reset() {
      fields.reset()
      setErrors([])
    },
  }
}
