import { hyphenated } from '../../../content/fold-text'
import type { CompanyView } from '../../../content/views'
import { formatNationalPhone } from '../../lib/format'
import { edits, resemblance } from './look-alike'
import { pixCodeKey } from './pix-code'

/** The part of the company's document that contacts are compared with. */
export type OwnContacts = Pick<
  CompanyView,
  | 'name'
  | 'url'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'cnpj'
  | 'address'
  | 'socialLinks'
  | 'privacyOfficer'
>

export type Channel =
  'phone' | 'whatsapp' | 'email' | 'anyEmail' | 'privacy' | 'site' | 'social' | 'pix' | 'place'
export type ContactKind = 'phone' | 'email' | 'link' | 'pix' | 'place'

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
 * Compares what a visitor received with the company's contacts. «ours» is said only of a text that
 * is written as a contact is usually written and equals one of ours; whatever is doubtful (a user
 * before the server, a port, letters of another alphabet, invisible signs) is not ours. Pure, never
 * throws.
 */
export function checkContact(typed: string, company: OwnContacts): Verdict {
  // Phones wrap a copied number in invisible marks of direction.
  const text = typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '').replace(/^(?:mailto|tel):/i, '')
  if (text === '' || text.length > LONGEST) return { is: 'unknown' }
  if (text.startsWith('000201')) return checkKey(pixCodeKey(text) ?? '', company)
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

function ownNames({ name, url, email }: OwnContacts): OwnNames {
  const host = url.replace(/^https:\/\/(?:www\.)?/, '')
  const mail = email.slice(email.indexOf('@') + 1).toLowerCase()
  const domain = host.endsWith(`.${mail}`) ? mail : host
  const names = [domain.split('.')[0] ?? '', hyphenated(name).replaceAll('-', '')]
  return { domain, ownsMail: domain === mail, names }
}

/** The key of a code for payment: only the company's number in the register is ours. */
function checkKey(key: string, company: OwnContacts): Verdict {
  return checkCnpj(key, company) ?? FOREIGN_KEY
}

const plainCnpj = (text: string): string => text.replace(/[.\-/\s]/g, '').toUpperCase()

