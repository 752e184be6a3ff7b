import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { asValues, clearForTab, loadForTab, saveForTab } from '../lib/tab-store'

export interface FieldError<Field extends string = string> {
  field: Field
  message: string
}

interface FormFieldsOptions<Values> {
  /** Names the form in this tab's storage, where typed values survive a reload and a step back. */
  key: string
  initial: Values
  /** Portuguese message by field, in the fields' order; no key for a field that is right. */
  check(values: Values): Partial<Record<keyof Values, string>>
}

export interface FormFields<Values> {
  formRef: RefObject<HTMLFormElement | null>
  values: Values
  set(field: keyof Values & string, value: string): void
  /** Puts a text below what a field holds, once: not where it stands already. */
  add(field: keyof Values & string, text: string): void
  /** Message beside a field; only after a refused submit. */
  error(field: keyof Values & string): string | undefined
  /** What the last submit refused, for the summary above the form; it stays until the next one so that nothing jumps while typing. */
  errors: FieldError<keyof Values & string>[]
  /** Counts refused submits, so that the summary takes the focus each time. */
  attempt: number
  /** Whether the values may leave; if not, the messages show. */
  accept(): boolean
  reset(): void
}

/** What the page's fields hold when the script arrives: typed before it, or restored by the browser. */
function typedEarly<Values extends Record<string, string>>(
  form: HTMLFormElement | null,
  initial: Values,
): Partial<Values> {
  const found: Record<string, string> = {}
  for (const field of Object.keys(initial)) {
    const control = form?.elements.namedItem(field)
    if (
      control &&
      'value' in control &&
      typeof control.value === 'string' &&
      control.value !== initial[field]
    )
      found[field] = control.value
  }
  // The keys were taken from `initial`.
  return found as Partial<Values>
}

/** What this tab stored, without keys that the form no longer has. */
function stored<Values extends Record<string, string>>(
  key: string,
  initial: Values,
): Partial<Values> {
  const entries = Object.entries(asValues(loadForTab(key) ?? {})).filter(([field]) =>
    Object.hasOwn(initial, field),
  )
  // Its keys are those of `initial`, its values text.
  return Object.fromEntries(entries) as Partial<Values>
}

/** The values of a form, their messages, and their memory for this tab. */
export function useFormFields<Values extends Record<string, string>>({
  key,
  initial,
  check,
}: FormFieldsOptions<Values>): FormFields<Values> {
  type Field = keyof Values & string
  const formRef = useRef<HTMLFormElement>(null)
  const empty = useRef(initial)
  const [values, setValues] = useState(initial)
  const latest = useRef(values)
  const [errors, setErrors] = useState<FieldError<Field>[]>([])
  const [attempt, setAttempt] = useState(0)
  const stillWrong = errors.length > 0 ? check(values) : undefined

  const put = useCallback((next: Values) => {
    latest.current = next
    setValues(next)
  }, [])

  useEffect(() => {
    // After hydration only: the prerendered page shows the empty form.
    put({
      ...latest.current,
      ...stored(key, empty.current),
      ...typedEarly(formRef.current, empty.current),
    })
  }, [key, put])

  const set = useCallback(
    (field: Field, value: string) => {
      put({ ...latest.current, [field]: value })
      saveForTab(key, latest.current)
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

  return {
    formRef,
    values,
    set,
    add,
    errors,
    attempt,
    // A message leaves as soon as its field is right; new ones come only with the next submit.
    error: (field) =>
      errors.some((error) => error.field === field) ? stillWrong?.[field] : undefined,
    accept() {
      // Object.entries forgets the keys; they are those of the form.
      const found = Object.entries(check(latest.current)).map(
        ([field, message]) => ({ field, message }) as FieldError<Field>,
      )
      setErrors(found)
      if (found.length > 0) setAttempt((count) => count + 1)
      return found.length === 0
    },
    reset() {
      clearForTab(key)
      put(empty.current)
      setErrors([])
    },
  }
}
