/**
 * Lists in pages: their addresses and the content of each page, for links, prerender and sitemap.
 */

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
