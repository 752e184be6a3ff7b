import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  scrapQuoteText,
  whatsappHref,
  whatsappMessageHref,
} from '../../../../src/site/handoff/message/chat-links'
import { composeMessage } from '../../../../src/site/handoff/message/compose-message'
import { fillTemplate, manyLines, oneLine } from '../../../../src/site/handoff/message/text'
import { formatPhone } from '../../../../src/site/handoff/message/format-phone'
import {
  gmailHref,
  mailLink,
  mailtoHref,
  outlookHref,
} from '../../../../src/site/handoff/message/mail-links'
import { emlFile } from '../../../../src/site/handoff/message/message-files'
import { asMessage, messageOf } from '../../../../src/site/handoff/message/message'
import type { HandoffRequest } from '../../../../src/site/handoff/message/request'
import { company, contactRequest, context, messages, serviceRequest } from '../support/fixtures'
import { HOSTILE, naughtyStrings, typedText } from '../support/hostile'
import {
  assertDraft,
  expectedLine,
  expectedLines,
  expectedOr,
  readEml,
  readMailto,
} from '../support/oracle'

// A busy machine may be slow; how long the runs take is no matter of this test.
vi.setConfig({ testTimeout: 300_000 })

// 100,000 runs in total over the properties below.
/** The counterexample in words; undefined when every run holds. */
const counterexample = <Values>(numRuns: number, property: fc.IProperty<Values>) =>
  fc.defaultReportMessage(fc.check(property, { numRuns }))

const none = 'Não informado'
const footer = 'Enviado através do site em 03/11/2025'
const line = (typed: string) => expectedOr(typed, none)

type Service = Extract<HandoffRequest, { kind: 'service' }>
type Contact = Extract<HandoffRequest, { kind: 'contact' }>

