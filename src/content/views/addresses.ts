import { DOCUMENT_TYPE_NAMES, documentType, type DocumentTypeName, SLUG } from '../document-types'
import type { Published } from './published'
import type { FoundDocument } from '../check/read-document'
import { hyphenated } from '../text/fold-text'

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

/** The document of a path below content/; undefined when the site has none there. */
export function documentAt(file: string): FoundDocument | undefined {
  for (const type of DOCUMENT_TYPE_NAMES) {
    const { kind, path, format } = documentType(type)
    const ending = `.${format}`
    if (kind === 'singleton' && path === file)
      return { type, file, slug: (file.split('/').at(-1) ?? file).slice(0, -ending.length) }
    if (kind === 'collection' && file.startsWith(`${path}/`) && file.endsWith(ending)) {
      const slug = file.slice(path.length + 1, -ending.length)
      if (SLUG.test(slug)) return { type, file, slug }
    }
  }
  return undefined
}

/** Whether a path below content/ is that of a lot's item list. */
export const isItemList = (path: string): boolean =>
  path.startsWith(`${documentType('Lot').path}/`) && /^[^/]+\/[^/]+\.csv$/.test(path)

/**
 * The file of a page's document among those of the content; of a page without one, such as the
 * second of a list, that of the page above it.
 */
export function fileOfPage(
  documents: Iterable<FoundDocument>,
  address: string,
): string | undefined {
  const all = [...documents]
  let wanted = address.replace(/(?<=.)\/$/, '')
  for (;;) {
    const found = all.find((document) => addressOf(document) === wanted)
    if (found || wanted === '/') return found?.file
    wanted = wanted.replace(/\/[^/]*$/, '') || '/'
  }
}

/**
 * A file name for a title: lower case without accents, digits and hyphens, at most 80 characters;
 * empty when none remain.
 */
export const plainSlug = (title: string): string => hyphenated(title).slice(0, 80).replace(/-$/, '')
