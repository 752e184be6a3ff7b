import { describe, expect, it } from 'vitest'
import { composeMessage } from '../../../../src/site/handoff/message/compose-message'
import {
  emptyMailHref,
  gmailHref,
  mailLink,
  mailtoHref,
  outlookHref,
} from '../../../../src/site/handoff/message/mail-links'
import { messageOf } from '../../../../src/site/handoff/message/request'
import { company, context, messages, serviceRequest } from '../support/fixtures'
import { assertDraft, readMailto } from '../support/oracle'

const to = company.email
const long = composeMessage(
  serviceRequest({ description: 'São 40 notebooks e 12 HDs de servidor. '.repeat(260) }),
  context,
)

describe('the mail link', () => {
  it('writes blanks as %20 and line breaks as %0D%0A', () => {
    expect(mailtoHref(messageOf({ to, subject: 'Olá a+b', body: 'um\ndois & três' }))).toBe(
      'mailto:comercial@retrilha.example?subject=Ol%C3%A1%20a%2Bb&body=um%0D%0Adois%20%26%20tr%C3%AAs',
    )
  })

  it('has no body where the request has a subject only', () => {
    expect(mailtoHref(messageOf({ to, subject: 'Solicitação de consultoria', body: '' }))).toBe(
      'mailto:comercial@retrilha.example?subject=Solicita%C3%A7%C3%A3o%20de%20consultoria',
    )
  })

  it('has no text where a form’s own fields, or the visitor, will be the text', () => {
    expect(emptyMailHref(to)).toBe('mailto:comercial@retrilha.example')
    expect(emptyMailHref(to, 'Fale conosco')).toBe(
      'mailto:comercial@retrilha.example?subject=Fale%20conosco',
    )
  })

  it('keeps one recipient even if the address itself is odd', () => {
    const { recipients } = readMailto(
      mailtoHref(messageOf({ to: 'a?b,c&d%40@retrilha.example', subject: 's', body: 'b' })),
    )
    expect(recipients).toEqual(['a?b,c&d%40@retrilha.example'])
    expect(mailtoHref(messageOf({ to: 'a@b@retrilha.example', subject: '', body: '' }))).toBe(
      'mailto:a%40b@retrilha.example',
    )
    expect(emptyMailHref('a@bcd@retrilha.example')).toBe('mailto:a%40bcd@retrilha.example')
  })

  it('carries the whole message up to 1,900 characters and not one more', () => {
    const empty = mailtoHref(messageOf({ to, subject: 's', body: 'x' })).length - 1
    const fits = messageOf({ to, subject: 's', body: 'x'.repeat(1900 - empty) })
    expect(mailLink(fits, messages)).toEqual({ href: mailtoHref(fits), compact: false })
    const over = mailLink(messageOf({ ...fits, body: `${fits.body}x` }), messages)
    expect(over.compact).toBe(true)
    expect(over.href.length).toBeLessThanOrEqual(1900)
  })

  it('carries the beginning of a long message, cut between words, and says that the full text is to be pasted', () => {
    const { href, compact } = mailLink(long, messages)
    expect(compact).toBe(true)
    expect(href.length).toBeLessThanOrEqual(1900)
    expect(href.length).toBeGreaterThan(1800)
    const { recipients, headers } = readMailto(href)
    expect(recipients).toEqual([to])
    expect(headers.map(([name]) => name)).toEqual(['subject', 'body'])
    const body = headers[1]?.[1].replace(/\r\n/g, '\n') ?? ''
    expect(body.endsWith('…\n\n[Texto encurtado: cole aqui o texto completo.]')).toBe(true)
    const beginning = body.slice(0, body.indexOf('…'))
    expect(beginning).toContain('E-mail: helena@empresa.example')
    expect(long.body.startsWith(beginning)).toBe(true)
    expect(long.body.charAt(beginning.length)).toBe(' ')
  })

  it('stays within 1,900 characters with a huge subject too', () => {
    const { href } = mailLink(
      messageOf({ to, subject: '😀 '.repeat(500), body: 'ã'.repeat(3000) }),
      messages,
    )
    expect(href.length).toBeLessThanOrEqual(1900)
    const { headers } = readMailto(href)
    expect(headers).toHaveLength(2)
    // A face and its blank take 15 characters, and a subject gets 600.
    expect(headers[0]?.[1]).toBe(`${'😀 '.repeat(40).trim()}…`)
    expect(headers[1]?.[1]).toMatch(/^ã{40,}…\r\n/)
  })

  it('leaves no room unused, and a subject that fits as it is', () => {
    const { href } = mailLink(messageOf({ to, subject: 'Lote', body: 'x'.repeat(3000) }), messages)
    expect(href).toHaveLength(1900)
    expect(readMailto(href).headers[0]).toEqual(['subject', 'Lote'])
  })
})

describe('drafts on the web', () => {
  it('shortens what the web pages would refuse', () => {
    const wide = messageOf({ to, subject: 's', body: 'x'.repeat(9000) })
    expect(gmailHref(wide, messages)).toHaveLength(7000)
    expect(outlookHref(wide, messages)).toHaveLength(1900)
    expect(new URL(outlookHref(long, messages)).searchParams.get('body')).toContain(
      '[Texto encurtado',
    )
  })
})

it('a link that is encoded wrongly, or says more, does not pass for a draft in these tests', () => {
  const [subject, body] = ['assunto', 'ação & preço\nlinha']
  const right = mailtoHref(messageOf({ to, subject, body }))
  assertDraft(right, to, subject, body)
  for (const href of [
    `mailto:${to}?${new URLSearchParams({ subject, body })}`,
    `mailto:${to}?subject=${subject}&body=${encodeURI(body)}`,
    `mailto:${to}?subject=${subject}&body=${escape(body)}`,
    right.replace('?', ',x@example.com?'),
    `${right}&bcc=x@example.com`,
  ])
    expect(() => assertDraft(href, to, subject, body)).toThrow(Error)
})
