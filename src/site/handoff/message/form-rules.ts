import { isBlank } from './text'

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
type Required = keyof typeof MISSING

/** Portuguese message by field, in the form's order; valid fields have no key. */
const errorsIn =
  <Field extends Required>(...required: Field[]) =>
  (values: Record<Field, string>): Partial<Record<Field, string>> => {
    const errors: Partial<Record<Field, string>> = {}
    for (const field of required) {
      if (isBlank(values[field])) errors[field] = MISSING[field]
      else if (field === 'email' && !EMAIL.test(values[field].trim()))
        errors[field] = 'Este e-mail não está completo. Use o formato nome@empresa.com.br.'
    }
    return errors
  }

export const serviceFormErrors = errorsIn('name', 'email')
export const contactFormErrors = errorsIn('name', 'email', 'subject', 'message')
export const newsletterFormErrors = errorsIn('email')
