import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  scrapQuoteText,
  whatsappHref,
  whatsappMessageHref,
} from '../../../../src/site/handoff/message/chat-links'
import {
  gmailHref,
  mailLink,
  mailtoHref,
  outlookHref,
} from '../../../../src/site/handoff/message/mail-links'
import { asMessage } from '../../../../src/site/handoff/message/request'
import {
  fillTemplate,
  isBlank,
  manyLines,
  oneLine,
} from '../../../../src/site/handoff/message/text'
import { company, compose, contact, draftOf, messages, service } from './drafts'

/**
 * Texts that have broken mail drafts elsewhere: header injection, encoding traps, broken Unicode,
 * template tricks.
 */
const HOSTILE: string[] = JSON.parse(
  readFileSync('tests/site/handoff/message/hostile.json', 'utf8'),
)

const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes))

/** Any text that a keyboard, a paste or a program can put into a field, with the traps above. */
const typedText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  units,
  fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 4 })), { maxLength: 5 })
    .map((parts) => parts.join('')),
)
const requester = { name: typedText, email: typedText, company: typedText, phone: typedText }

// How a text is cleaned is literally in text.test.ts.
const said = (typed: string) => (isBlank(typed) ? 'Não informado' : oneLine(typed))
const VERIFY =
  'Para conferir se uma resposta é mesmo da Volta & Cia: https://www.volta.example/verificar'
const FOOT = `${VERIFY}\nEnviado através do site em 03/11/2025`

/** A mail to the company alone, with exactly this subject and this body. */
const draft = (subject: string, body: string) => ({ to: 'comercial@volta.example', subject, body })

function serviceDraft(request: ReturnType<typeof service>) {
  const description = isBlank(request.description)
    ? 'Nenhuma descrição adicional fornecida.'
    : manyLines(request.description)
  return draft(
    `Solicitação de serviço: ${said(request.service)}`,
    `Olá, equipe Volta & Cia.\n\nGostaria de solicitar: ${said(request.service)}.\n\n` +
      `Nome: ${said(request.name)}\nE-mail: ${said(request.email)}\n` +
      `Empresa: ${said(request.company)}\nTelefone: ${said(request.phone)}\n\n` +
      `Descrição:\n${description}\n\nAtenciosamente,\n${said(request.name)}\n\n${FOOT}`,
  )
}

function contactDraft(request: ReturnType<typeof contact>) {
  const message = isBlank(request.message) ? 'Não informado' : manyLines(request.message)
  return draft(
    `Contato pelo site: ${said(request.subject)}`,
    `Olá, equipe Volta & Cia.\n\n` +
      `Nome: ${said(request.name)}\nE-mail: ${said(request.email)}\n` +
      `Empresa: ${said(request.company)}\nTelefone: ${said(request.phone)}\n` +
      `Assunto: ${said(request.subject)}\n\n` +
      `Mensagem:\n${message}\n\nAtenciosamente,\n${said(request.name)}\n\n${FOOT}`,
  )
}