/**
 * The service draft as the wording of the fixtures and the rules say it must read, put together
 * here by hand.
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

const serviceTyped = fc.record({
  name: typedText,
  email: typedText,
  company: typedText,
  phone: typedText,
  service: typedText,
  description: typedText,
})
const contactTyped = fc.record({
  name: typedText,
  email: typedText,
  company: typedText,
  phone: typedText,
  subject: typedText,
  message: typedText,
})

describe('whatever a visitor types', () => {
  it('arrives whole in the service request and adds no recipient and no header', () => {
    expect(
      counterexample(
        30_000,
        fc.property(serviceTyped, (typed) => assertServiceDraft(serviceRequest(typed))),
      ),
    ).toBeUndefined()
  })

  it('arrives whole in the contact message and adds no recipient and no header', () => {
    expect(
      counterexample(
        20_000,
        fc.property(contactTyped, (typed) => assertContactDraft(contactRequest(typed))),
      ),
    ).toBeUndefined()
  })

  it('arrives whole in lot and newsletter drafts and adds no recipient and no header', () => {
    expect(
      counterexample(
        10_000,
        fc.property(typedText, (typed) => {
          assertDraft(
            mailtoHref(composeMessage({ kind: 'lot', lot: `Lote ${typed}`, price: 1 }, context)),
            company.email,
            `Interesse na compra do lote: ${expectedLine(`Lote ${typed}`)}`,
            `Olá, Empresa Teste.\n\nLote: ${expectedLine(`Lote ${typed}`)}\nPreço: R$ 1\n\nComo devo proceder?`,
          )
          assertDraft(
            mailtoHref(composeMessage({ kind: 'newsletter', email: typed }, context)),
            company.email,
            'Inscrição na newsletter',
            `Quero receber a newsletter em ${expectedLine(typed)}.\n\n${footer}`,
          )
        }),
      ),
    ).toBeUndefined()
  })

  it('is as harmless when somebody wrote it into the storage of the tab', () => {
    expect(
      counterexample(
        5_000,
        fc.property(typedText, typedText, (subject, body) => {
          const message = asMessage(
            { to: company.email, subject: `S ${subject}`, body: `B ${body}` },
            company.email,
          )
          assert.ok(message)
          assertDraft(
            mailtoHref(message),
            company.email,
            expectedLine(`S ${subject}`),
            expectedLines(`B ${body}`),
          )
          assert.equal(readEml(emlFile(message)).headers[2]?.[1], expectedLine(`S ${subject}`))
        }),
      ),
    ).toBeUndefined()
  })

  it('never makes a link too long to open, and a shortened draft says so', () => {
    const longText = fc
      .tuple(typedText, fc.nat(1200))
      .map(([text, times]) => text.repeat(times).slice(0, 12_000))
    expect(
      counterexample(
        1_000,
        fc.property(longText, longText, (subject, description) => {
          const message = composeMessage(serviceRequest({ service: subject, description }), context)
          const { href, compact } = mailLink(message, messages)
          assert.ok(href.length <= 1900)
          const { recipients, headers } = readMailto(href)
          assert.deepEqual(recipients, [company.email])
          assert.deepEqual(
            headers.map(([name]) => name),
            ['subject', 'body'],
          )
          assert.equal(
            headers[1]?.[1].endsWith('[Texto encurtado: cole aqui o texto completo.]'),
            compact,
          )
          assert.equal(compact, mailtoHref(message).length > 1900)
        }),
      ),
    ).toBeUndefined()
  })

  it('reads the same in Gmail and Outlook, with their parameters and no other', () => {
    expect(
      counterexample(
        4_000,
        fc.property(typedText, (typed) => {
          const message = composeMessage(contactRequest({ message: typed }), context)
          const gmail = new URL(gmailHref(message, messages))
          assert.deepEqual([...gmail.searchParams.keys()], ['view', 'fs', 'to', 'su', 'body'])
          assert.equal(gmail.searchParams.get('to'), company.email)
          assert.equal(gmail.searchParams.get('body'), message.body.replaceAll('\n', '\r\n'))
          const outlook = new URL(outlookHref(message, messages))
          assert.deepEqual([...outlook.searchParams.keys()], ['to', 'subject', 'body'])
          assert.equal(outlook.searchParams.get('to'), company.email)
        }),
      ),
    ).toBeUndefined()
  })

  it('arrives whole on WhatsApp, in one conversation and under 1,800 characters', () => {
    expect(
      counterexample(
        10_000,
        fc.property(typedText, (typed) => {
          const href = whatsappHref('+5511912345678', manyLines(typed))
          assert.match(href, /^[\x21-\x7E]+$/)
          assert.ok(href.length < 1800)
          const url = new URL(href)
          assert.equal(url.origin + url.pathname, 'https://wa.me/5511912345678')
          assert.equal(url.hash, '')
          assert.deepEqual(
            url.search
              .slice(1)
              .split('&')
              .map((part) => part.split('=')[0]),
            ['text'],
          )
          assert.equal(decodeURIComponent(url.search.slice('?text='.length)), expectedLines(typed))
        }),
      ),
    ).toBeUndefined()
  })

  it('arrives whole in the .eml file and adds no header', () => {
    expect(
      counterexample(
        10_000,
        fc.property(typedText, typedText, (subject, text) => {
          const message = composeMessage(contactRequest({ subject, message: text }), context)
          const { headers, body } = readEml(emlFile(message))
          assert.deepEqual(headers, [
            ['X-Unsent', '1'],
            ['To', company.email],
            ['Subject', message.subject],
            ['MIME-Version', '1.0'],
            ['Content-Type', 'text/plain; charset=UTF-8'],
            ['Content-Transfer-Encoding', 'base64'],
          ])
          assert.equal(body, message.body.replaceAll('\n', '\r\n'))
        }),
      ),
    ).toBeUndefined()
  })

  it('fills each place of a template once and is never read as a template itself', () => {
    expect(
      counterexample(
        5_000,
        fc.property(typedText.map(oneLine), typedText.map(oneLine), (nome, email) => {
          assert.equal(
            fillTemplate(oneLine('[{nome}|{email}|{nome}]'), { nome, email }),
            `[${nome}|${email}|${nome}]`,
          )
        }),
      ),
    ).toBeUndefined()
  })

  it('keeps its digits and their order in the phone field, and shaping twice changes nothing', () => {
    const phone = fc.oneof(
      typedText,
      fc
        .array(fc.constantFrom(...'0123456789()- +.'), { maxLength: 20 })
        .map((signs) => signs.join('')),
    )
    expect(
      counterexample(
        10_000,
        fc.property(phone, fc.nat(20), (typed, caret) => {
          const shaped = formatPhone(typed, caret)
          assert.equal(shaped.value.replace(/\D/g, ''), typed.replace(/\D/g, ''))
          assert.equal(formatPhone(shaped.value).value, shaped.value)
          assert.equal(
            shaped.value.slice(0, shaped.caret).replace(/\D/g, ''),
            typed.slice(0, caret).replace(/\D/g, ''),
          )
        }),
      ),
    ).toBeUndefined()
  })
})

const naughty = naughtyStrings()

describe.each([
  ['our own hostile strings', [...HOSTILE]],
  [
    naughty
      ? 'the big list of naughty strings'
      : 'the big list of naughty strings (skipped: ../shared/corpora/blns.json is not beside the project)',
    naughty,
  ],
])('%s', (_, strings) => {
  it.skipIf(!strings)('arrive whole through every field', () => {
    for (const typed of strings ?? []) {
      for (const field of ['name', 'email', 'company', 'phone', 'service', 'description'] as const)
        assertServiceDraft(serviceRequest({ [field]: typed }))
      for (const field of ['name', 'email', 'company', 'phone', 'subject', 'message'] as const)
        assertContactDraft(contactRequest({ [field]: typed }))
      const message = composeMessage(contactRequest({ subject: typed, message: typed }), context)
      expect(readEml(emlFile(message)).body).toBe(message.body.replaceAll('\n', '\r\n'))
      expect(whatsappMessageHref('+5511912345678', message, messages).length).toBeLessThan(1800)
      expect(
        scrapQuoteText(messages, company, { material: typed, weightKg: 1, estimate: 1 }),
      ).toContain(`Material: ${expectedLine(typed)}`.trimEnd())
    }
  })
})

describe('the properties above can fail', () => {
  const fails = <Values>(property: fc.IProperty<Values>) =>
    fc.check(property, { numRuns: 2_000 }).failed

  it('a filler that runs over the text again for each place is caught', () => {
    const naive = (template: string, values: Record<string, string>) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replaceAll(`{${name}}`, value),
        template,
      )
    expect(
      fails(
        fc.property(typedText, typedText, (nome, email) => {
          assert.equal(
            naive('[{nome}|{email}|{nome}]', { nome, email }),
            `[${nome}|${email}|${nome}]`,
          )
        }),
      ),
    ).toBe(true)
  })

  it('a draft whose fields are not encoded, or encoded as a web form, is caught', () => {
    const encoders = [
      (text: string) => text,
      (text: string) => new URLSearchParams({ text }).toString().slice(5),
    ]
    for (const encode of encoders) {
      expect(
        fails(
          fc.property(contactTyped, (typed) => {
            const { to, subject, body } = composeMessage(contactRequest(typed), context)
            assertDraft(
              `mailto:${to}?subject=${encode(subject)}&body=${encode(body.replaceAll('\n', '\r\n'))}`,
              to,
              subject,
              body,
            )
          }),
        ),
      ).toBe(true)
    }
  })

  it('an .eml file with the subject as typed is caught', () => {
    expect(
      fails(
        fc.property(typedText, (subject) => {
          const file = emlFile(messageOf({ to: company.email, subject: 'x', body: 'b' })).replace(
            'Subject: x',
            () => `Subject: ${subject}`,
          )
          assert.equal(readEml(file).headers[2]?.[1], subject)
        }),
      ),
    ).toBe(true)
  })
})
