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
/** A phone number without country code and leading zero: one form for all spellings. */
const phoneKey = (text: string) =>
  digits(text)
    .replace(/^0+/, '')
    .replace(/^55(?=\d{10,11}$)/, '')
/**
 * The phone number that a WhatsApp address opens, read only from an address of a known form. In any
 * other address, digits may belong to the chat's text, or to a part that WhatsApp ignores.
 */
const chatNumber = (text: string): string =>
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d{10,13})\/?(?:[?&](?:text|type|app_absent)=[^&#]*)*[.,;:!?]*$/i.exec(
    text,
  )?.[1] ?? ''

/**
 * A pattern for addresses at these hosts; `path` follows the host.
 * @param hosts separated by blanks; a star stands for one name
 */
const at = (hosts: string, path = String.raw`\/[^\s"'<>)\]]+`): RegExp => {
  const names = hosts.trim().replaceAll('.', '\\.').replaceAll('*', '[\\w-]+').split(/\s+/)
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:www\.|m\.)?(?:${names.join('|')})${path}`,
    'giu',
  )
}
/** A pattern that matches wherever one of these does. */
const anyOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'giu')

/** Networks on which a profile is found by its name alone. */
const NETWORK = '(?:instagram|insta|telegram|facebook|messenger|tiktok|skype|discord)'
const SEEK = '(?:procure|busque|chame|siga|adicione)'
const BANK = 'ita[uú]|bradesco|santander|nubank|sicoob|sicredi|pagbank'
/** Characters between the digits of a number that is typed with gaps. */
const GAP = String.raw`[\s.()_*·•-]{0,3}`
/** What may stand between a word and its number: «agência nº 1234». */
const MARK = String.raw`[\s.:nº°]{1,4}`
const CHECK_DIGIT = String.raw`(?:-?[\dx])?`
const NO_LETTER_BEFORE = String.raw`(?<!\p{L})`
const NO_DIGIT_AFTER = String.raw`(?!\d|[.,]\d)`

const CHATS = `wa.me wa.link whatsapp.com api.whatsapp.com chat.whatsapp.com web.whatsapp.com
  t.me telegram.me m.me signal.me signal.group discord.gg discord.com/invite`
const SHORT_LINKS = `bit.ly bitly.com tinyurl.com cutt.ly t.co goo.gl is.gd v.gd ow.ly rb.gy
  rebrand.ly shorturl.at tiny.cc encurtador.com.br encurtador.dev encr.pw acesse.dev acesse.one
  shre.ink l1nq.com sl1nk.com surl.li x.gd da.gd u.to gg.gg kutt.it bl.ink dub.sh clck.ru qrco.de
  abre.ai n9.cl s.id t.ly l.ink linktr.ee beacons.ai lnk.bio`
const FORMS = `forms.gle docs.google.com/forms forms.office.com tally.so *.typeform.com
  jotform.com form.jotform.com`
const PAYMENT_LINKS = `mpago.la mpago.li mercadopago.com mercadopago.com.br link.mercadopago.com
  link.mercadopago.com.br pag.ae pagseguro.uol.com.br picpay.com picpay.me app.picpay.com
  app.picpay.me paypal.me paypal.com nubank.com.br cobrar.nubank.com.br buy.stripe.com`
const PROFILES = `instagram.com instagr.am facebook.com fb.com tiktok.com threads.net threads.com
  twitter.com x.com kwai.com linkedin.com youtube.com`

/** In order of precedence: the digits in a link are not reported as a telephone too. */
const KINDS: readonly Kind[] = [
  {
    what: 'link de conversa',
    pattern: at(CHATS),
    key: (text) => phoneKey(chatNumber(text)) || lower(text),
  },
  { what: 'link encurtado', pattern: at(SHORT_LINKS), key: address },
  { what: 'link de formulário', pattern: at(FORMS), key: address },
  { what: 'link de pagamento', pattern: at(PAYMENT_LINKS), key: address },
  {
    what: 'perfil',
    pattern: at(PROFILES, String.raw`\/(?!watch|embed|sharer|share\b)[^\s"'<>)\]]+`),
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
    pattern: anyOf(
      String.raw`(?<=${NO_LETTER_BEFORE}(?:${NETWORK}|perfil):\s{0,2})[\p{L}\p{N}._]{4,30}`,
      String.raw`(?<=(?:estamos|somos)\sn[oa]\s${NETWORK}\scomo\s)[\p{L}\p{N}._]{4,30}`,
      String.raw`(?<=${NO_LETTER_BEFORE}${NETWORK}\snovo\s)[\p{L}\p{N}]+[._][\p{L}\p{N}._]+`,
      String.raw`(?<=${NO_LETTER_BEFORE}${NETWORK},?\s[^.\n]{0,20}${SEEK}(?:\s+por)?\s)` +
        String.raw`[\p{L}\p{N}._]{4,30}`,
      String.raw`[\p{L}\p{N}]+[._][\p{L}\p{N}._]+(?=\s+n[oa]\s+${NETWORK}(?!\p{L}))`,
    ),
    key: (text) => `@${lower(text)}`,
  },
  { what: 'código Pix', pattern: /\b000201\d{2}[^\s"'<>]{10,}|br\.gov\.bcb\.pix/giu, key: lower },
  {
    what: 'chave Pix',
    pattern: /\b[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}\b/giu,
    key: (text) => lower(text).replaceAll('-', ''),
  },
  {
    what: 'CNPJ',
    pattern:
      /\b(?:\d{2}\.?\d{3}\.?\d{3}|[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3})\/[0-9A-Z]{4}-?\d{2}\b|(?<=cnpj[^\d\n]{0,12})\d{14}\b/giu,
    key: (text) => text.toUpperCase().replace(/[^0-9A-Z]/g, ''),
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
  { what: 'código de pagamento', pattern: /\b\d(?:[\s.-]?\d){29,}\b/gu, key: digits },
  {
    what: 'conta bancária',
    pattern: anyOf(
      ...[
        String.raw`(?:banco|bco)${MARK}\d{3}`,
        String.raw`ag(?:[êe]ncia)?${MARK}\d{4}(?:-[\dx])?`,
        String.raw`(?:conta|c\/c|cc)(?: (?:corrente|poupança|digital|de pagamento))?` +
          String.raw`${MARK}\d{4,12}${CHECK_DIGIT}`,
        String.raw`conta(?:\s\p{L}+){1,2}${MARK}\d{4,12}-[\dx]`,
        String.raw`(?:${BANK})[\s,:]{1,3}(?:\d{4}[\s,/]{1,3})?\d{4,12}-[\dx]`,
        String.raw`br\d{25}[a-z][0-9a-z]`,
        String.raw`op(?:eração|\.)[\s.:nº°]{1,3}0\d\d[\s,]{1,3}\d{5,12}(?:-[\dx])?`,
      ].map((words) => String.raw`${NO_LETTER_BEFORE}(?:${words})(?![\p{L}\p{N}%])`),
    ),
    key: (text) => lower(text).replace(/[^\p{L}\p{N}]/gu, ''),
  },
  {
    what: 'telefone',
    pattern:
      /(?<![\d.,])(?:\+?55[\s.-]*)?\(?0?[1-9][1-9]\)?[\s.-]*9?[\s.-]?\d{4}[\s.-]{0,2}\d{4}(?!\d|[.,]\d)/gu,
    key: phoneKey,
  },
  {
    // A mobile number is recognized by its 9 with any separators; other numbers only when every
    // digit stands alone, or after words that announce a telephone.
    what: 'telefone',
    pattern: anyOf(
      String.raw`(?<![\d.,])(?:\+?5${GAP}5${GAP})?\(?0?[1-9]${GAP}[1-9](?:${GAP}|\/)` +
        String.raw`9(?:${GAP}\d){8}${NO_DIGIT_AFTER}`,
      String.raw`(?<![\d.,])[1-9][\s._-]{1,3}[1-9](?:[\s._-]{1,3}\d){8,9}${NO_DIGIT_AFTER}`,
      String.raw`(?<![\d.,])[1-9][1-9][\s/x]{1,3}9\d{4}[\s/x]{1,3}\d{4}(?!\d)`,
      String.raw`(?<=(?:tel|fone|telefone|ligue|liga|whats|whatsapp|zap|chame|contato)[^\d\n]{0,20})` +
        String.raw`\d(?:${GAP}\d){7,12}(?!\d)`,
    ),
    key: phoneKey,
  },
  {
    what: 'telefone',
    pattern: anyOf(
      String.raw`\b0[389]00[\s.-]?\d{3}[\s.-]?\d{3,4}\b`,
      // No years: 2025-2026.
      String.raw`(?<![\d.,-])(?!(?:19|20)\d\d-(?:19|20)\d\d)` +
        String.raw`(?:9?\d{4}-\d{4}|9\d{4}[\s.]\d{4})(?![\d-])`,
    ),
    key: phoneKey,
  },
  { what: 'telefone', pattern: /\+\d{1,3}[\s.()-]*\d(?:[\s.()-]*\d){6,13}/gu, key: phoneKey },
  {
    // Letters that stand for digits: (I1) 9I234-56Z8
    what: 'telefone',
    pattern:
      /(?<![\p{L}\d.,])\(?[\dIlO]{2}\)?[\s.-]{1,3}9(?=[^\s]*\d)[\dIlOZSBG]{4}[\s.-]{0,2}[\dIlOZSBG]{4}(?![\p{L}\d])/gu,
    key: (text) =>
      phoneKey(text.replace(/[IlOZSBG]/g, (letter) => '1102586'['IlOZSBG'.indexOf(letter)] ?? '')),
  },
  {
    // A street address is a contact too: goods could be sent to a stranger.
    what: 'endereço',
    pattern: anyOf(
      String.raw`${NO_LETTER_BEFORE}(?:rua|av\.|avenida|rodovia|travessa|alameda|estrada)\s` +
        String.raw`[^,.;\n¶]{3,40},\s*(?:n[º°.]{0,2}\s?)?\d{1,5}(?!\d)`,
    ),
    key: (text) => fold(text).replace(/[^a-z0-9]/g, ''),
  },
]

const SPELLED_AT = anyOf(
  String.raw`(?:\s*[[({]\s*(?:arroba|at)\s*[\])}]\s*|\s+(?:arroba|at)\s+)([\p{L}\p{N}-]+)` +
    String.raw`(?:\s+(?:ponto|dot)\s+|\.)(?=[a-z]{2})`,
)

/** «vendas (arroba) golpe ponto com» -> "vendas@golpe.com" */
export const withSigns = (text: string): string =>
  text
    // Runs of blanks become one, because the patterns below take quadratic time on them.
    .replace(/\s{2,}/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
    .replace(/\s*[[({]\s*(?:\.|ponto|dot)\s*[\])}]\s*/giu, '.')
    .replace(/\s+(?:ponto|dot)\s+com\s+(?:ponto|dot)\s+br(?!\p{L})/giu, '.com.br')
    .replace(
      /(?<=(?:site|acesse|visite)\s+[\p{L}\p{N}-]{3,40})\s+(?:ponto|dot)\s+com(?!\p{L})/giu,
      '.com',
    )
    .replace(/\s+\.\s*com\s*\.\s*br(?!\p{L})/giu, '.com.br')
    .replace(/(?<=[\p{L}\p{N}])\s+@\s+([\p{L}-][\p{L}\p{N}-]*)\s*\.\s*(?=[a-z]{2})/giu, '@$1.')
    .replace(SPELLED_AT, '@$1.')

/**
 * Contacts in a text in the order of their kinds. Digits of other scripts, numbers in words and
 * invisible characters are understood, because somebody who hides a contact from the reviewer still
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
