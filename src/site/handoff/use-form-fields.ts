import { useState } from 'react'
import { type SavedFields, useSavedFields } from '../lib/use-saved-fields'

interface FieldError<Field extends string = string> {
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

export interface FormFields<Values> extends Omit<SavedFields<Values>, 'latest'> {
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
