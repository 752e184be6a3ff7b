import { textsIn } from '../../content/check/placeholders'
import { single, type Version } from '../read-version'
import { documentAsRead, lineWhere, NO_CONTACT, readTwice } from './as-read'
import { contactsIn, type Contact } from './contacts-in-text'
import { strangeDigits, strangeWords, unseenSigns } from './letters'
import { isReadable, perDocument, type ChangedDocument, type OwnWarning, type Rule } from './rule'

const CONTACT_WHY =
  'Quem desvia pedidos muda um contato: confirme com a empresa por outro meio antes de aprovar.'

/** Changes of the company's own contacts, which every page of the site shows. */
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
 * Contacts that a change adds to a text or removes from it, also in articles, messages and links.
 */
export const contactsInTexts: Rule = (context) => {
  const own = new Set([...ownContacts(context.base), ...ownContacts(context.head)])
  return perDocument((document) => [contactWarning(document, own)])(context)
}

/**
 * The contacts in the company's contact fields. Contacts in other texts do not count, because an
 * attacker could have added them earlier. A profile is also known by its name alone: «@retrilha».
 */
const ownContacts = (version: Version): string[] =>
  textsIn(single(version, 'Company'))
    .filter(({ path }) => !NO_CONTACT.has(String(path[0])))
    .flatMap(({ text }) => contactsIn(text))
    .flatMap(({ what, key }) => (what === 'perfil' ? [key, `@${key.split(/[/@]+/).at(-1)}`] : key))

function contactWarning(
  document: ChangedDocument,
  own: ReadonlySet<string>,
): OwnWarning | undefined {
  const { diff } = document
  const { old, fresh } = readTwice(document)
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
      line: lineWhere(diff, (text) =>
        contactsIn(text).some(({ key }) => come.some((other) => other.key === key)),
      ),
      sentence:
        `«${diff.name}» passa a trazer um contato que não é da empresa: ` +
        `${say(come)}${replaced.length > 0 ? `, no lugar de ${say(replaced)}` : ''}`,
      why: CONTACT_WHY,
    }
  }
  if (!isReadable(document.after) || gone.length === 0) return undefined
  return {
    kind: 'contact',
    level: 'warning',
    sentence: `«${diff.name}» deixa de trazer ${say(gone)}`,
    why: 'Quem usava este contato ainda acha outro na página?',
  }
}

/**
 * Signs that change what is read without being noticed: direction marks, zero width, letters and
 * digits of other scripts.
 */
export const hiddenCharacters = perDocument(({ diff, before, after }) => {
  const old = before ? documentAsRead(before) : ''
  const fresh = after ? documentAsRead(after) : ''
  const known = new Set(strangeWords(old))
  const words = strangeWords(fresh).filter((word) => !known.has(word))
  const isMore = (count: (text: string) => number) => count(fresh) > count(old)
  const found = [
    ...(isMore(unseenSigns) ? ['caracteres invisíveis ou que invertem o texto'] : []),
    ...(words.length > 0
      ? [`letras de outro alfabeto: ${[...new Set(words)].slice(0, 5).join(', ')}`]
      : []),
    ...(isMore(strangeDigits) ? ['algarismos de outra escrita'] : []),
  ]
  return found.map((what) => ({
    kind: 'hidden-characters',
    level: 'alarm',
    sentence: `«${diff.name}» passa a ter ${what}`,
    why: 'Eles podem esconder um endereço ou um número. Apague-os e escreva o trecho de novo.',
  }))
})
