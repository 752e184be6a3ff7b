import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  scrapQuoteText,
  whatsappHref,
  whatsappMessageHref,
} from '../../../../src/site/handoff/message/chat-links'
import { composeMessage } from '../../../../src/site/handoff/message/compose-message'
import { fillTemplate, manyLines, oneLine } from '../../../../src/site/handoff/message/text'
import {
  gmailHref,
  mailLink,
  mailtoHref,
  outlookHref,
} from '../../../../src/site/handoff/message/mail-links'
import { asMessage, type HandoffRequest } from '../../../../src/site/handoff/message/request'
import { company, contactRequest, context, messages, serviceRequest } from '../support/fixtures'
import { HOSTILE, typedText } from '../support/hostile'
import { assertDraft, expectedLine, expectedLines, expectedOr, readMailto } from '../support/oracle'

/**
 * Returns a function that runs a property `numRuns` times, and returns the counterexample in words;
 * undefined when every run holds.
 */
const runs =
  <Values>(numRuns: number, property: fc.IProperty<Values>) =>
  () =>
    fc.defaultReportMessage(fc.check(property, { numRuns }))

const none = 'Não informado'
const footer =
  'É nosso? https://www.retrilha.example/verificar\nEnviado através do site em 03/11/2025'
const line = (typed: string) => expectedOr(typed, none)

type Service = Extract<HandoffRequest, { kind: 'service' }>
type Contact = Extract<HandoffRequest, { kind: 'contact' }>

/**
 * Asserts that the service's mail draft reads as the fixtures' wording and the rules require. The
 * expected text is put together by hand.
 */
function assertServiceDraft(request: Service): void {
  assertDraft(
    mailtoHref(composeMessage(request, context)),
    company.email,
    `Solicitação de serviço: ${line(request.service)}`,
    `Olá, equipe Empresa Teste.\n\nServiço: ${line(request.service)}\nNome: ` +
      `${line(request.name)}\nE-mail: ${line(request.email)}\nEmpresa: ` +
      `${line(request.company)}\n` +
      'Telefone: ' +
      `${line(request.phone)}\n\n${expectedOr(request.description, 'Nenhuma descrição adicional fornecida.', expectedLines)}\n\nAtenciosamente,\n${line(request.name)}\n\n${footer}`,
  )
}

function assertContactDraft(request: Contact): void {
  assertDraft(
    mailtoHref(composeMessage(request, context)),
    company.email,
    `Contato pelo site: ${line(request.subject)}`,
    `Olá.\n\n${line(request.name)} / ${line(request.email)} / ${line(request.company)} ` +
      '/ ' +
      `${line(request.phone)}\n\n${expectedOr(request.message, none, expectedLines)}\n\n${footer}`,
  )
}

const requester = { name: typedText, email: typedText, company: typedText, phone: typedText }
const serviceTyped = fc.record({ ...requester, service: typedText, description: typedText })
const contactTyped = fc.record({ ...requester, subject: typedText, message: typedText })
/** Texts shorter and longer than the 1,900 characters that a link takes, empty ones included. */
const longText = fc
  .tuple(typedText, fc.nat(120))
  .map(([text, times]) => text.repeat(times).slice(0, 2_500))
/** Two lines for the places of a template. */
const twoNames = [typedText.map(oneLine), typedText.map(oneLine)] as const

