import { addressOf, sitePages, type SitePage } from '../../content/views/addresses'
import { documentType, type DocumentOf, type DocumentTypeName } from '../../content/document-types'
import { isListed } from '../../content/lots/listing'
import { COMPARE_PATH, LOTS_PATH } from '../../content/lots/paths'
import { furtherPages } from '../../content/views/paging'
import { BLOG_PATH } from '../../content/posts/posts'
import { singleton, type Published } from '../../content/views/published'
import type { CheckedDocument } from '../check/check'
import { NOT_FOUND } from '../hosts/site-rules'

/**
 * Pages that a visitor's device keeps before the visitor opens them: the home page, the price table
 * with its calculator, the contact page.
 */
export const KEPT_PAGES: readonly string[] = ['/', '/comercio-sucata', '/contato']
/** The page that replaces a page that is not kept. */
export const OFFLINE = '/sem-conexao'

export interface PagesOfSite {
  /** Every address whose page the application renders. */
  paths: string[]
  /** The pages of the sitemap. */
  listed: SitePage[]
}

/** @param now the moment of the build; see in-time.ts */
export function pagesOfSite(
  documents: readonly Published<CheckedDocument>[],
  now: string,
): PagesOfSite {
  const pages = sitePages(documents)
  const unlisted = unlistedLots(documents, now)
  const count = (name: DocumentTypeName) => documents.filter(({ type }) => type === name).length
  const further = (list: string, items: number, owner: DocumentTypeName): SitePage[] =>
    furtherPages(list, items).map((address) => ({ address, file: documentType(owner).path }))
  const lists = [
    ...further(LOTS_PATH, count('Lot') - unlisted.size, 'LotsPage'),
    ...further(BLOG_PATH, count('Post'), 'BlogPage'),
  ]
  return {
    paths: [...[...pages, ...lists].map(({ address }) => address), COMPARE_PATH, NOT_FOUND],
    listed: [...pages.filter(({ address }) => !unlisted.has(address)), ...lists],
  }
}

/**
 * Addresses of the lots that were sold so long ago that only visitors who have their link should
 * find them.
 * @param now see in-time.ts
 */
export function unlistedLots(
  documents: readonly Pick<CheckedDocument, 'type' | 'slug' | 'data'>[],
  now: string,
): Set<string> {
  const { soldStaysDays } = singleton(documents, 'LotPage')
  const gone = documents.filter(
    ({ type, data }) =>
      // The check validated it by its schema.
      type === 'Lot' && !isListed(data as DocumentOf<'Lot'>, now, soldStaysDays),
  )
  return new Set(gone.flatMap((document) => addressOf(document) ?? []))
}
