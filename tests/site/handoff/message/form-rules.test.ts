import { expect, it } from 'vitest'
import {
  contactFormErrors,
  newsletterFormErrors,
  serviceFormErrors,
} from '../../../../src/site/handoff/message/form-rules'

const REQUIRED = {
  name: 'Informe o seu nome.',
  email: 'Informe o seu e-mail.',
  subject: 'Escolha um assunto.',
  message: 'Escreva a sua mensagem.',
}

it('the forms accept what is required alone', () => {
  const filled = { name: 'Ana', email: ' ana@example.com ', subject: 'Outros', message: 'Olá' }
  expect(serviceFormErrors(filled)).toEqual({})
  expect(contactFormErrors(filled)).toEqual({})
  expect(newsletterFormErrors(filled)).toEqual({})
})

it.each(['', '   ', '\u200B', '\u3164'])(
  'they say what is missing, in the order of the fields, where required fields hold %j',
  (blank) => {
    const values = { name: blank, email: blank, subject: blank, message: blank }
    expect(Object.entries(contactFormErrors(values))).toEqual(Object.entries(REQUIRED))
    expect(serviceFormErrors(values)).toEqual({ name: REQUIRED.name, email: REQUIRED.email })
    expect(newsletterFormErrors(values)).toEqual({ email: REQUIRED.email })
  },
)

it.each(['a@b', 'ana.maria+x@sub.example.com.br', "o'neil@example.com", '1@2.3'])(
  'they take the e-mail address %s, as browsers do',
  (email) => expect(newsletterFormErrors({ email })).toEqual({}),
)

it.each([
  'ana',
  'ana@',
  '@example.com',
  'a b@example.com',
  'a@b@c',
  'ana@-x.com',
  'ana@x..com',
  'ana@exa_mple.com',
  'a@b.c\nd',
  'ana@example.com,x@y.com',
])('they refuse the e-mail address %j', (email) => {
  expect(newsletterFormErrors({ email })).toEqual({
    email: 'Este e-mail não está completo. Use o formato nome@empresa.com.br.',
  })
})
