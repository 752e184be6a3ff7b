import { textsIn } from '../../content/check/placeholders'
import { single, type Version } from '../read-version'
import { contactsIn, hostsIn, paymentWords, type Contact } from './contacts-in-text'
import { perDocument, type ChangedDocument, type OwnWarning, type Rule } from './rule'

/**
 * Fields of company.yaml that reach nobody; whatever else is added there counts as a contact until
 * it is named here.
 */
const NO_CONTACT = new Set(['name', 'description', 'openingHours', 'closedOn', 'claims'])
const CONTACT_WHY =
  'Quem desvia pedidos muda um contato: confirme com a empresa por outro meio antes de aprovar.'

/** Contacts of the company itself: all of the site writes to them. */
export const companyContacts = perDocument(({ diff }) =>
  diff.type !== 'Company'
    ? []
    : diff.fields
        .filter(({ path }) => !NO_CONTACT.has(String(path[0])))
        .map(({ title, before, after, line }) => ({
          kind: 'contact',
          level: 'alarm',
          line,
          sentence: `${title}: ${before ?? 'nada'} → ${after ?? 'nada'}`,
          why: CONTACT_WHY,
        })),
)

/**
 * A contact, a payment or a foreign address that a text brings or takes away; also in articles,
 * messages and links.
 */
export const contactsInTexts: Rule = (context) => {
  const { base, head } = context
  const own = new Set([...ownContacts(base), ...ownContacts(head)])
  const knownHosts = new Set(
    base.documents.flatMap((document) => hostsIn(allText(document.data, document.body))),
  )
  const look = (document: ChangedDocument) => {
    // Nobody has seen a draft: publishing it brings all that it says.
    const seen = document.diff.visibility === 'published' ? undefined : document.before
    const [old, fresh] = [
      textOf(document.diff.type, seen),
      textOf(document.diff.type, document.after),
    ]
    return [
      contactWarning(old, fresh, own, document),
      paymentWarning(old, fresh, document),
      ...hostWarnings(fresh, knownHosts, document),
    ]
  }
  return perDocument(look)(context)
}

const ownContacts = (version: Version): string[] =>
  textsIn(single(version, 'Company'))
    .flatMap(({ text }) => contactsIn(text))
    .map(({ key }) => key)

function contactWarning(
  old: string,
  fresh: string,
  own: ReadonlySet<string>,
  { diff }: ChangedDocument,
): OwnWarning | undefined {
  const [was, is] = [contactsIn(old), contactsIn(fresh)]
  const gone = was.filter(({ key }) => !is.some((other) => other.key === key))
  const come = is.filter(({ key }) => !own.has(key) && !was.some((other) => other.key === key))
  const say = (contacts: readonly Contact[]) =>
    [...new Set(contacts.map(({ what, text }) => `${what} ${text}`))].join(', ')
  if (come.length > 0) {
    const replaced = gone.filter(({ what }) => come.some((other) => other.what === what))
    return {
      kind: 'contact',
      level: 'alarm',
      line: lineWith(diff, come[0]?.text ?? ''),
      sentence:
        `«${diff.name}» passa a trazer um contato que não é da empresa: ` +
        `${say(come)}${replaced.length > 0 ? `, no lugar de ${say(replaced)}` : ''}`,
      why: CONTACT_WHY,
    }
  }
  if (diff.change === 'gone' || gone.length === 0) return undefined
  return {
    kind: 'contact',
    level: 'warning',
    sentence: `«${diff.name}» deixa de trazer ${say(gone)}`,
    why: 'Quem usava este contato ainda acha outro na página?',
  }
}

function paymentWarning(
  old: string,
  fresh: string,
  { diff }: ChangedDocument,
): OwnWarning | undefined {
  const before = paymentWords(old)
  const words = [...new Set(paymentWords(fresh))].filter((word) => !before.includes(word))
  if (words.length === 0) return undefined
  return {
    kind: 'payment',
    level: 'alarm',
    line: lineWith(diff, words[0] ?? ''),
    sentence: `«${diff.name}» passa a falar de pagamento: ${words.join(', ')}`,
    why: 'Confirme com a empresa como ela recebe e paga.',
  }
}

/** Conversation links are contacts, and have their own warning. */
const CONVERSATION = /^(?:wa\.me|t\.me|(?:api|chat|web)\.whatsapp\.com)$/

const hostWarnings = (
  fresh: string,
  known: ReadonlySet<string>,
  { diff }: ChangedDocument,
): OwnWarning[] =>
  hostsIn(fresh)
    .filter((host) => !known.has(host) && !CONVERSATION.test(host))
    .map((host) => ({
      kind: 'new-site',
      level: 'warning',
      line: lineWith(diff, host),
      sentence: `«${diff.name}» leva a um site novo: ${host}`,
      why: 'Nenhum documento o citava até aqui. Abra-o e veja se é o que diz ser.',
    }))

/**
 * All of a document's text that is not a contact field of the company: those have their own
 * warnings.
 */
function textOf(type: string | undefined, document: ChangedDocument['after']): string {
  if (!document) return ''
  const { data, body } = document
  if (type !== 'Company' || typeof data !== 'object' || data === null) return allText(data, body)
  return allText(
    Object.fromEntries(Object.entries(data).filter(([key]) => NO_CONTACT.has(key))),
    body,
  )
}

const allText = (data: unknown, body: string | undefined): string =>
  [...textsIn(data).map(({ text }) => text), body ?? ''].join('\n')

/** The line of the first changed field or block that holds a text. */
function lineWith({ fields, blocks }: ChangedDocument['diff'], text: string): number | undefined {
  const holds = (shown: string | null) => shown?.toLowerCase().includes(text.toLowerCase())
  const field = fields.find(
    ({ after, words }) => holds(after) || words?.some((part) => holds(part.text)),
  )
  const block = blocks.find(({ words }) => holds(words.map((part) => part.text).join('')))
  return field?.line ?? block?.line
}

/**
 * Characters that change what is read without being seen: direction marks, zero width. A soft
 * hyphen is for line ends, and emoji are joined by some.
 */
const EMOJI =
  /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]*/gu
const hasHidden = (document: ChangedDocument['after']): boolean =>
  /(?!\u00ad)\p{Cf}/u.test(allText(document?.data, document?.body).replace(EMOJI, ''))

export const hiddenCharacters = perDocument(({ diff, after, before }) =>
  !hasHidden(after) || hasHidden(before)
    ? []
    : [
        {
          kind: 'hidden-characters',
          level: 'alarm',
          sentence: `«${diff.name}» passa a ter caracteres invisíveis`,
          why: 'Eles podem esconder um endereço ou inverter a ordem das letras. Apague-os e escreva o trecho de novo.',
        },
      ],
)
