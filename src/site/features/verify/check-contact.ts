import { hyphenated } from '../../../content/text/fold-text'
import type { CompanyView } from '../../../content/views/views'
import { formatNationalPhone } from '../../lib/format'
import { edits, resemblance } from './look-alike'

type Channel =
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'anyEmail'
  | 'privacy'
  | 'site'
  | 'social'
  | 'pix'
  | 'place'
type ContactKind = 'phone' | 'email' | 'link' | 'pix' | 'place'

export type Verdict =
  | { is: 'ours'; channel: Channel; /** As the site writes it. */ shown: string }
  /** Not ours, and it looks as if it were: `own` is the contact that it imitates. */
  | { is: 'alike'; why: 'digits' | 'areaCode' | 'letters' | 'name'; own: string }
  | { is: 'foreign'; kind: ContactKind }
  /** A telephone without area code: every region may have it. */
  | { is: 'incomplete' }
  /** No contact at all, or more than one. */
  | { is: 'unknown' }

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
  if (text.startsWith('000201')) return checkCnpj(pixCodeKey(text), company) ?? FOREIGN_KEY
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return FOREIGN_KEY
  const own = ownNames(company)
  if (text.includes('@') && !/^[^@]*[/\\]/.test(text)) return checkEmail(text, company, own)
  if (POSTAL_CODE.test(text)) return checkPlace(text, company)
  return (
    checkCnpj(text, company) ??
    checkNumber(text, company) ??
    (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^[^\s@]*\p{L}[^\s@]*\.[^\s.]{2,}$/u.test(text)
      ? checkLink(text, company, own)
      : checkPlace(text, company))
  )
}

const POSTAL_CODE = /^\d{5}-\d{3}$/
const FOREIGN_KEY: Verdict = { is: 'foreign', kind: 'pix' }

interface OwnNames {
  /** The company's domain, without www. */
  domain: string
  /** Whether all addresses of mail at that domain are the company's. */
  ownsMail: boolean
  /** Names by which others would imitate it. */
  names: string[]
}

/** The company's domains and names, as its document gives them. */
export function ownNames({ name, url, email }: CompanyView): OwnNames {
  const host = url.replace(/^https:\/\/(?:www\.)?/, '')
  const mail = email.slice(email.indexOf('@') + 1).toLowerCase()
  const domain = host.endsWith(`.${mail}`) ? mail : host
  const names = [domain.split('.')[0] ?? '', hyphenated(name).replaceAll('-', '')]
  return { domain, ownsMail: domain === mail, names }
}

const plainCnpj = (text: string): string => text.replace(/[.\-/\s]/g, '').toUpperCase()

function checkCnpj(text: string, { cnpj }: CompanyView): Verdict | undefined {
  const [plain, own] = [plainCnpj(text), plainCnpj(cnpj)]
  const isWritten = /^[0-9A-Za-z.\-/\s]+$/.test(text) && /^[0-9A-Z]{12}\d\d$/.test(plain)
  if (isWritten && plain === own) return { is: 'ours', channel: 'pix', shown: cnpj }
  if (/^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(text)) return FOREIGN_KEY
  // 0055 begins a telephone's international number.
  if (!isWritten || !/^(?!0055)\d{14}$|\/\w{4}-?\d\d$/.test(text)) return undefined
  // Another branch of a company has the same first eight digits.
  return edits(plain, own) <= 2 || plain.startsWith(own.slice(0, 8))
    ? { is: 'alike', why: 'digits', own: cnpj }
    : FOREIGN_KEY
}

/** Digits with area code of a number of Brazil, however it is written; undefined for another country. */
function nationalDigits(written: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  if (/^(?:0[3589]00)\d{7}$/.test(digits)) return digits
  if (written.startsWith('+')) return /^55(\d{10,11})$/.exec(digits)?.[1]
  return /^(?:(?:00)?55|0)?([1-9]\d{9,10})$/.exec(digits)?.[1]
}

const figures = (text: string): string => text.replace(/[^\d+]/g, '')

/** A telephone; undefined when the text is none. */
function checkNumber(text: string, company: CompanyView): Verdict | undefined {
  const written = text.replace(/\p{Cf}/gu, '')
  const looked = written.normalize('NFKC').replace(/[oO]/g, '0').replace(/[lI|]/g, '1')
  const all = looked.replace(/\D/g, '')
  // A longer number is no telephone: a payment slip has 47 digits.
  if (!/^\+?[\d\s().\p{Pd}/]+$/u.test(looked) || all.length < 8 || all.length > 20) return undefined
  const owns = (['whatsapp', 'phone'] as const).map((channel) => ({
    channel,
    shown: formatNationalPhone(company[channel]),
    digits: nationalDigits(company[channel]) ?? '',
  }))
  const given = nationalDigits(looked)
  const same = owns.find(({ digits }) => digits === given)
  if (same && figures(looked) === figures(written))
    return { is: 'ours', channel: same.channel, shown: same.shown }
  if (same) return { is: 'alike', why: 'letters', own: same.shown }
  if (owns.some(({ digits }) => digits.slice(2) === all)) return { is: 'incomplete' }
  const longer = owns.find(({ digits }) => all.includes(digits) || all.endsWith(digits.slice(2)))
  if (longer) return { is: 'alike', why: 'areaCode', own: longer.shown }
  const close = owns.find(({ digits }) => edits(given ?? all, digits) <= 2)
  return close ? { is: 'alike', why: 'digits', own: close.shown } : { is: 'foreign', kind: 'phone' }
}

