import type { DocumentTypeName } from '../../content/document-types'
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
/** A thousand changed materials share one price table. */
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

const orders = new WeakMap<Version, Map<string, Map<string, string>>>()

/** «2º de 7 em metais»; lists are long, so each is sorted once. */
function placeOf(document: ReadDocument, version: Version): string | undefined {
  const known = orders.get(version) ?? new Map<string, Map<string, string>>()
  orders.set(version, known)
  const { type, slug } = document
  const key = listKey(document)
  if (!key) return undefined
  let places = known.get(key)
  if (!places) {
    const list = published(version.documents)
      .filter((other) => listKey(other) === key)
      .sort(inListOrder)
    const group = type === 'Material' ? ` em ${key.split('/')[1] ?? ''}` : ''
    places = new Map(
      list.map((other, index) => [
        other.slug,
        `${count(index + 1)}º de ${count(list.length)}${group}`,
      ]),
    )
    known.set(key, places)
  }
  return places.get(slug)
}

/** The list in which a document is shown; the price table has one for each group. */
function listKey({ type, data }: ReadDocument): string | undefined {
  if (type === 'Post' || type === 'ProcessStep') return type
  if (typeof valueAt(data, 'order') !== 'number') return undefined
  return type === 'Material' ? `${type}/${String(valueAt(data, 'group'))}` : type
}

/**
 * As compile/project.ts sorts them: articles by day, newest first; steps by number; all else by
 * order, then by name.
 */
function inListOrder(a: ReadDocument, b: ReadDocument): number {
  const compare = (x: unknown, y: unknown) => {
    if (typeof x === 'number' && typeof y === 'number') return x - y
    return String(x) < String(y) ? -1 : Number(String(x) > String(y))
  }
  const by = (key: string) => compare(valueAt(a.data, key), valueAt(b.data, key))
  const rank =
    a.type === 'Post' ? -by('date') : a.type === 'ProcessStep' ? by('number') : by('order')
  return rank || compare(a.slug, b.slug)
}