function checkCnpj(text: string, company: OwnContacts): Verdict | undefined {
  const plain = plainCnpj(text)
  const own = plainCnpj(company.cnpj)
  const isWritten = /^[0-9A-Za-z.\-/\s]+$/.test(text) && /^[0-9A-Z]{12}\d\d$/.test(plain)
  if (isWritten && plain === own) return { is: 'ours', channel: 'pix', shown: company.cnpj }
  if (/^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(text)) return FOREIGN_KEY
  const isCnpj = isWritten && (/^\d{14}$/.test(text) || /\/\w{4}-?\d\d$/.test(text))
  // 0055 begins a telephone's international number.
  if (!isCnpj || text.startsWith('0055')) return undefined
  // Another branch of a company has the same first eight digits.
  return edits(plain, own) <= 2 || plain.startsWith(own.slice(0, 8))
    ? { is: 'alike', why: 'digits', own: company.cnpj }
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
function checkNumber(text: string, company: OwnContacts): Verdict | undefined {
  const written = text.replace(/\p{Cf}/gu, '')
  const looked = written.normalize('NFKC').replace(/[oO]/g, '0').replace(/[lI|]/g, '1')
  const all = looked.replace(/\D/g, '')
  // A payment slip has 47 digits.
  if (!/^\+?[\d\s().\p{Pd}/]+$/u.test(looked) || all.length < 8 || all.length > 20) return undefined
  const owns = (['whatsapp', 'phone'] as const).map((channel) => ({
    channel,
    shown: formatNationalPhone(company[channel]),
    digits: nationalDigits(company[channel]) ?? '',
  }))
  const given = nationalDigits(looked)
  const same = owns.find(({ digits }) => digits === given)
  if (same)
    return figures(looked) === figures(written)
      ? { is: 'ours', channel: same.channel, shown: same.shown }
      : { is: 'alike', why: 'letters', own: same.shown }
  for (const { digits, shown } of owns) {
    const local = digits.slice(2)
    if (all === local) return { is: 'incomplete' }
    if (all.includes(digits) || all.endsWith(local))
      return { is: 'alike', why: 'areaCode', own: shown }
  }
  for (const { digits, shown } of owns)
    if (edits(given ?? all, digits) <= 2) return { is: 'alike', why: 'digits', own: shown }
  return { is: 'foreign', kind: 'phone' }
}

/** An address of mail, or one behind a name: «Retrilha <x@y.com>». */
function checkEmail(text: string, company: OwnContacts, own: OwnNames): Verdict {
  const written = (/^[^<>]*<([^<>]*)>$/.exec(text)?.[1] ?? text).replace(/\?.*$/, '')
  if (/^[a-z0-9._%+-]+@[a-z0-9.-]+$/i.test(written)) {
    const address = written.toLowerCase()
    const named = [
      ['email', company.email],
      ['privacy', company.privacyOfficer.email],
    ] as const
    const same = named.find(([, email]) => email.toLowerCase() === address)
    if (same) return { is: 'ours', channel: same[0], shown: same[1] }
    if (own.ownsMail && address.endsWith(`@${own.domain}`))
      return { is: 'ours', channel: 'anyEmail', shown: address }
  }
  const why = resemblance(text, own.names)
  return why ? { is: 'alike', why, own: company.email } : { is: 'foreign', kind: 'email' }
}

/** Written without anything that one program reads otherwise than another. */
const PLAIN_LINK = /^(?:https?:\/\/)?([a-z0-9.-]+?)\.?(\/[!-[\]-~]*|[?#][!-[\]-~]*)?$/i

/** The address of a profile; some networks name the person in the query. */
const comparable = (link: string): string =>
  link.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.|m\.)?|\/?(?:#.*)?$/g, '')

function checkLink(text: string, company: OwnContacts, own: OwnNames): Verdict {
  const [plain, server = '', path = ''] = PLAIN_LINK.exec(text) ?? []
  const host = server.toLowerCase()
  if (host === own.domain || host.endsWith(`.${own.domain}`))
    return { is: 'ours', channel: 'site', shown: host }
  const chat = /^(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(\d+)(?:[?&/].*)?$/.exec(
    `${host}${path}`,
  )?.[1]
  if (chat !== undefined) {
    const verdict = checkNumber(`+${chat}`, company) ?? { is: 'foreign', kind: 'phone' }
    // The chat of a number that is only for calls belongs to nobody that we know.
    return verdict.is === 'ours' && verdict.channel !== 'whatsapp'
      ? { is: 'foreign', kind: 'link' }
      : verdict
  }
  const profile =
    plain &&
    company.socialLinks.find(
      ({ url }) =>
        url &&
        comparable(url) === comparable(url.includes('?') ? plain : plain.replace(/\?.*$/, '')),
    )
  if (profile) return { is: 'ours', channel: 'social', shown: profile.network }
  const why = resemblance(text, own.names)
  return why
    ? { is: 'alike', why, own: company.url.replace('https://', '') }
    : { is: 'foreign', kind: 'link' }
}

/** A street, or the postal code of ours. */
function checkPlace(text: string, { address }: OwnContacts): Verdict {
  const given = hyphenated(text)
  const street = hyphenated(address.street)
  const rest = `-${hyphenated(`${address.city} ${address.state} ${address.postalCode}`)}-cep-`
  if (given === address.postalCode) return { is: 'ours', channel: 'place', shown: address.street }
  // «Rua das Trilhas, 10» without the shed that is behind it.
  const isShort = /\d/.test(given) && street.startsWith(`${given}-`)
  if (isShort || given === street || given.startsWith(`${street}-`)) {
    const more = given
      .slice(street.length + 1)
      .split('-')
      .filter(Boolean)
    if (more.every((word) => rest.includes(`-${word}-`)))
      return { is: 'ours', channel: 'place', shown: address.street }
  }
  return /^(?:rua|r|avenida|av|alameda|travessa|rodovia|estrada|praca|largo)-/.test(given) ||
    POSTAL_CODE.test(given)
    ? { is: 'foreign', kind: 'place' }
    : { is: 'unknown' }
}
