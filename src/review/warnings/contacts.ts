import { textsIn } from '../../content/check/placeholders'
import { published } from '../../content/views/published'
import { documentAsRead } from '../as-read'
import type { ChangedDocument, Side, Warning } from '../review'
import { isProtected } from './protected'

interface Contact {
  what: string
  text: string
  /** The same contact in one spelling, to compare. */
  key: string
}

const digits = (text: string): string => text.replace(/\D/g, '')
const lower = (text: string): string => text.toLowerCase()

/**
 * Ways to reach or pay somebody. In order: what one has matched, the next does not see, so that the
 * digits of a CNPJ are no telephone.
 */
const KINDS: readonly { what: string; pattern: RegExp; key: (match: string) => string }[] = [
  { what: 'e-mail', pattern: /[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/giu, key: lower },
  {
    what: 'site',
    // With a scheme any host; without one a name that ends as a domain does.
    pattern:
      /(?:https?:|(?<![:\w]))[\\/]{2,}[^\s"'<>)\]]+|(?<![\p{L}\p{N}@._/-])(?:[\p{L}\p{N}-]{1,63}\.)+(?:com|net|org|br|app|io|ly|me|link|site|online|shop|store|info|xyz|top|page|pay|vip|live|dev|gle|gg)(?![\p{L}\p{N}-])(?:\/[^\s"'<>)\]]*)?/giu,
    key: hostOf,
  },
  { what: 'código Pix', pattern: /000201\d{2}\S{20,}/g, key: lower },
  { what: 'chave Pix', pattern: /[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}/gi, key: lower },
  { what: 'carteira', pattern: /\b(?:0x[0-9a-f]{40}|bc1[a-z0-9]{20,})\b/gi, key: lower },
  { what: 'CNPJ', pattern: /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/g, key: digits },
  {
    what: 'CPF',
    pattern: /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)|\bCPF\D{0,5}\d{11}(?!\d)/gi,
    key: digits,
  },
  {
    what: 'conta',
    pattern:
      /(?<!\p{L})(?:ag(?:[êe]ncia|\.)?|conta(?: corrente| poupança)?|c\/c)[\s:nº°.]{1,5}\d[\d.-]{2,}/giu,
    key: digits,
  },
  {
    what: 'telefone',
    pattern:
      /(?<![\d.,])(?:\+?55[\s.-]?)?\(?0?\d{2}\)?[\s./\p{Pd}]{0,3}(?:9[\s.-]?)?\d{4}[\s.\p{Pd}]{0,2}\d{4}(?!,?\d)|(?<![\d.,])(?:0[38]00|9\d{4}|[2-5]\d{3})[\s.\p{Pd}]\d{3,4}(?:[\s.-]?\d{4})?(?!,?\d)/gu,
    key: (text) =>
      digits(text)
        .replace(/^0+/, '')
        .replace(/^55(?=\d{10,11}$)/, ''),
  },
  {
    what: 'endereço',
    pattern:
      /(?<!\p{L})(?:rua|r\.|avenida|av\.|alameda|rodovia|estrada|praça|travessa|largo)\s[^,;\n()]{2,60},?\s(?:nº?\s?)?\d{1,6}/giu,
    key: lower,
  },
  { what: 'CEP', pattern: /(?<!\d)\d{5}-\d{3}(?!\d)/g, key: digits },
  { what: 'perfil', pattern: /(?<![\w.])@[a-z0-9_.]{3,}/gi, key: lower },
]

/** The host of an address as browsers request it: «xn--» for other scripts. */
function hostOf(written: string): string {
  const url = written.replace(/^(?:https?:)?[\\/]+/i, '').replace(/[.,:;!?»”]+$/, '')
  return URL.canParse(`https://${url}`)
    ? new URL(`https://${url}`).hostname.replace(/\.$/, '')
    : lower(url)
}

/** Characters that nobody sees, or that turn the direction of reading around. */
const UNSEEN = /(?!\u00ad)\p{Cf}/gu

/** An address that opens a chat with a number: the number tells whose it is. */
const CHAT =
  /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?\d{10,13}(?![\w/])/i

/** The contacts in a text as a reader takes it: without unseen characters, digits in one form. */
function contactsIn(text: string): Contact[] {
  let rest = text.normalize('NFKC').replace(UNSEEN, '')
  return KINDS.flatMap(({ what, pattern, key }) => {
    const found: Contact[] = []
    rest = rest.replace(pattern, (match) => {
      if (what !== 'site' || !CHAT.test(match))
        found.push({ what, text: match.trim(), key: `${what} ${key(match)}` })
      // Behind the host of an address there may be a number, or another address.
      return what === 'site'
        ? ` ${match.replace(/^(?:https?:)?[\\/]*[^/?#]*/i, '').replace(/[?&=/]+/g, ' ')} `
        : ' '
    })
    return found
  })
}

/** Keys of the contacts that the company itself names. */
const ownContacts = (base: Side): string[] =>
  textsIn(base.documents.find(({ type }) => type === 'Company')?.data).flatMap(({ text }) =>
    contactsIn(text).map(({ key }) => key),
  )

/** Every contact, site or key that a document did not name before, as visitors read it. */
export function newContacts(documents: readonly ChangedDocument[], base: Side): Warning[] {
  const own = new Set(ownContacts(base))
  const sites = new Set(
    published(base.documents).flatMap((document) =>
      contactsIn(documentAsRead(document)).flatMap(({ what, key }) =>
        what === 'site' ? [key] : [],
      ),
    ),
  )
  return documents
    .filter((document) => !isProtected(document))
    .flatMap(({ file, name, read }) => {
      const known = new Set(contactsIn(read.old).map(({ key }) => key))
      const fresh = contactsIn(read.fresh).filter(
        ({ key }) => !known.has(key) && !own.has(key) && !sites.has(key),
      )
      const unseen = (text: string) => text.match(UNSEEN)?.length ?? 0
      const turned = unseen(read.fresh) > unseen(read.old)
      return [
        ...new Map(fresh.map((contact) => [contact.key, contact])).values(),
        ...(turned ? [{ what: 'caracteres que não se veem', text: '', key: '' }] : []),
      ].map(({ what, text }): Warning => ({ file, name, says: `${what} ${text}`.trim() }))
    })
}
