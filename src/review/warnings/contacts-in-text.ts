import { fold } from '../../content/fold-text'
import { plainSigns } from './letters'
import { withFigures } from './spelled-numbers'

/** A contact or a way to pay that a text names. */
export interface Contact {
  /** «e-mail», «telefone», «WhatsApp», «chave Pix» ... */
  what: string
  /** The text as a reader takes it: plain digits, no invisible characters. */
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
const address = (text: string) =>
  lower(text)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?]+$/, '')
/** Without country code and trunk zero, so that every spelling of a Brazilian number is one. */
const phoneKey = (text: string) =>
  digits(text)
    .replace(/^0+/, '')
    .replace(/^55(?=\d{10,11}$)/, '')

/** An address at one of these hosts; `path` follows the host. */
const at = (hosts: string, path = String.raw`\/[^\s"'<>)\]]+`): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:www\.|m\.)?(?:${hosts})${path}`,
    'giu',
  )
/** Where people look for a profile by its name alone. */
const NETWORK = '(?:instagram|insta|telegram|facebook|messenger|tiktok|skype|discord)'
/** Characters between the digits of a number that is typed with gaps. */
const GAP = String.raw`[\s.()_*·•-]{0,3}`

/** The first matching kind takes a position: the digits of a link are no second telephone. */
const KINDS: readonly Kind[] = [
  {
    what: 'link de conversa',
    pattern: at(
      String.raw`wa\.me|wa\.link|(?:api\.|chat\.|web\.)?whatsapp\.com|t\.me|telegram\.me|m\.me|signal\.(?:me|group)|discord\.(?:gg|com\/invite)`,
    ),
    key: (text) =>
      (/wa\.me|whatsapp/i.test(text) && phoneKey(/\d{10,13}/.exec(text)?.[0] ?? '')) || lower(text),
  },
  {
    what: 'link encurtado',
    pattern: at(
      String.raw`bit\.ly|bitly\.com|tinyurl\.com|cutt\.ly|t\.co|goo\.gl|is\.gd|v\.gd|ow\.ly|rb\.gy|rebrand\.ly|shorturl\.at|tiny\.cc|encurtador\.com\.br|encurtador\.dev|encr\.pw|acesse\.(?:dev|one)|shre\.ink|l1nq\.com|sl1nk\.com|surl\.li|x\.gd|da\.gd|u\.to|gg\.gg|kutt\.it|bl\.ink|dub\.sh|clck\.ru|qrco\.de|abre\.ai|n9\.cl|s\.id|t\.ly|l\.ink|linktr\.ee|beacons\.ai|lnk\.bio`,
    ),
    key: address,
  },
  {
    what: 'link de formulário',
    pattern: at(
      String.raw`forms\.gle|docs\.google\.com\/forms|forms\.office\.com|tally\.so|[\w-]+\.typeform\.com|(?:form\.)?jotform\.com`,
    ),
    key: address,
  },
  {
    what: 'link de pagamento',
    pattern: at(
      String.raw`mpago\.la|mpago\.li|(?:link\.)?mercadopago\.com(?:\.br)?|pag\.ae|pagseguro\.uol\.com\.br|(?:app\.)?picpay\.(?:com|me)|paypal\.(?:me|com)|(?:nubank|cobrar\.nubank)\.com\.br|buy\.stripe\.com`,
    ),
    key: address,
  },
  {
    what: 'perfil',
    pattern: at(
      String.raw`instagram\.com|instagr\.am|facebook\.com|fb\.com|tiktok\.com|threads\.(?:net|com)|twitter\.com|x\.com|kwai\.com|linkedin\.com|youtube\.com`,
      String.raw`\/(?!watch|embed|sharer|share\b)[^\s"'<>)\]]+`,
    ),
    key: address,
  },
  {
    what: 'e-mail',
    pattern: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu,
    key: lower,
  },
  {
    what: 'perfil',
    pattern: /(?<![\p{L}\p{N}._%+/-])@[\p{L}\p{N}_](?:[\p{L}\p{N}._]{1,28}[\p{L}\p{N}_])/gu,
    key: lower,
  },
  {
    what: 'e-mail',
    pattern: /[\p{L}\p{N}._-]+\s+arroba\s+(?:gmail|hotmail|outlook|yahoo|uol|bol|icloud)/giu,
    key: lower,
  },
  {
    what: 'perfil',
    pattern: new RegExp(
      [
        String.raw`(?<=(?<!\p{L})(?:${NETWORK}|perfil):\s{0,2})[\p{L}\p{N}._]{4,30}`,
        String.raw`(?<=(?<!\p{L})${NETWORK},?\s[^.\n]{0,20}(?:procure|busque|chame|siga|adicione)(?:\s+por)?\s)[\p{L}\p{N}._]{4,30}`,
        String.raw`[\p{L}\p{N}]+[._][\p{L}\p{N}._]+(?=\s+n[oa]\s+${NETWORK}(?!\p{L}))`,
      ].join('|'),
      'giu',
    ),
    key: (text) => `@${lower(text)}`,
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
  {
    what: 'CPF',
    pattern: /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|(?<=cpf[^\d\n]{0,12})\d{11}\b/giu,
    key: digits,
  },
  {
    what: 'carteira de criptomoeda',
    pattern: /\b(?:bc1[0-9a-z]{25,60}|0x[0-9A-Fa-f]{40}|[13T][1-9A-HJ-NP-Za-km-z]{32,33})\b/gu,
    key: (text) => text,
  },
  { what: 'código de pagamento', pattern: /\b\d(?:[ .-]?\d){29,}\b/gu, key: digits },
  {
    what: 'conta bancária',
    pattern:
      /(?<!\p{L})(?:(?:banco|bco)[\s.:nº°]{1,4}\d{3}|ag(?:[êe]ncia)?[\s.:nº°]{1,4}\d{4}(?:-[\dx])?|(?:conta|c\/c|cc)(?: (?:corrente|poupança|digital|de pagamento))?[\s.:nº°]{1,4}\d{4,12}(?:-?[\dx])?|conta(?:\s\p{L}+){1,2}[\s.:nº°]{1,4}\d{4,12}-[\dx]|op(?:eração|\.)[\s.:nº°]{1,3}0\d\d[\s,]{1,3}\d{5,12}(?:-[\dx])?)(?![\p{L}\p{N}%])/giu,
    key: (text) => lower(text).replace(/[^\p{L}\p{N}]/gu, ''),
  },
  {
    what: 'telefone',
    pattern:
      /(?<![\d.,])(?:\+?55[\s.-]*)?\(?0?[1-9][1-9]\)?[\s.-]*9?[\s.-]?\d{4}[\s.-]{0,2}\d{4}(?!\d|[.,]\d)/gu,
    key: phoneKey,
  },
  {
    // A mobile number is known by its 9, however it is parted; others only digit by digit, or where
    // the words before it say so.
    what: 'telefone',
    pattern: new RegExp(
      [
        String.raw`(?<![\d.,])(?:\+?5${GAP}5${GAP})?\(?0?[1-9]${GAP}[1-9](?:${GAP}|\/)9(?:${GAP}\d){8}(?!\d|[.,]\d)`,
        String.raw`(?<![\d.,])[1-9][\s._-]{1,3}[1-9](?:[\s._-]{1,3}\d){8,9}(?![\d]|[.,]\d)`,
        String.raw`(?<=(?:tel|fone|telefone|ligue|liga|whats|whatsapp|zap|chame)[^\d\n]{0,20})\d(?:${GAP}\d){7,12}(?!\d)`,
      ].join('|'),
      'giu',
    ),
    key: phoneKey,
  },
  {
    what: 'telefone',
    pattern:
      /\b0[389]00[\s.-]?\d{3}[\s.-]?\d{3,4}\b|(?<![\d.,-])(?!(?:19|20)\d\d-(?:19|20)\d\d)(?:9?\d{4}-\d{4}|9\d{4}[\s.]\d{4})(?![\d-])/gu,
    key: phoneKey,
  },
  { what: 'telefone', pattern: /\+\d{1,3}[\s.()-]*\d(?:[\s.()-]*\d){6,13}/gu, key: phoneKey },
  {
    // Letters that stand for digits: (I1) 9I234-56Z8
    what: 'telefone',
    pattern:
      /(?<![\p{L}\d.,])\(?[\dIlO]{2}\)?[\s.-]{1,3}9(?=[^\s]*\d)[\dIlOZSB]{4}[\s.-]{0,2}[\dIlOZSB]{4}(?![\p{L}\d])/gu,
    key: (text) =>
      phoneKey(text.replace(/[IlOZSB]/g, (letter) => '110258'['IlOZSB'.indexOf(letter)] ?? '')),
  },
  {
    // Goods may go to a stranger, too.
    what: 'endereço',
    pattern:
      /(?<!\p{L})(?:rua|av\.|avenida|rodovia|travessa|alameda|estrada)\s[^,.;\n¶]{3,40},\s*(?:n[º°.]{0,2}\s?)?\d{1,5}(?!\d)/giu,
    key: (text) => fold(text).replace(/[^a-z0-9]/g, ''),
  },
]

