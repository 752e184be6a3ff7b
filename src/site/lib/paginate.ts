import { PER_PAGE, pageCount } from '../../content/views/paths'

export interface Page<Item> {
  items: Item[]
  /** Number of the page, from 1; a number beyond the last page gives the last page. */
  page: number
  pages: number
  total: number
}

/**
 * Returns one page of a list. A filtered list is never longer than the whole, so each of its pages
 * has an address that is a real file.
 */
export function pageOf<Item>(all: readonly Item[], wanted: number): Page<Item> {
  const pages = pageCount(all.length)
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * PER_PAGE
  return { items: all.slice(start, start + PER_PAGE), page, pages, total: all.length }
}

/**
 * The page number in a path: «2» is 2. undefined for «1», whose address is the list's, and for
 * anything but a number.
 */
export const pageNamed = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : undefined
