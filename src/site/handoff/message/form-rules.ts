import { formatCount } from '../../lib/format'
import type { HandoffRequest } from './request'
import { isBlank } from './text'

/** Typed values of a form, by field; every field has a value, an empty string when left blank. */
type FormValues<Kind extends 'service' | 'contact' | 'newsletter'> = Omit<
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

/** What is said of a required field that was left blank. */
const MISSING = {
  name: 'Informe o seu nome.',
  email: 'Informe o seu e-mail.',
  subject: 'Escolha um assunto.',
  message: 'Escreva a sua mensagem.',
}

function fieldError(field: FieldName, typed: string, missing?: string): string | undefined {
  const value = typed.trim()
  if (isBlank(value)) return missing
  const length = Array.from(value).length
  const limit = FIELD_LIMITS[field]
  if (length > limit)
    return `O texto tem ${formatCount(length)} caracteres e o limite é ${formatCount(limit)}. Encurte o texto.`
  if (field === 'email' && !EMAIL.test(value))
    return 'Este e-mail não está completo. Use o formato nome@empresa.com.br.'
  return undefined
}

/** @param fields in the form's order */
function errorsOf<Values extends object>(
  values: Values,
  fields: readonly (keyof Values & FieldName)[],
  required: readonly (keyof typeof MISSING)[],
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const field of fields) {
    const name = required.find((one) => one === field)
    const error = fieldError(field, String(values[field]), name && MISSING[name])
    if (error) errors[field] = error
  }
  return errors
}

/** Name and e-mail required, the rest optional. */
export const serviceFormErrors = (values: FormValues<'service'>) =>
  errorsOf(
    values,
    ['service', 'name', 'email', 'company', 'phone', 'description'],
    ['name', 'email'],
  )

/** Name, e-mail, subject and message required. */
export const contactFormErrors = (values: FormValues<'contact'>) =>
  errorsOf(
    values,
    ['name', 'email', 'company', 'phone', 'subject', 'message'],
    ['name', 'email', 'subject', 'message'],
  )

/** E-mail required. */
export const newsletterFormErrors = (values: FormValues<'newsletter'>) =>
  errorsOf(values, ['email'], ['email'])

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
 * +, with letters, starting with 0 (0800, trunk prefix), or with more than eleven digits; a number
 * that grows beyond eleven, such as one that begins with the country's 55, loses its shape again.
 */
export function formatPhone(
  value: string,
  caret: number = value.length,
): { value: string; caret: number } {
  const digits = value.replace(/\D/g, '')
  const isLong = digits.length > 11
  if (/[^\d\s().-]/.test(value) || digits.startsWith('0') || (isLong && !value.startsWith('(')))
    return { value, caret }
  const formatted = isLong ? digits : shaped(digits)
  if (caret >= value.length) return { value: formatted, caret: formatted.length }
  const before = value.slice(0, caret).replace(/\D/g, '').length
  let place = 0
  for (let seen = 0; seen < before; place++) if (/\d/.test(formatted.charAt(place))) seen++
  return { value: formatted, caret: place }
}
