import { DOCUMENT_TYPE_NAMES, documentType, type DocumentTypeName } from './document-types'
import type { Published } from './published'

/** What is needed to know a document's address. */
interface Addressed {
  type: DocumentTypeName
  slug: string
}

/** The address that a document owns; undefined where its type has no page. */
export const addressOf = ({ type, slug }: Addressed): string | undefined => documentType(type).page?.address(slug)

const typesOf = (kind: 'collection' | 'singleton') => DOCUMENT_TYPE_NAMES.map(documentType).filter((type) => type.kind === kind)

/** Addresses that exist whatever the content says: those of the single documents, in the order of their table. */
export const PAGE_PATHS: readonly string[] = typesOf('singleton').flatMap(({ page }) => page?.address('') ?? [])

/** How the addresses of documents look, for a sentence to the editor: «/blog/nome-do-artigo». */
export const ADDRESS_EXAMPLES: readonly string[] = typesOf('collection').flatMap((type) =>
  (type.kind === 'collection' && type.page ? type.page.address(`nome-d${type.names.the}-${type.names.one}`) : []))

/** A page of the site. */
export interface SitePage {
  address: string
  /** AAAA-MM-DD, where the document has such a day. */
  day: string | undefined
}

/** Every page of the site: the fixed ones first, then one for each published document that owns an address. */
export function sitePages(documents: readonly Published<Addressed & { draft: boolean; data: unknown }>[]): SitePage[] {
  const owned = documents.filter(({ type }) => documentType(type).kind === 'collection').flatMap((document): SitePage[] => {
    const address = addressOf(document)
    const { dayField } = documentType(document.type).page ?? {}
    const { data } = document
    const day: unknown = dayField !== undefined && typeof data === 'object' && data !== null ? Reflect.get(data, dayField) : undefined
    return address === undefined ? [] : [{ address, day: typeof day === 'string' ? day : undefined }]
  })
  return [...PAGE_PATHS.map((address) => ({ address, day: undefined })), ...owned]
}
