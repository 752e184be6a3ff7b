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
type FieldErrors<Values> = Partial<Record<keyof Values, string>>

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
type ErrorTexts = FormsPageView['errors']
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

/** Formats the digits typed so far: (11) 91234-5678 for mobiles, (11) 1234-5678 for land lines. */
function shaped(digits: string): string {
  if (digits.length === 0) return ''
  const area = digits.slice(0, 2)
  const rest = digits.slice(2)
  if (!rest) return `(${area}`
  // A mobile number starts with 9 and has nine digits; eleven digits can only be one.
  const prefixLength = rest.startsWith('9') || rest.length === 9 ? 5 : 4
  const prefix = rest.slice(0, prefixLength)
  const line = rest.slice(prefixLength)
  return `(${area}) ${prefix}${line ? `-${line}` : ''}`
}

/**
 * Formats a Brazilian number while it is typed and keeps the caret behind the same digit (`caret`:
 * its position in `value`, by default the end). Anything but a national number stays as typed: with
 * +, with letters, starting with 0 (0800, trunk prefix), or with more than eleven digits.
 */
export function formatPhone(
  value: string,
  caret: number = value.length,
): { value: string; caret: number } {
  const digits = value.replace(/\D/g, '')
  if (/[^\d\s().-]/.test(value) || digits.startsWith('0') || digits.length > 11)
    return { value, caret }
  const formatted = shaped(digits)
  if (caret >= value.length) return { value: formatted, caret: formatted.length }
  const before = value.slice(0, caret).replace(/\D/g, '').length
  let place = 0
  for (let seen = 0; seen < before; place++) if (/\d/.test(formatted.charAt(place))) seen++
  return { value: formatted, caret: place }
}
