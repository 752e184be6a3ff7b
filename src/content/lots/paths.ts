/** Addresses of everything about lots, for links, prerender and sitemap alike. */

export const LOTS_PATH = '/lotes-informatica'
export const COMPARE_PATH = `${LOTS_PATH}/comparar`

/** A lot's own page. */
export const lotPath = (slug: string): string => `${LOTS_PATH}/${slug}`

/** Slugs that would take the address of another page below the list. */
export const RESERVED_LOT_SLUGS: ReadonlySet<string> = new Set(['comparar', 'pagina'])

/** Lots on one page of the list. */
export const LOTS_PER_PAGE = 12

/** The n-th page of the list, from 1. */
export const lotsPagePath = (page: number): string => (page <= 1 ? LOTS_PATH : `${LOTS_PATH}/pagina/${page}`)

/** Whether a path is a further page of the list: a number, which no document owns and which comes and goes with the lots. */
export const isLotsPagePath = (path: string): boolean => path.startsWith(`${LOTS_PATH}/pagina/`)

/** Pages that so many lots need; an empty list has one too. */
export const pageCount = (lots: number): number => Math.max(1, Math.ceil(lots / LOTS_PER_PAGE))

/** Static files beside the pages. A slug has no dot, so neither takes the address of a page. */
export const manifestCsvPath = (slug: string): string => `${LOTS_PATH}/${slug}.csv`
/** What the n-th page of the list shows. */
export const lotListDataPath = (page: number): string => `/dados/lista/${page}.json`
export const lotDataPath = (slug: string): string => `/dados/lotes/${encodeURIComponent(slug)}.json`
export const manifestDataPath = (slug: string): string => `/dados/relacoes/${encodeURIComponent(slug)}.json`