/** «vendas (arroba) golpe ponto com» -> "vendas@golpe.com" */
export const withSigns = (text: string): string =>
  text
    // The patterns look along a row of blanks from each of its places.
    .replace(/\s{2,}/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
    .replace(/\s*[[({]\s*(?:\.|ponto|dot)\s*[\])}]\s*/giu, '.')
    .replace(/\s+(?:ponto|dot)\s+com\s+(?:ponto|dot)\s+br(?!\p{L})/giu, '.com.br')
    .replace(
      /(?<=(?:site|acesse|visite)\s+[\p{L}\p{N}-]{3,40})\s+(?:ponto|dot)\s+com(?!\p{L})/giu,
      '.com',
    )
    .replace(/(?<=[\p{L}\p{N}])\s+@\s+([\p{L}-][\p{L}\p{N}-]*)\s*\.\s*(?=[a-z]{2})/giu, '@$1.')
    .replace(
      /(?:\s*[[({]\s*(?:arroba|at)\s*[\])}]\s*|\s+(?:arroba|at)\s+)([\p{L}\p{N}-]+)(?:\s+(?:ponto|dot)\s+|\.)(?=[a-z]{2})/giu,
      '@$1.',
    )

/**
 * Contacts in a text in the order of their kinds. Digits of other scripts, numbers in words and
 * invisible characters are read through, since whoever hides a contact from the reviewer still
 * wants visitors to use it.
 */
export function contactsIn(text: string): Contact[] {
  let rest = withFigures(withSigns(plainSigns(text)))
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
