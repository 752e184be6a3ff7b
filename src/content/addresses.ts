import { DOCUMENT_TYPE_NAMES, documentType, type DocumentTypeName } from './document-types'
import type { Published } from './published'

/** The fields that determine a document's address. */
interface Addressed {
  type: DocumentTypeName
  slug: string
}

/** The address of a document; undefined when its type has no page. */
export const addressOf = ({ type, slug }: Addressed): string | undefined =>
  documentType(type).page?.address(slug)

const typesOf = (kind: 'collection' | 'singleton') =>
  DOCUMENT_TYPE_NAMES.map(documentType).filter((type) => type.kind === kind)

/**
 * Addresses that exist with any content: those of the single documents, in the order of their
 * table.
 */
export const PAGE_PATHS: readonly string[] = typesOf('singleton').flatMap(
  ({ page }) => page?.address('') ?? [],
)

/** Examples of documents' addresses, for a sentence to the editor: «/blog/nome-do-artigo». */
export const ADDRESS_EXAMPLES: readonly string[] = typesOf('collection').flatMap((type) =>
  type.kind === 'collection' && type.page
    ? type.page.address(`nome-d${type.names.the}-${type.names.one}`)
    : [],
)

/** A page of the site. */
export interface SitePage {
  address: string
  /** The file of its document, below content/. */
  file: string
}

/**
 * Every page of the site: the fixed ones first, then one for each published document that has an
 * address.
 */
export function sitePages(
  documents: readonly Published<Addressed & { draft: boolean }>[],
): SitePage[] {
  const fixed = typesOf('singleton').flatMap(({ page, path }) =>
    page ? [{ address: page.address(''), file: path }] : [],
  )
  const owned = documents
    .filter(({ type }) => documentType(type).kind === 'collection')
    .flatMap((document): SitePage[] => {
      const address = addressOf(document)
      const { path, format } = documentType(document.type)
      return address === undefined ? [] : [{ address, file: `${path}/${document.slug}.${format}` }]
    })
  return [...fixed, ...owned]
}
