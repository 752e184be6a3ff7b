import { addressOf, sitePages, type SitePage } from '../../content/views/addresses'
import { documentType, type DocumentTypeName } from '../../content/document-types'
import { COMPARE_PATH, LOTS_PATH } from '../../content/lots/paths'
import { furtherPages } from '../../content/views/paging'
import { BLOG_PATH } from '../../content/posts/posts'
import type { Published } from '../../content/views/published'
import type { CheckedDocument } from '../check/check'
import { NOT_FOUND } from '../hosts/site-rules'

/**
 * Pages that a visitor's device keeps before the visitor opens them: the home page, the price table
 * with its calculator, the contact page.
 */
export const KEPT_PAGES: readonly string[] = ['/', '/comercio-sucata', '/contato']
/** The page that replaces a page that is not kept. */
export const OFFLINE = '/sem-conexao'

/** The file of a page below dist, with a leading slash. */
export const pageFile = (path: string): string => `${path === '/' ? '/index' : path}.html`

/**
 * @param lots slugs of the lots in the list; others only visitors who have their link should find
 * @returns every address whose page the application renders, and the pages of the sitemap
 */
export function pagesOfSite(
  documents: readonly Published<CheckedDocument>[],
  lots: readonly string[],
): { paths: string[]; listed: SitePage[] } {
  const pages = sitePages(documents)
  const posts = documents.filter(({ type }) => type === 'Post')
  const further = (list: string, items: number, owner: DocumentTypeName): SitePage[] =>
    furtherPages(list, items).map((address) => ({ address, file: documentType(owner).path }))
  const lists = [
    ...further(LOTS_PATH, lots.length, 'LotsPage'),
    ...further(BLOG_PATH, posts.length, 'BlogPage'),
  ]
  const unlisted = documents
    .filter(({ type, slug }) => type === 'Lot' && !lots.includes(slug))
    .map(addressOf)
  return {
    paths: [...[...pages, ...lists].map(({ address }) => address), COMPARE_PATH, NOT_FOUND],
    listed: [...pages.filter(({ address }) => !unlisted.includes(address)), ...lists],
  }
}
