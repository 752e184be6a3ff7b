/** Addresses of everything about lots, for links, prerender and sitemap. */

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
