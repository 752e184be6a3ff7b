import { domainToUnicode } from 'node:url'
import { distance } from '../../content/nearest'
import { published } from '../../content/published'
import { documentAsRead, lineWhere, readTwice } from './as-read'
import { contactsIn, withSigns } from './contacts-in-text'
import { plainSigns, readLetters, strangeWords } from './letters'
import { perDocument, type OwnWarning, type Rule } from './rule'

const WITH_SCHEME = /(?:https?:[\\/]*|(?<![:\w/])\/\/)[^\s"'<>)\]¶]+/giu
const ENDINGS =
  'com|net|org|br|app|io|ly|link|site|online|shop|store|info|xyz|top|me|co|cc|biz|page|pay|ru|tk|pro|vip|live|click|onion|dev|icu'
/** A site's name or number without https, which people type all the same; any ending before a path. */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])(?:\d{1,3}(?:\.\d{1,3}){3}(?=[:/][\p{L}\p{N}])|(?:[\p{L}\p{N}-]{1,63}\.)+` +
    String.raw`(?:(?:${ENDINGS})(?![\p{L}\p{N}-]|\.\p{L})|` +
    String.raw`(?!js|md|html?|css|jpe?g|png|webp|pdf)[a-z]{2,10}(?=\/[\p{L}\p{N}])))`,
  'giu',
)

/**
 * Hosts of the addresses in a text as browsers request them: lower case, other scripts in their
 * xn-- form.
 */
export function hostsIn(text: string): string[] {
  const written = withSigns(plainSigns(text))
  // An address may be part of another address's query, which then redirects to it.
  const plain = `${written} ${written.replace(/[?&=]/g, ' ')}`
  const addresses = [
    ...(plain.match(WITH_SCHEME) ?? []).map((address) => address.replace(/^\/\//, 'https://')),
    ...(plain.match(BARE) ?? []).map((name) => `https://${name}`),
  ]
  return [
    ...new Set(
      addresses.flatMap((address) => {
        const url = address.replace(/[.,:;!?»”]+$/, '')
        return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : []
      }),
    ),
  ].filter((host) => host !== '')
}

/** A host in a form in which look-alikes are equal: «planalt0», «pianaIto» and «plan-alto». */
const asGlimpsed = (host: string): string =>
  readLetters(domainToUnicode(host))
    .replace(/^www\./, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[1i|]/g, 'l')
    .replace(/[03457-]/g, (sign) => ({ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' })[sign] ?? '')

/**
 * The known host that a new one imitates: by its name with a letter changed or added, or by its
 * name as another part of the host.
 */
function imitated(host: string, known: Iterable<string>): string | undefined {
  const labels = asGlimpsed(host).split('.')
  for (const other of known) {
    const parts = other.replace(/^www\./, '').split('.')
    // The longest part of a host is nearly always the name that its owner chose: planalto.gov.br.
    const longest = Math.max(...parts.map(({ length }) => length))
    const owner = parts.slice(parts.findLastIndex(({ length }) => length === longest)).join('.')
    if (longest < 4 || host === owner || host.endsWith(`.${owner}`)) continue
    const name = asGlimpsed(owner).split('.')[0] ?? ''
    const isAlike = (label: string) =>
      label === name || (name.length >= 6 && (label.includes(name) || distance(label, name) < 2))
    if (labels.some(isAlike)) return other
  }
  return undefined
}

/** Sites that no document named so far; those that seem to be another one are an alarm. */
export const newSites: Rule = (context) => {
  const known = new Set(
    published(context.base.documents).flatMap((document) => hostsIn(documentAsRead(document))),
  )
  return perDocument((document) => {
    const { fresh } = readTwice(document)
    // Chats, profiles and forms get the warning for contacts. Only the first host of such a link is
    // skipped, because the link may name a second one.
    const contacts = contactsIn(fresh)
      .filter(({ what }) => /^(?:link|perfil)/.test(what))
      .map(({ text }) => hostsIn(text)[0])
    return hostsIn(fresh)
      .filter((host) => !known.has(host) && !contacts.includes(host))
      .map((host): OwnWarning => {
        const shown = domainToUnicode(host)
        const model = imitated(host, known)
        const isFalse = model !== undefined || strangeWords(shown).length > 0
        return {
          kind: isFalse ? 'false-site' : 'new-site',
          level: isFalse ? 'alarm' : 'warning',
          line: lineWhere(document.diff, (text) => hostsIn(text).includes(host)),
          sentence: [
            `«${document.diff.name}» leva a um site novo: ${host}`,
            ...(shown === host ? [] : [`que aparece como ${shown}`]),
            ...(model === undefined ? [] : [`parecido com ${model}`]),
          ].join(', '),
          why: isFalse
            ? 'Um endereço parecido leva a outro dono: confira letra por letra.'
            : 'Nenhum documento o citava até aqui. Abra-o e veja se é o que diz ser.',
        }
      })
  })(context)
}
