import type { CompanyView } from '../../../content/views/views'
import { formatNationalPhone } from '../../lib/format'

type Channel = 'phone' | 'whatsapp' | 'email' | 'anyEmail' | 'privacy' | 'site' | 'social' | 'pix'
type ContactKind = 'phone' | 'email' | 'link' | 'pix'

export type Verdict =
  | { is: 'ours'; channel: Channel; /** As the site writes it. */ shown: string }
  | { is: 'foreign'; kind: ContactKind }
  /** A telephone without area code: every region may have it. */
  | { is: 'incomplete' }
  /** No contact at all, or more than one. */
  | { is: 'unknown' }

const foreign = (kind: ContactKind): Verdict => ({ is: 'foreign', kind })

/** Longer texts are no contact. */
const LONGEST = 2000

/**
 * Compares the text that a visitor received with the company's contacts. «ours» is returned only
 * for a text that is written as a contact is usually written and equals one of ours; anything
 * doubtful (a user before the server, a port, letters of another alphabet, invisible signs in an
 * address) is not ours. Pure, never throws.
 */
export function checkContact(typed: string, company: CompanyView): Verdict {
  // Phones wrap a copied number in invisible marks of direction; a sentence ends in a dot.
  const text = typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}.,;]+$/gu, '').replace(/^(?:mailto|tel):/i, '')
  if (text === '' || text.length > LONGEST) return { is: 'unknown' }
  if (text.startsWith('000201')) return checkCode(text, company)
  if (text.includes('@') && !/^[^@]*[/\\]/.test(text)) return checkEmail(text, company)
  const isLink =
    /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^[^\s@]*\p{L}[^\s@]*\.[^\s.]{2,}$/u.test(text)
  return (
    checkKey(text, company) ??
    checkNumber(text, company) ??
    (isLink ? checkLink(text, company) : { is: 'unknown' })
  )
}

/** The company's domain, without www, and whether all addresses of mail at it are the company's. */
export function ownDomain({ url, email }: CompanyView): { domain: string; ownsMail: boolean } {
  const host = url.replace(/^https:\/\/(?:www\.)?/, '')
  const mail = email.slice(email.indexOf('@') + 1).toLowerCase()
  const domain = host.endsWith(`.${mail}`) ? mail : host
  return { domain, ownsMail: domain === mail }
}

const plainKey = (text: string): string => text.replace(/[.\-/\s]/g, '').toUpperCase()

/** A CNPJ (0055 begins a telephone's international number), a CPF, or a random key. */
const KEY =
  /^(?!0055)(?:[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d\d|\d{3}\.\d{3}\.\d{3}-\d\d|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** A Pix key that is no telephone and no address of mail; undefined when the text is none. */
function checkKey(text: string, { cnpj }: CompanyView): Verdict | undefined {
  if (plainKey(text) === plainKey(cnpj)) return { is: 'ours', channel: 'pix', shown: cnpj }
  return KEY.test(text) ? foreign('pix') : undefined
}

/**
 * A «Pix copia e cola» (EMV QR Code) is ours when its only account is written as one with our CNPJ
 * as its key, followed by the category of the merchant (52).
 */
function checkCode(text: string, { cnpj }: CompanyView): Verdict {
  const code = text.toLowerCase()
  const own = `26360014br.gov.bcb.pix0114${plainKey(cnpj).toLowerCase()}5204`
  const isOurs =
    code.replace(/^000201(?:01021[12])?/, '').startsWith(own) &&
    code.split('br.gov.bcb.pix').length === 2
  return isOurs ? { is: 'ours', channel: 'pix', shown: cnpj } : foreign('pix')
}

/** Digits with area code of a number of Brazil, however it is written; undefined for another country. */
function nationalDigits(written: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  if (written.startsWith('+')) return /^55(\d{10,11})$/.exec(digits)?.[1]
  return /^(?:(?:00)?55|0)?([1-9]\d{9,10})$/.exec(digits)?.[1]
}

/** A telephone; undefined when the text is none. */
function checkNumber(text: string, company: CompanyView): Verdict | undefined {
  const written = text.replace(/\p{Cf}/gu, '')
  // A longer number is no telephone: a payment slip has 47 digits.
  if (!/^\+?[\d\s().\p{Pd}/]{8,30}$/u.test(written)) return undefined
  const given = nationalDigits(written)
  for (const channel of ['whatsapp', 'phone'] as const) {
    const own = nationalDigits(company[channel])
    if (given && own === given)
      return { is: 'ours', channel, shown: formatNationalPhone(company[channel]) }
    if (own?.slice(2) === written.replace(/\D/g, '')) return { is: 'incomplete' }
  }
  return foreign('phone')
}

/** An address of mail, or one behind a name: «Retrilha <x@y.com>». */
function checkEmail(text: string, company: CompanyView): Verdict {
  // A subject may follow the address, but no further receiver.
  const written = (/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text).replace(/\?(?!.*(?:@|%40)).*$/, '')
  if (!/^[a-z0-9._%+-]+@[a-z0-9.-]+$/i.test(written)) return foreign('email')
  const address = written.toLowerCase()
  const named = { email: company.email, privacy: company.privacyOfficer.email }
  for (const channel of ['email', 'privacy'] as const)
    if (named[channel].toLowerCase() === address)
      return { is: 'ours', channel, shown: named[channel] }
  const { domain, ownsMail } = ownDomain(company)
  const server = address.slice(address.indexOf('@') + 1)
  return ownsMail && `.${server}`.endsWith(`.${domain}`)
    ? { is: 'ours', channel: 'anyEmail', shown: address }
    : foreign('email')
}

/** A link without any character that programs read in different ways. */
const PLAIN_LINK = /^(?:https?:\/\/)?([a-z0-9.-]+?)\.?(\/[!-[\]-~]*|[?#][!-[\]-~]*)?$/i

/**
 * An address in the form in which profiles are compared, without protocol, www and fragment. The
 * query stays, because some networks name the person there.
 */
const comparable = (link: string): string =>
  link.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.|m\.)?|\/?(?:#.*)?$/g, '')

/**
 * The address of a chat with a number. Other parameters may follow, but no second number, and no
 * character that leads a browser to another address.
 */
const CHAT =
  /^(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(\d+)\/?(?:[?&](?!phone\b)[a-z_]+(?:=[^&]*)?(?:&(?!phone\b)[a-z_]+(?:=[^&]*)?)*)?$/

function checkLink(text: string, company: CompanyView): Verdict {
  const [plain, server = '', path = ''] = PLAIN_LINK.exec(text) ?? []
  if (!plain) return foreign('link')
  const host = server.toLowerCase()
  const { domain } = ownDomain(company)
  if (host === domain || host.endsWith(`.${domain}`))
    return { is: 'ours', channel: 'site', shown: host }
  const chat = CHAT.exec(`${host}${path}`)?.[1]
  if (chat !== undefined) {
    const verdict = checkNumber(`+${chat}`, company) ?? foreign('phone')
    // The chat of a number that is only for calls belongs to nobody that we know.
    const isCalls = verdict.is === 'ours' && verdict.channel !== 'whatsapp'
    return isCalls ? foreign('link') : verdict
  }
  const bare = plain.replace(/\?.*$/, '')
  const profile = company.socialLinks.find(
    ({ url }) => url && comparable(url) === comparable(url.includes('?') ? plain : bare),
  )
  return profile ? { is: 'ours', channel: 'social', shown: profile.network } : foreign('link')
}
