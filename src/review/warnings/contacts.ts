import { textsIn } from '../../content/check/placeholders'
import type { Warning } from '../content-diff'
import { single, type Version } from '../read-version'
import { contactsIn, hostsIn, paymentWords, type Contact } from './contacts-in-text'
import type { ChangedDocument, Rule } from './rule'

/**
 * Fields of company.yaml that reach nobody; whatever else is added there counts as a contact until
 * it is named here.
 */
const NO_CONTACT = new Set(['name', 'description', 'openingHours', 'closedOn', 'claims'])
const CONTACT_WHY =
  'Quem desvia pedidos muda um contato: confirme com a empresa por outro meio antes de aprovar.'

/** Contacts of the company itself: all of the site writes to them. */
export const companyContacts: Rule = ({ documents }) =>
  documents
    .filter(({ diff }) => diff.type === 'Company')
    .flatMap(({ diff }) =>
      diff.fields
        .filter(({ path }) => !NO_CONTACT.has(String(path[0])))
        .map((field): Warning => ({
          kind: 'contact',
          level: 'alarm',
          why: CONTACT_WHY,
          file: diff.file,
          line: field.line,
          sentence: `${field.title}: ${field.before ?? 'nada'} → ${field.after ?? 'nada'}`,
        })),
    )

/**
 * A contact, a payment or a foreign address that a text brings or takes away; also in articles,
 * messages and links.
 */
export const contactsInTexts: Rule = ({ documents, base, head }) => {
  const own = new Set([...ownContacts(base), ...ownContacts(head)])
  const knownHosts = new Set(
    base.documents.flatMap((document) => hostsIn(allText(document.data, document.body))),
  )
  return documents.flatMap((document) => {
    // Nobody has seen a draft: publishing it brings all that it says.
    const seen = document.diff.visibility === 'published' ? undefined : document.before
    const [old, fresh] = [
      textOf(document.diff.type, seen),
      textOf(document.diff.type, document.after),
    ]
    return [
      ...contactWarnings(old, fresh, own, document),
      ...paymentWarnings(old, fresh, document),
      ...hostWarnings(fresh, knownHosts, document),
    ]
  })
}

function ownContacts(version: Version): string[] {
  const company = single(version, 'Company')
  return textsIn(company)
    .flatMap(({ text }) => contactsIn(text))
    .map(({ key }) => key)
}

function contactWarnings(
  old: string,
  fresh: string,
  own: ReadonlySet<string>,
  { diff }: ChangedDocument,
): Warning[] {
  const [was, is] = [contactsIn(old), contactsIn(fresh)]
  const gone = was.filter(({ key }) => !is.some((other) => other.key === key))
  const come = is.filter(({ key }) => !own.has(key) && !was.some((other) => other.key === key))
  const say = (contacts: readonly Contact[]) =>
    [...new Set(contacts.map(({ what, text }) => `${what} ${text}`))].join(', ')
  if (come.length > 0) {
    const replaced = gone.filter(({ what }) => come.some((other) => other.what === what))
    return [
      {
        kind: 'contact',
        level: 'alarm',
        why: CONTACT_WHY,
        file: diff.file,
        line: lineOf(diff, come[0]?.text ?? ''),
        sentence:
          `«${diff.name}» passa a trazer um contato que não é da empresa: ` +
          `${say(come)}${replaced.length > 0 ? `, no lugar de ${say(replaced)}` : ''}`,
      },
    ]
  }
  if (diff.change === 'gone' || gone.length === 0) return []
  return [
    {
      kind: 'contact',
      level: 'warning',
      file: diff.file,
      sentence: `«${diff.name}» deixa de trazer ${say(gone)}`,
      why: 'Quem usava este contato ainda acha outro na página?',
    },
  ]
}

function paymentWarnings(old: string, fresh: string, { diff }: ChangedDocument): Warning[] {
  const before = paymentWords(old)
  const words = [...new Set(paymentWords(fresh))].filter((word) => !before.includes(word))
  if (words.length === 0) return []
  const line = lineOf(diff, words[0] ?? '')
  return [
    {
      kind: 'payment',
      level: 'alarm',
      file: diff.file,
      line,
      sentence: `«${diff.name}» passa a falar de pagamento: ${words.join(', ')}`,
      why: 'Confirme com a empresa como ela recebe e paga.',
    },
  ]
}

function hostWarnings(
  fresh: string,
  known: ReadonlySet<string>,
  { diff }: ChangedDocument,
): Warning[] {
  return hostsIn(fresh)
    .filter(
      (host) =>
        !known.has(host) && !/^(?:wa\.me|t\.me|(?:api|chat|web)\.whatsapp\.com)$/.test(host),
    )
    .map((host): Warning => ({
      kind: 'new-site',
      level: 'warning',
      file: diff.file,
      line: lineOf(diff, host),
      sentence: `«${diff.name}» leva a um site novo: ${host}`,
      why: 'Nenhum documento o citava até aqui. Abra-o e veja se é o que diz ser.',
    }))
}

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

/** The first changed field or block that holds a text. */
function lineOf({ fields, blocks }: ChangedDocument['diff'], text: string): number | undefined {
  const wanted = text.toLowerCase()
  const field = fields.find(
    ({ after, words }) =>
      after?.toLowerCase().includes(wanted) ||
      words?.some((part) => part.text.toLowerCase().includes(wanted)),
  )
  return (
    field?.line ??
    blocks.find(({ words }) =>
      words
        .map((part) => part.text)
        .join('')
        .toLowerCase()
        .includes(wanted),
    )?.line
  )
}

/**
 * Characters that change what is read without being seen: direction marks, zero width. A soft
 * hyphen is for line ends, and emoji are joined by some.
 */
const EMOJI =
  /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]*/gu
const hasHidden = (text: string): boolean => /(?!\u00ad)\p{Cf}/u.test(text.replace(EMOJI, ''))

export const hiddenCharacters: Rule = ({ documents }) =>
  documents.flatMap(({ diff, after, before }): Warning[] => {
    if (
      !after ||
      !hasHidden(allText(after.data, after.body)) ||
      hasHidden(allText(before?.data, before?.body))
    )
      return []
    return [
      {
        kind: 'hidden-characters',
        level: 'alarm',
        file: diff.file,
        sentence: `«${diff.name}» passa a ter caracteres invisíveis`,
        why: 'Eles podem esconder um endereço ou inverter a ordem das letras. Apague-os e escreva o trecho de novo.',
      },
    ]
  })
