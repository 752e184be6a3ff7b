import type { Messages } from '../../../content/schema/messages'
import {
  fillTemplate,
  andMore,
  beginningThatFits,
  type Lines,
  manyLines,
  percentEncode,
} from './text'
import { type Message, messageOf } from './request'

/** Longest mail link that opens everywhere: Windows drops links over about 2,000 characters in silence. */
const MAILTO_LIMIT = 1900
/** Longest web address for Gmail's compose page; well under the 8 KB that web servers commonly take. */
const GMAIL_LIMIT = 7000
/** Outlook's compose address may pass through its sign-in, which wraps it once more. */
const OUTLOOK_LIMIT = 1900
/** Encoded characters that a subject may take before it is cut. */
const SUBJECT_ROOM = 600

/** Line breaks as RFC 6068, section 5, wants them. */
const encodeLines = (text: string) => percentEncode(text).replace(/%0A/g, '%0D%0A')
/** The last @, between mailbox and domain, stays; everything else that could end the address is encoded. */
const encodeAddress = (address: string) => percentEncode(address).replace(/%40(?!.*%40)/, '@')

type Builder = (message: Message) => string

/**
 * Mail link by RFC 6068. Whatever the message contains, the link has one recipient, at most one
 * subject and one body.
 */
export const mailtoHref: Builder = ({ to, subject, body }) => {
  const fields = [
    subject && `subject=${percentEncode(subject)}`,
    body && `body=${encodeLines(body)}`,
  ].filter(Boolean)
  return `mailto:${encodeAddress(to)}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

/**
 * Mail link without a body: the visitor writes it.
 */
export const emptyMailHref = (to: string, subject = ''): string =>
  mailtoHref(messageOf({ to, subject, body: '' }))

const gmail: Builder = ({ to, subject, body }) =>
  `https://mail.google.com/mail/?view=cm&fs=1&to=${percentEncode(to)}` +
  `&su=${percentEncode(subject)}&body=${encodeLines(body)}`

const outlook: Builder = ({ to, subject, body }) =>
  `https://outlook.office.com/mail/deeplink/compose?to=${percentEncode(to)}` +
  `&subject=${percentEncode(subject)}&body=${encodeLines(body)}`

/**
 * Returns a link within the limit: the whole message, or the compact body with as much of the
 * beginning as fits.
 */
function linkWithin(
  limit: number,
  build: Builder,
  message: Message,
  messages: Messages,
): { href: string; compact: boolean } {
  const whole = build(message)
  if (whole.length <= limit) return { href: whole, compact: false }
  const cut = beginningThatFits(message.subject, SUBJECT_ROOM, percentEncode)
  const subject = cut === message.subject ? cut : andMore(cut)
  const template = manyLines(messages.compactBody)
  const buildCompact = (beginning: Lines) =>
    build({ ...message, subject, body: fillTemplate(template, { inicio: andMore(beginning) }) })
  const room = limit - buildCompact(manyLines('')).length
  return { href: buildCompact(beginningThatFits(message.body, room, encodeLines)), compact: true }
}

/**
 * Mail link of at most 1,900 characters. When `compact` is true it carries only the beginning:
 * offer the full text to copy.
 */
export const mailLink = (
  message: Message,
  messages: Messages,
): { href: string; compact: boolean } => linkWithin(MAILTO_LIMIT, mailtoHref, message, messages)

/** Gmail's compose page with the message, compact above 7,000 encoded characters. */
export const gmailHref = (message: Message, messages: Messages): string =>
  linkWithin(GMAIL_LIMIT, gmail, message, messages).href

/** Outlook on the web's compose page with the message, compact above 1,900 encoded characters. */
export const outlookHref = (message: Message, messages: Messages): string =>
  linkWithin(OUTLOOK_LIMIT, outlook, message, messages).href
