import { describe, expect, it } from 'vitest'
import {
  contactFormErrors,
  newsletterFormErrors,
  serviceFormErrors,
} from '../../../../src/site/handoff/message/form-rules'

const service = {
  name: 'Ana',
  email: 'ana@example.com',
  company: '',
  phone: '',
  service: 'Coleta',
  description: '',
}
const contact = {
  name: 'Ana',
  email: 'ana@example.com',
  company: '',
  phone: '',
  subject: 'Outros',
  message: 'Olá',
}

describe('the forms', () => {
  it('accept what is required alone', () => {
    expect(serviceFormErrors(service)).toEqual({})
    expect(contactFormErrors(contact)).toEqual({})
    expect(newsletterFormErrors({ email: ' ana@example.com ' })).toEqual({})
  })

  it('say what is missing, in the order of the fields, when required fields hold nothing or only blanks', () => {
    for (const blank of ['', '   ', '\u200B', '\u3164']) {
      expect(serviceFormErrors({ ...service, name: blank, email: blank })).toEqual({
        name: 'Informe o seu nome.',
        email: 'Informe o seu e-mail.',
      })
      const errors = contactFormErrors({
        ...contact,
        name: blank,
        email: blank,
        subject: blank,
        message: blank,
      })
      expect(Object.entries(errors)).toEqual([
        ['name', 'Informe o seu nome.'],
        ['email', 'Informe o seu e-mail.'],
        ['subject', 'Escolha um assunto.'],
        ['message', 'Escreva a sua mensagem.'],
      ])
      expect(newsletterFormErrors({ email: blank })).toEqual({ email: 'Informe o seu e-mail.' })
    }
  })

  it('take the e-mail addresses that browsers take, and no others', () => {
    for (const email of ['a@b', 'ana.maria+x@sub.example.com.br', "o'neil@example.com", '1@2.3'])
      expect(newsletterFormErrors({ email })).toEqual({})
    for (const email of [
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
    ]) {
      expect(newsletterFormErrors({ email })).toEqual({
        email: 'Este e-mail não está completo. Use o formato nome@empresa.com.br.',
      })
    }
  })

  it.each([
    ['name', 120],
    ['email', 254],
    ['company', 120],
    ['phone', 40],
    ['service', 120],
    ['description', 10_000],
    ['subject', 120],
    ['message', 10_000],
  ] as const)('take a %s of %i characters and not one more', (field, limit) => {
    const text = (length: number) =>
      field === 'email'
        ? `${'a'.repeat(length - '@b.example'.length)}@b.example`
        : 'x'.repeat(length)
    const errors = (length: number) => [
      ...(field in service ? [serviceFormErrors({ ...service, [field]: text(length) })] : []),
      ...(field in contact ? [contactFormErrors({ ...contact, [field]: text(length) })] : []),
      ...(field === 'email' ? [newsletterFormErrors({ email: text(length) })] : []),
    ]
    for (const found of errors(limit)) expect(found).toEqual({})
    for (const found of errors(limit + 1)) expect(Object.keys(found)).toEqual([field])
  })

  it('take a description of 10,000 characters, and say how long a longer one is', () => {
    expect(serviceFormErrors({ ...service, description: '😀'.repeat(10_000) })).toEqual({})
    expect(serviceFormErrors({ ...service, description: 'x'.repeat(10_240) })).toEqual({
      description: 'O texto tem 10.240 caracteres e o limite é 10.000. Encurte o texto.',
    })
  })
})