describe('whatever a visitor types', () => {
  it('arrives whole in the service request and adds no recipient and no header', () => {
    const typed = fc.record({ ...requester, service: typedText, description: typedText })
    fc.assert(
      fc.property(typed, (fields) => {
        const request = service(fields)
        expect(draftOf(mailtoHref(compose(request)))).toEqual(serviceDraft(request))
      }),
      {
        numRuns: 1000,
      },
    )
  })

  it('arrives whole in the contact message and adds no recipient and no header', () => {
    const typed = fc.record({ ...requester, subject: typedText, message: typedText })
    fc.assert(
      fc.property(typed, (fields) => {
        const request = contact(fields)
        expect(draftOf(mailtoHref(compose(request)))).toEqual(contactDraft(request))
      }),
      {
        numRuns: 500,
      },
    )
  })

  it('arrives whole through every field, however hostile', () => {
    for (const typed of HOSTILE) {
      for (const field of [
        'name',
        'email',
        'company',
        'phone',
        'service',
        'description',
      ] as const) {
        const request = service({ [field]: typed })
        expect(draftOf(mailtoHref(compose(request)))).toEqual(serviceDraft(request))
      }
      for (const field of ['subject', 'message'] as const) {
        const request = contact({ [field]: typed })
        expect(draftOf(mailtoHref(compose(request)))).toEqual(contactDraft(request))
      }
      const message = compose(contact({ subject: typed, message: typed }))
      expect(whatsappMessageHref('+5511912345678', message, messages).length).toBeLessThan(1800)
      const quote = { material: typed, weightKg: 1, estimate: 1 }
      expect(scrapQuoteText(messages, company, quote)).toContain(
        `Material: ${oneLine(typed)}`.trimEnd(),
      )
    }
  })

  it('arrives whole in lot and newsletter drafts and adds no recipient and no header', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const lot = `Lote ${typed}`
        expect(draftOf(mailtoHref(compose({ kind: 'lot', lot, price: 1 })))).toMatchObject({
          to: 'comercial@volta.example',
          subject: `Interesse na compra do lote: ${oneLine(lot)}`,
          body: expect.stringContaining(`\nLote: ${oneLine(lot)}\nPreço: R$ 1\n`),
        })
        const { body } = draftOf(mailtoHref(compose({ kind: 'newsletter', email: typed })))
        expect(body).toContain(`\nQuero receber a newsletter neste e-mail: ${oneLine(typed)}\n`)
      }),
      { numRuns: 500 },
    )
  })

  it('is as harmless when somebody wrote it into the storage of the tab', () => {
    fc.assert(
      fc.property(typedText, typedText, (subject, body) => {
        const stored = { to: company.email, subject: `S ${subject}`, body: `B ${body}` }
        const message = asMessage(stored, company.email)
        expect(message && draftOf(mailtoHref(message))).toEqual(
          draft(oneLine(stored.subject), manyLines(stored.body)),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('never makes a link too long to open, and a shortened draft says so', () => {
    /** Texts shorter and longer than the 1,900 characters that a link takes, empty ones included. */
    const long = fc
      .tuple(typedText, fc.nat(120))
      .map(([text, times]) => text.repeat(times).slice(0, 2500))
    fc.assert(
      fc.property(long, long, (name, description) => {
        const message = compose(service({ service: name, description }))
        const { href, compact } = mailLink(message, messages)
        expect(href.length).toBeLessThanOrEqual(1900)
        const { to, body } = draftOf(href)
        expect(to).toBe(company.email)
        expect(body?.endsWith('cole-o aqui antes de enviar.]')).toBe(compact)
        expect(compact).toBe(mailtoHref(message).length > 1900)
      }),
      { numRuns: 200 },
    )
  })

  it('reads the same on the pages of Gmail and Outlook, with their parameters and no other', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const message = compose(contact({ message: typed }))
        const { to, subject } = message
        const body = message.body.replaceAll('\n', '\r\n')
        const gmail = new URL(gmailHref(message, messages))
        expect(gmail.origin + gmail.pathname).toBe('https://mail.google.com/mail/')
        const asked = { view: 'cm', fs: '1', to, su: subject, body }
        expect(Object.fromEntries(gmail.searchParams)).toEqual(asked)
        const outlook = new URL(outlookHref(message, messages))
        const place = 'https://outlook.office.com/mail/deeplink/compose'
        expect(outlook.origin + outlook.pathname).toBe(place)
        expect(Object.fromEntries(outlook.searchParams)).toEqual({ to, subject, body })
      }),
      { numRuns: 300 },
    )
  })

  it('arrives whole on WhatsApp, in one conversation and under 1,800 characters', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const href = whatsappHref('+5511912345678', manyLines(typed))
        expect(href.length).toBeLessThan(1800)
        const [, text] = /^https:\/\/wa\.me\/5511912345678\?text=([\w.~%-]*)$/.exec(href) ?? []
        expect(decodeURIComponent(text ?? '?')).toBe(manyLines(typed))
      }),
      { numRuns: 500 },
    )
  })

  it('fills each place of a template once and is never read as a template itself', () => {
    fc.assert(
      fc.property(typedText.map(oneLine), typedText.map(oneLine), (nome, email) => {
        const filled = fillTemplate(oneLine('[{nome}|{email}|{nome}]'), { nome, email })
        expect(filled).toBe(`[${nome}|${email}|${nome}]`)
      }),
      { numRuns: 500 },
    )
  })
})
