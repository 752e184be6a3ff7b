import { PER_PAGE, pageCount } from '../../content/views/paths'
import { countWords, formatCount } from './format'

export interface Page<Item> {
  items: Item[]
  /** Number of the page, from 1; a number beyond the last page gives the last page. */
  page: number
  pages: number
  total: number
  /** Positions of the first and last item in the whole list, from 1; 0 and 0 in an empty list. */
  first: number
  last: number
}

/**
 * Returns one page of a list. A filtered list is never longer than the whole, so each of its pages
 * has an address that is a real file.
 */
export function pageOf<Item>(all: readonly Item[], wanted: number): Page<Item> {
  const pages = pageCount(all.length)
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * PER_PAGE
  const items = all.slice(start, start + PER_PAGE)
  const first = items.length > 0 ? start + 1 : 0
  return { items, page, pages, total: all.length, first, last: start + items.length }
}

/**
 * The page number in a path: «2» is 2. undefined for «1», whose address is the list's, and for
 * anything but a number.
 */
export const pageNamed = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : undefined

/** «1 lote», «498 lotes, do 13º ao 24º». `noun`: the items of the list. */
export function describePage(
  { total, pages, first, last }: Omit<Page<unknown>, 'items'>,
  noun: { one: string; many: string },
): string {
  const count = countWords(total, noun)
  const places =
    first === last
      ? `o ${formatCount(last)}º`
      : `do ${formatCount(first)}º ao ${formatCount(last)}º`
  return pages > 1 ? `${count}, ${places}` : count
}
