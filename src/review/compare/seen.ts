import type { DocumentOf, DocumentTypeName } from '../../content/document-types'
import { inOrder, newestFirst } from '../../content/list-order'
import { inListOrder, isListed } from '../../content/lots/listing'
import { boardDay, pricesIn } from '../../content/prices'
import { published } from '../../content/published'
import { listAt, valueAt } from '../../content/rules/reason'
import type { ReadDocument } from '../../content/check/read-document'
import { count, day } from '../../content/compare/format-values'
import { ownFacts, type Facts } from '../../content/compare/change-lines'
import { single, type Version } from '../read-version'

/** The values that the pages derive from a document, and those that follow from its neighbours. */
export function seenFacts(document: ReadDocument | undefined, version: Version): Facts {
  const facts = ownFacts(document)
  if (!document || document.draft) return facts
  const put = (title: string, text: string | undefined) => {
    if (text !== undefined) facts.set(title, { text })
  }
  if (document.type === 'Material') put('Dia dos preços no painel', boardDayText(version))
  put('Posição na lista', placeOf(document, version))
  put('Título na busca', searchTitle(document, version))
  return facts
}

/** The newest day of all published materials. */
function boardDayText(version: Version): string | undefined {
  const known = boardDays.get(version)
  if (known) return known.text
  const newest = boardDay(
    published(version.documents)
      .filter(({ type }) => type === 'Material')
      .map(({ data }) => ({ prices: pricesIn(data) })),
  )
  const text = newest === undefined ? undefined : day(newest)
  boardDays.set(version, { text })
  return text
}
/** The day of each version's price table: a thousand changed materials share it. */
const boardDays = new WeakMap<Version, { text: string | undefined }>()

/** Where visitors meet a field whose name does not say it, by its first key. */
const SEEN_IN: Partial<Record<DocumentTypeName, Readonly<Record<string, string>>>> = {
  Company: {
    name: 'Todas as páginas, mensagens e título na busca',
    email: 'Destino dos pedidos; topo, menu, rodapé e contato',
    phone: 'Topo, menu, rodapé e contato de todas as páginas',
    whatsapp: 'Botões de WhatsApp de todas as páginas',
    address: 'Rodapé e página de contato',
    openingHours: 'Rodapé e página de contato',
  },
  Lot: {
    title: 'Cartão, página, título na busca e mensagem de compra',
    price: 'Cartão e e-mail de compra',
  },
  Material: { name: 'Painel, página, título na busca e mensagens' },
  Post: { title: 'Cartão, página e título na busca' },
  Service: { title: 'Cartão e pedido de serviço' },
}

/**
 * The places where visitors meet a field besides its own card: «Painel, faixa do topo, página
 * inicial».
 */
export function seenIn(
  type: DocumentTypeName | undefined,
  slug: string,
  field: string,
  version: Version,
): string | undefined {
  if (type === undefined) return undefined
  if (type !== 'Material' || field !== 'pricePerKg')
    return SEEN_IN[type]?.[field.split(/[.[]/)[0] ?? '']
  const inStrip = valueAt(single(version, 'LayoutPage'), 'strip', 'material') === slug
  const onHome = listAt(single(version, 'HomePage'), 'ticker', 'materials').includes(slug)
  return [
    'Painel',
    ...(inStrip ? ['faixa do topo de todas as páginas'] : []),
    ...(onHome ? ['página inicial'] : []),
  ].join(', ')
}

/** The title that search engines show; visitors see it in the browser's tab too. */
function searchTitle({ type, data }: ReadDocument, version: Version): string | undefined {
  const company = valueAt(single(version, 'Company'), 'name')
  const title =
    type === 'Post'
      ? valueAt(data, 'title')
      : type === 'Company'
        ? '…'
        : valueAt(data, 'seo', 'title')
  return typeof title === 'string' && typeof company === 'string'
    ? `${title} | ${company}`
    : undefined
}

const places = new WeakMap<Version, Map<string, Map<string, string>>>()

/** «2º de 7 em metais»; lists are long, so each is sorted once. */
function placeOf(document: ReadDocument, version: Version): string | undefined {
  const known = places.get(version) ?? new Map<string, Map<string, string>>()
  places.set(version, known)
  const key = listKey(document)
  if (!key) return undefined
  const inList = known.get(key) ?? placesIn(document.type, key, version)
  known.set(key, inList)
  return inList.get(document.slug)
}

/** The list in which a document is shown; the price table has one for each group. */
function listKey({ type, data }: ReadDocument): string | undefined {
  if (type === 'Post' || type === 'ProcessStep') return type
  if (typeof valueAt(data, 'order') !== 'number') return undefined
  return type === 'Material' ? `${type}/${String(valueAt(data, 'group'))}` : type
}

/** The place of each document of a list, by its slug. */
function placesIn(type: DocumentTypeName, key: string, version: Version): Map<string, string> {
  const documents = published(version.documents).filter(
    (document) => document.errors.length === 0 && listKey(document) === key,
  )
  const list = asListed(type, documents, version)
  const group = type === 'Material' ? ` em ${key.split('/')[1] ?? ''}` : ''
  return new Map(
    list.map(({ slug }, index) => [slug, `${count(index + 1)}º de ${count(list.length)}${group}`]),
  )
}

/**
 * The documents that a list shows, in its order.
 * @param documents without errors
 */
function asListed(
  type: DocumentTypeName,
  documents: readonly ReadDocument[],
  version: Version,
): readonly { slug: string }[] {
  // A document without errors follows the schema of its type.
  if (type === 'Post') return newestFirst(documents as readonly Sound<'Post'>[])
  if (type !== 'Lot') return inOrder(documents as readonly Sound<'Service' | 'ProcessStep'>[])
  const days = valueAt(single(version, 'LotPage'), 'soldStaysDays')
  return inOrder(documents as readonly Sound<'Lot'>[])
    .filter(({ data }) => isListed(data, version.now, typeof days === 'number' ? days : 0))
    .toSorted((a, b) => inListOrder(a.data, b.data))
}

type Sound<Name extends DocumentTypeName> = ReadDocument & { data: DocumentOf<Name> }
