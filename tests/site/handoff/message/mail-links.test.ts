import { describe, expect, it } from 'vitest'
import {
  emptyMailHref,
  gmailHref,
  mailLink,
  mailtoHref,
  outlookHref,
} from '../../../../src/site/handoff/message/mail-links'
import { messageOf } from '../../../../src/site/handoff/message/request'
import { company, compose, draftOf, messages, service } from './drafts'

const to = company.email
const mail = (subject: string, body: string, address = to) =>
  mailtoHref(messageOf({ to: address, subject, body }))
const long = compose(
  service({ description: 'São 40 notebooks e 12 HDs de servidor. '.repeat(260) }),
)

it.each([
  [
    'blanks as %20 and line breaks as %0D%0A',
    mail('Olá a+b', 'um\ndois & três'),
    'mailto:comercial@volta.example?subject=Ol%C3%A1%20a%2Bb&body=um%0D%0Adois%20%26%20tr%C3%AAs',
  ],
  [
    'no body where the request has a subject only',
    mail('Solicitação', ''),
    'mailto:comercial@volta.example?subject=Solicita%C3%A7%C3%A3o',
  ],
  ['no text where the visitor writes it', emptyMailHref(to), 'mailto:comercial@volta.example'],
  [
    'one recipient even if the address itself is odd',
    mail('s', 'b', 'a?b,c&d%40@e@volta.example'),
    'mailto:a%3Fb%2Cc%26d%2540%40e@volta.example?subject=s&body=b',
  ],
])('the mail link has %s', (_, href, link) => {
  expect(href).toBe(link)
})

describe('the mail link', () => {
  it('carries the whole message up to 1,900 characters and not one more', () => {
    const room = 1900 - mail('s', 'x').length + 1
    const fits = messageOf({ to, subject: 's', body: 'x'.repeat(room) })
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
    const { body = '' } = draftOf(href)
    expect(body).toMatch(/…\n\n\[A mensagem não coube inteira .*\]$/)
    const beginning = body.slice(0, body.indexOf('…'))
    expect(beginning).toContain('E-mail: helena@empresa.example')
    expect(long.body.startsWith(`${beginning} `)).toBe(true)
  })

  it('stays within 1,900 characters with a huge subject too', () => {
    const message = messageOf({ to, subject: '😀 '.repeat(500), body: 'ã'.repeat(3000) })
    const { href } = mailLink(message, messages)
    expect(href.length).toBeLessThanOrEqual(1900)
    // A face and its blank take 15 characters, and a subject gets 600.
    expect(draftOf(href).subject).toBe(`${'😀 '.repeat(40).trim()}…`)
    expect(draftOf(href).body).toMatch(/^ã{40,}…\n/)
  })

  it('leaves no room unused, and a subject that fits as it is', () => {
    const { href } = mailLink(messageOf({ to, subject: 'Lote', body: 'x'.repeat(3000) }), messages)
    expect(href).toHaveLength(1900)
    expect(draftOf(href).subject).toBe('Lote')
  })
})

it('drafts on the web are shortened where their pages would refuse them', () => {
  const wide = messageOf({ to, subject: 's', body: 'x'.repeat(9000) })
  expect(gmailHref(wide, messages)).toHaveLength(7000)
  expect(outlookHref(wide, messages)).toHaveLength(1900)
  expect(new URL(outlookHref(long, messages)).searchParams.get('body')).toContain(
    '[A mensagem não coube inteira',
  )
})

it('a link that is encoded wrongly, or says more, does not pass for a draft in these tests', () => {
  const right = mail('assunto', 'ação & preço')
  expect(draftOf(right)).toEqual({ to, subject: 'assunto', body: 'ação & preço' })
  for (const href of [
    `mailto:${to}?subject=assunto&body=ação`,
    `mailto:${to}?subject=a+b&body=c`,
    right.replace('?', ',x@example.com?'),
    `${right}&bcc=x@example.com`,
  ])
    expect(draftOf(href)).toEqual({})
})