/** Properties that hold whatever a visitor types. */
const WHATEVER_IS_TYPED = {
  'arrives whole in the service request and adds no recipient and no header': runs(
    1_000,
    fc.property(serviceTyped, (typed) => assertServiceDraft(serviceRequest(typed))),
  ),
  'arrives whole in the contact message and adds no recipient and no header': runs(
    500,
    fc.property(contactTyped, (typed) => assertContactDraft(contactRequest(typed))),
  ),
  'arrives whole in lot and newsletter drafts and adds no recipient and no header': runs(
    500,
    fc.property(typedText, (typed) => {
      const lot = `Lote ${typed}`
      assertDraft(
        mailtoHref(composeMessage({ kind: 'lot', lot, price: 1 }, context)),
        company.email,
        `Interesse na compra do lote: ${expectedLine(lot)}`,
        `Olá, Empresa Teste.\n\nLote: ${expectedLine(lot)}\nPreço: R$ 1\n\nComo devo proceder?\n\nÉ nosso? https://www.retrilha.example/verificar`,
      )
      assertDraft(
        mailtoHref(composeMessage({ kind: 'newsletter', email: typed }, context)),
        company.email,
        'Inscrição na newsletter',
        `Quero receber a newsletter em ${expectedLine(typed)}.\n\n${footer}`,
      )
    }),
  ),
  'is as harmless when somebody wrote it into the storage of the tab': runs(
    500,
    fc.property(typedText, typedText, (typedSubject, typedBody) => {
      const [subject, body] = [`S ${typedSubject}`, `B ${typedBody}`]
      const message = asMessage({ to: company.email, subject, body }, company.email)
      assert.ok(message)
      assertDraft(mailtoHref(message), company.email, expectedLine(subject), expectedLines(body))
    }),
  ),
  'never makes a link too long to open, and a shortened draft says so': runs(
    200,
    fc.property(longText, longText, (service, description) => {
      const message = composeMessage(serviceRequest({ service, description }), context)
      const { href, compact } = mailLink(message, messages)
      assert.ok(href.length <= 1900)
      const { recipients, headers } = readMailto(href)
      assert.deepEqual(recipients, [company.email])
      const [names, [, body]] = [headers.map(([name]) => name), headers[1] ?? ['', '']]
      assert.deepEqual(names, ['subject', 'body'])
      assert.equal(body.endsWith('[Texto encurtado: cole aqui o texto completo.]'), compact)
      assert.equal(compact, mailtoHref(message).length > 1900)
    }),
  ),
  'reads the same on the pages of Gmail and Outlook, with their parameters and no other': runs(
    300,
    fc.property(typedText, (typed) => {
      const message = composeMessage(contactRequest({ message: typed }), context)
      const [to, { subject }] = [company.email, message]
      const body = message.body.replaceAll('\n', '\r\n')
      const gmail = new URL(gmailHref(message, messages))
      assert.equal(gmail.origin + gmail.pathname, 'https://mail.google.com/mail/')
      assert.deepEqual(Object.fromEntries(gmail.searchParams), {
        view: 'cm',
        fs: '1',
        to,
        su: subject,
        body,
      })
      const outlook = new URL(outlookHref(message, messages))
      const place = 'https://outlook.office.com/mail/deeplink/compose'
      assert.equal(outlook.origin + outlook.pathname, place)
      assert.deepEqual(Object.fromEntries(outlook.searchParams), { to, subject, body })
    }),
  ),
  'arrives whole on WhatsApp, in one conversation and under 1,800 characters': runs(
    500,
    fc.property(typedText, (typed) => {
      const href = whatsappHref('+5511912345678', manyLines(typed))
      assert.match(href, /^[\x21-\x7E]+$/)
      assert.ok(href.length < 1800)
      const { origin, pathname, hash, search } = new URL(href)
      assert.equal(origin + pathname + hash, 'https://wa.me/5511912345678')
      assert.match(search, /^\?text=[^&]*$/)
      assert.equal(decodeURIComponent(search.slice('?text='.length)), expectedLines(typed))
    }),
  ),
  'fills each place of a template once and is never read as a template itself': runs(
    500,
    fc.property(...twoNames, (nome, email) => {
      const filled = fillTemplate(oneLine('[{nome}|{email}|{nome}]'), { nome, email })
      assert.equal(filled, `[${nome}|${email}|${nome}]`)
    }),
  ),
}

describe('whatever a visitor types', () => {
  it.each(Object.entries(WHATEVER_IS_TYPED))('%s', (_, counterexample) => {
    expect(counterexample()).toBeUndefined()
  })
})

it('every hostile string arrives whole through every field', () => {
  for (const typed of HOSTILE) {
    for (const field of ['name', 'email', 'company', 'phone', 'service', 'description'] as const)
      assertServiceDraft(serviceRequest({ [field]: typed }))
    for (const field of ['subject', 'message'] as const)
      assertContactDraft(contactRequest({ [field]: typed }))
    const message = composeMessage(contactRequest({ subject: typed, message: typed }), context)
    expect(whatsappMessageHref('+5511912345678', message, messages).length).toBeLessThan(1800)
    expect(
      scrapQuoteText(messages, company, { material: typed, weightKg: 1, estimate: 1 }),
    ).toContain(`Material: ${expectedLine(typed)}`.trimEnd())
  }
})
