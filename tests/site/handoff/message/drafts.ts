import { composeMessage } from '../../../../src/site/handoff/message/compose-message'
import type { HandoffRequest, Message } from '../../../../src/site/handoff/message/request'
import { one } from '../../../support/model-documents'

export const messages = one('Messages')
export const company = one('Company')

/** 3 November 2025, 09:00 in São Paulo. */
export const compose = (request: HandoffRequest, now = new Date('2025-11-03T12:00:00Z')): Message =>
  composeMessage(request, { messages, company }, now)

type Typed<Kind> = Extract<HandoffRequest, { kind: Kind }>

export const service = (typed: Partial<Typed<'service'>> = {}): Typed<'service'> => ({
  kind: 'service',
  name: 'Helena Prado',
  email: 'helena@empresa.example',
  company: '',
  phone: '',
  service: 'Destruição segura de dados',
  description: '',
  ...typed,
})

export const contact = (typed: Partial<Typed<'contact'>> = {}): Typed<'contact'> => ({
  kind: 'contact',
  name: 'Helena Prado',
  email: 'helena@empresa.example',
  company: '',
  phone: '',
  subject: 'Consultoria Ambiental',
  message: 'Preciso de ajuda.',
  ...typed,
})

/**
 * The mail that a mail program reads in a link (RFC 6068). Nothing for a link that has another
 * recipient, another header, or a character that is not encoded.
 */
export function draftOf(href: string): { to?: string; subject?: string; body?: string } {
  const [, to, subject, body] =
    /^mailto:([\w.~%-]+@[\w.~-]+)\?subject=([\w.~%-]*)&body=([\w.~%-]*)$/.exec(href) ?? []
  if (to === undefined || subject === undefined || body === undefined) return {}
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body.replaceAll('%0D%0A', '%0A')),
  }
}
