import type { HandoffRequest } from './request'
import { isBlank } from './text'

/** Typed values of a form, by field; every field is there, blank when left empty. */
export type FormValues<Kind extends 'service' | 'contact' | 'newsletter'> = Omit<Extract<HandoffRequest, { kind: Kind }>, 'kind'>

/** Portuguese message by field, in the form's order; no key for a field that is right. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/** Most characters that a field takes. They keep a draft copyable and the tab's storage small. */
const FIELD_LIMITS = {
  name: 120, email: 254, company: 120, phone: 40, service: 120, subject: 120, description: 10_000, message: 10_000,
} as const
type FieldName = keyof typeof FIELD_LIMITS

/** The HTML standard's own pattern for input type=email, so that script and browser agree. */
const EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const REQUIRED: Partial<Record<FieldName, string>> = {
  name: 'Informe o seu nome.',
  email: 'Informe o seu e-mail.',
  subject: 'Escolha um assunto.',
  message: 'Escreva a sua mensagem.',
}

const inPortuguese = new Intl.NumberFormat('pt-BR')

function fieldError(field: FieldName, typed: string, required: boolean): string | undefined {
  const value = typed.trim()
  if (isBlank(value)) return required ? REQUIRED[field] : undefined
  const length = Array.from(value).length
  const limit = FIELD_LIMITS[field]
  if (length > limit) return `O texto tem ${inPortuguese.format(length)} caracteres e o limite é ${inPortuguese.format(limit)}. Encurte o texto.`
  if (field === 'email' && !EMAIL.test(value)) return 'Este e-mail não está completo. Use o formato nome@empresa.com.br.'
  return undefined
}

function errorsOf<Values extends object>(values: Values, fields: readonly (keyof Values & FieldName)[], required: readonly FieldName[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const field of fields) {
    const error = fieldError(field, String(values[field]), required.includes(field))
    if (error) errors[field] = error
  }
  return errors
}

/** Name and e-mail required, the rest optional. */
export const serviceFormErrors = (values: FormValues<'service'>): FieldErrors<FormValues<'service'>> =>
  errorsOf(values, ['service', 'name', 'email', 'company', 'phone', 'description'], ['name', 'email'])

/** Name, e-mail, subject and message required. */
export const contactFormErrors = (values: FormValues<'contact'>): FieldErrors<FormValues<'contact'>> =>
  errorsOf(values, ['name', 'email', 'company', 'phone', 'subject', 'message'], ['name', 'email', 'subject', 'message'])

/** E-mail required. */
export const newsletterFormErrors = (values: FormValues<'newsletter'>): FieldErrors<FormValues<'newsletter'>> =>
  errorsOf(values, ['email'], ['email'])
