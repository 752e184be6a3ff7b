/** A way to reach or to pay somebody that a text names. */
export interface Contact {
  /** «e-mail», «telefone», «WhatsApp», «chave Pix» ... */
  what: string
  /** As written. */
  text: string
  /** The same contact in one spelling, to compare. */
  key: string
}

interface Kind {
  what: string
  pattern: RegExp
  key: (match: string) => string
}

const digits = (text: string) => text.replace(/\D/g, '')
const lower = (text: string) => text.toLowerCase()
/** Without country code and trunk zero, so that every spelling of a Brazilian number is one. */
const phoneKey = (text: string) =>
  digits(text)
    .replace(/^0+/, '')
    .replace(/^55(?=\d{10,11}$)/, '')

/**
 * The first kind that matches at a place takes it: the digits of a link are no second telephone.
 */
const KINDS: readonly Kind[] = [
  {
    what: 'link de conversa',
    pattern:
      /(?:https?:\/\/)?(?:www\.)?(?:wa\.me|(?:api|chat|web)\.whatsapp\.com|t\.me|telegram\.me|m\.me|signal\.me)\/[^\s"'<>)\]]+/giu,
    key: (text) =>
      (/wa\.me|whatsapp/i.test(text) && phoneKey(/\d{10,13}/.exec(text)?.[0] ?? '')) || lower(text),
  },
  {
    what: 'e-mail',
    pattern: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu,
    key: lower,
  },
  { what: 'código Pix', pattern: /\b000201\d{2}[^\s"'<>]{10,}|br\.gov\.bcb\.pix/giu, key: lower },
  {
    what: 'chave Pix',
    pattern: /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/giu,
    key: lower,
  },
  {
    what: 'CNPJ',
    pattern:
      /\b(?:\d{2}\.?\d{3}\.?\d{3}|[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3})\/[0-9A-Z]{4}-?\d{2}\b/gu,
    key: (text) => text.replace(/[^0-9A-Z]/g, ''),
  },
  { what: 'CPF', pattern: /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/gu, key: digits },
  { what: 'código de pagamento', pattern: /\b\d(?:[ .-]?\d){29,}\b/gu, key: digits },
  {
    what: 'telefone',
    pattern:
      /(?<![\d.,])(?:\+?55[\s.-]*)?\(?0?[1-9]\d\)?[\s.-]*9?[\s.-]?\d{4}[\s.-]?\d{4}(?!\d|[.,]\d)/gu,
    key: phoneKey,
  },
  {
    what: 'telefone',
    pattern:
      /\b0[389]00[\s.-]?\d{3}[\s.-]?\d{3,4}\b|(?<![\d.,-])(?!(?:19|20)\d\d-(?:19|20)\d\d)9?\d{4}-\d{4}(?![\d-])/gu,
    key: phoneKey,
  },
  { what: 'telefone', pattern: /\+\d{1,3}[\s.()-]*\d(?:[\s.()-]*\d){6,13}/gu, key: phoneKey },
]

/**
 * Contacts in a text in the order of their kinds. Wide digits, invisible characters and percent
 * escapes are read through, since whoever hides a contact from the reviewer still wants visitors to
 * use it.
 */
export function contactsIn(text: string): Contact[] {
  let rest = unescaped(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
  const found = new Map<string, Contact>()
  for (const { what, pattern, key } of KINDS) {
    rest = rest.replace(pattern, (match) => {
      const contact = { what, text: match.trim(), key: key(match) }
      if (!found.has(contact.key)) found.set(contact.key, contact)
      return ' '.repeat(match.length)
    })
  }
  return [...found.values()]
}

/** `mailto:a%40b.com` and `&#64;` as the browser reads them. */
const unescaped = (text: string): string =>
  text
    .replace(/%(?:[0-7][0-9a-f])/gi, (escape) => String.fromCharCode(parseInt(escape.slice(1), 16)))
    .replace(
      /&#(?:x([0-9a-f]{1,4})|(\d{1,5}));?/gi,
      (_, hex: string | undefined, decimal: string | undefined) =>
        String.fromCharCode(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&commat;/gi, '@')

/** Hosts of the https links in a text. */
export const hostsIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/https?:\/\/([^\s"'<>)\]/?#]+)/giu), ([, host = '']) =>
      host.toLowerCase().replace(/^.*@/, ''),
    ),
  ),
]

/** Words of payment: a text that begins to speak of them asks for money. */
const PAYMENT =
  /(?<!\p{L})(?:pix|boletos?|dep[óo]sitos?|transfer[êe]ncias?|conta corrente|ag[êe]ncia e conta|adiantad[oa]s?|antecipad[oa]s?|bitcoin|cript\w*)(?!\p{L})/giu
export const paymentWords = (text: string): string[] =>
  Array.from(text.matchAll(PAYMENT), ([word]) => word.toLowerCase())