/** An address of mail, or one behind a name: «Retrilha <x@y.com>». */
function checkEmail(text: string, company: CompanyView, own: OwnNames): Verdict {
  // A subject may follow the address, but no further receiver.
  const written = (/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text).replace(/\?(?!.*(?:@|%40)).*$/, '')
  if (/^[a-z0-9._%+-]+@[a-z0-9.-]+$/i.test(written)) {
    const address = written.toLowerCase()
    const named = { email: company.email, privacy: company.privacyOfficer.email }
    for (const channel of ['email', 'privacy'] as const)
      if (named[channel].toLowerCase() === address)
        return { is: 'ours', channel, shown: named[channel] }
    const server = address.slice(address.indexOf('@') + 1)
    if (own.ownsMail && `.${server}`.endsWith(`.${own.domain}`))
      return { is: 'ours', channel: 'anyEmail', shown: address }
  }
  const why = resemblance(text, own.names)
  return why ? { is: 'alike', why, own: company.email } : { is: 'foreign', kind: 'email' }
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

function checkLink(text: string, company: CompanyView, own: OwnNames): Verdict {
  const [plain, server = '', path = ''] = PLAIN_LINK.exec(text) ?? []
  const host = server.toLowerCase()
  if (host === own.domain || host.endsWith(`.${own.domain}`))
    return { is: 'ours', channel: 'site', shown: host }
  const chat = CHAT.exec(`${host}${path}`)?.[1]
  if (chat !== undefined) {
    const verdict = checkNumber(`+${chat}`, company) ?? { is: 'foreign', kind: 'phone' }
    // The chat of a number that is only for calls belongs to nobody that we know.
    const isCalls = verdict.is === 'ours' && verdict.channel !== 'whatsapp'
    return isCalls ? { is: 'foreign', kind: 'link' } : verdict
  }
  const bare = plain?.replace(/\?.*$/, '')
  const profile = company.socialLinks.find(
    ({ url }) =>
      url && plain && bare && comparable(url) === comparable(url.includes('?') ? plain : bare),
  )
  if (profile) return { is: 'ours', channel: 'social', shown: profile.network }
  const why = resemblance(text, own.names)
  return why
    ? { is: 'alike', why, own: company.url.replace('https://', '') }
    : { is: 'foreign', kind: 'link' }
}

/** Compares a street or a postal code with the company's address. */
function checkPlace(text: string, { address }: CompanyView): Verdict {
  const given = hyphenated(text)
  const street = hyphenated(address.street)
  const town = hyphenated(`${address.city} ${address.state} ${address.postalCode} cep`).split('-')
  // The beginning of the company's street with its number, without the shed: «Rua das Trilhas, 10».
  const isShort = /\d/.test(given) && street.startsWith(`${given}-`)
  const isLong =
    `${given}-`.startsWith(`${street}-`) &&
    given
      .slice(street.length + 1)
      .split('-')
      .every((word) => !word || town.includes(word))
  if (given === address.postalCode || isShort || isLong)
    return { is: 'ours', channel: 'place', shown: address.street }
  return /^(?:rua|r|avenida|av|alameda|travessa|rodovia|estrada|praca|largo)-/.test(given) ||
    POSTAL_CODE.test(given)
    ? { is: 'foreign', kind: 'place' }
    : { is: 'unknown' }
}

/**
 * The key of a «Pix copia e cola» (EMV QR Code, as Brazil's central bank uses it: fields of two
 * digits for the name, two for the length, then the value; one of 26 to 51 names br.gov.bcb.pix,
 * and the key is its field 01, with perhaps a description in 02). Empty when there is none, more
 * than one, or one kept on a server.
 */
function pixCodeKey(text: string): string {
  const accounts = fieldsOf(text).filter(
    ([name, value]) => name >= '26' && name <= '51' && /br\.gov\.bcb\.pix/i.test(value),
  )
  const [, account = ''] = accounts.length === 1 ? (accounts[0] ?? []) : []
  const fields = fieldsOf(account)
  const names = fields.map(([name]) => name).join(' ')
  return /^00 01(?: 02)?$/.test(names) ? (fields[1]?.[1] ?? '') : ''
}

/** The fields of a code; an empty list when the text is not made of fields from end to end. */
function fieldsOf(text: string): [name: string, value: string][] {
  const fields: [string, string][] = []
  for (let at = 0; at < text.length;) {
    const [, name, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    if (!name) return []
    fields.push([name, text.slice(at + 4, at + 4 + Number(length))])
    at += 4 + Number(length)
  }
  return fields
}
