import type { FormsPageView } from '../../../content/views'
import { fillPlaces, formatCount } from '../../lib/format'
import type { HandoffRequest } from './request'
import { isBlank } from './text'

/** Typed values of a form, by field; every field has a value, an empty string when left blank. */
export type FormValues<Kind extends 'service' | 'contact' | 'newsletter'> = Omit<
  Extract<HandoffRequest, { kind: Kind }>,
  'kind'
>

/** Portuguese message by field, in the form's order; valid fields have no key. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/**
 * Longest text of each field, in characters. The limits keep a message copyable and the tab's
 * storage small.
 */
const FIELD_LIMITS = {
  name: 120,
  email: 254,
  company: 120,
  phone: 40,
  service: 120,
  subject: 120,
  description: 10_000,
  message: 10_000,
} as const
type FieldName = keyof typeof FIELD_LIMITS

/** The HTML standard's own pattern for input type=email, so that script and browser agree. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** The editors' sentence for each mistake; `tooLong` has the places {tamanho} and {limite}. */
export type ErrorTexts = FormsPageView['errors']
type Required = Extract<FieldName, keyof ErrorTexts>

const isOneOf = (required: readonly Required[], field: FieldName): field is Required =>
  required.some((name) => name === field)

function fieldError(
  field: FieldName,
  typed: string,
  required: readonly Required[],
  texts: ErrorTexts,
): string | undefined {
  const value = typed.trim()
  if (isBlank(value)) return isOneOf(required, field) ? texts[field] : undefined
  const length = Array.from(value).length
  const limit = FIELD_LIMITS[field]
  if (length > limit)
    return fillPlaces(texts.tooLong, { tamanho: formatCount(length), limite: formatCount(limit) })
  if (field === 'email' && !EMAIL.test(value)) return texts.incompleteEmail
  return undefined
}

function errorsOf<Values extends object>(
  values: Values,
  texts: ErrorTexts,
  fields: readonly (keyof Values & FieldName)[],
  required: readonly Required[],
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const field of fields) {
    const error = fieldError(field, String(values[field]), required, texts)
    if (error) errors[field] = error
  }
  return errors
}

/** Name and e-mail required, the rest optional. */
export const serviceFormErrors = (
  values: FormValues<'service'>,
  texts: ErrorTexts,
): FieldErrors<FormValues<'service'>> =>
  errorsOf(
    values,
    texts,
    ['service', 'name', 'email', 'company', 'phone', 'description'],
    ['name', 'email'],
  )

/** Name, e-mail, subject and message required. */
export const contactFormErrors = (
  values: FormValues<'contact'>,
  texts: ErrorTexts,
): FieldErrors<FormValues<'contact'>> =>
  errorsOf(
    values,
    texts,
    ['name', 'email', 'company', 'phone', 'subject', 'message'],
    ['name', 'email', 'subject', 'message'],
  )

/** E-mail required. */
export const newsletterFormErrors = (
  values: FormValues<'newsletter'>,
  texts: ErrorTexts,
): FieldErrors<FormValues<'newsletter'>> => errorsOf(values, texts, ['email'], ['email'])
