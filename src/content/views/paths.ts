import { LOT_CATEGORIES } from '../vocabulary'

/* Addresses of pages and of other files, for links, prerender and sitemap. */

/** Items on one page of a list. */
export const PER_PAGE = 12

/** Number of pages for so many items; an empty list has one page, too. */
export const pageCount = (items: number): number => Math.max(1, Math.ceil(items / PER_PAGE))

/** The n-th page of the list at `list`, from 1: the first has the list's own address. */
export const pagePath = (list: string, page: number): string =>
  page <= 1 ? list : `${list}/pagina/${page}`

/** The second page of the list and those after it. */
export const furtherPages = (list: string, items: number): string[] =>
  Array.from({ length: pageCount(items) - 1 }, (_, index) => pagePath(list, index + 2))

export const SERVICES_PATH = '/servicos'

/** The page where a service is requested. */
export const servicePath = (slug: string): string => `${SERVICES_PATH}/${slug}`

/** The page where an integration is requested. */
export const integrationPath = (slug: string): string => `${SERVICES_PATH}/integracoes/${slug}`

/** Slugs whose address below /servicos is taken. */
export const RESERVED_SERVICE_SLUGS: ReadonlySet<string> = new Set(['inventario', 'integracoes'])

/** Addresses of the Atom feeds. */
export const ARTICLES_FEED = '/feed.xml'
export const LOTS_FEED = '/feed/lotes.xml'
export const LOTS_FEED_TITLE = 'Lotes à venda'

/**
 * Addresses of earlier feeds, by category and by material, which readers still ask for: they lead
 * to the feed of lots.
 * @param materials slugs of the published materials
 */
export const goneFeeds = (materials: readonly string[]): string[] => [
  ...LOT_CATEGORIES.map((category) => `/feed/lotes-${category}.xml`),
  ...materials.map((slug) => `/feed/preco-${slug}.xml`),
]

export const BLOG_PATH = '/blog'

/** An article's own page. */
export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`

export const LOTS_PATH = '/lotes-informatica'
export const COMPARE_PATH = `${LOTS_PATH}/comparar`

/** A lot's own page. */
export const lotPath = (slug: string): string => `${LOTS_PATH}/${slug}`

/** Slugs that would take the address of another page below the list. */
export const RESERVED_LOT_SLUGS: ReadonlySet<string> = new Set(['comparar', 'pagina'])

/**
 * A static file beside the page. A slug has no dot, so it does not collide with the address of a page.
 */
export const itemListCsvPath = (slug: string): string => `${LOTS_PATH}/${slug}.csv`
export const lotDataPath = (slug: string): string => `/dados/lotes/${encodeURIComponent(slug)}.json`
