import { PER_PAGE, pageCount } from '../../content/views/paging'
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
export function pageOf<Item>(items: readonly Item[], wanted: number): Page<Item> {
  const pages = pageCount(items.length)
  const page = Math.min(Math.max(1, wanted), pages)
  return asPage(items.slice((page - 1) * PER_PAGE, page * PER_PAGE), page, items.length)
}

/**
 * Returns the n-th page of a list of which only that page's items were loaded. `total`: number of
 * items of all pages.
 */
export function asPage<Item>(items: Item[], page: number, total: number): Page<Item> {
  const start = (page - 1) * PER_PAGE
  return {
    items,
    page,
    pages: pageCount(total),
    total,
    first: items.length > 0 ? start + 1 : 0,
    last: start + items.length,
  }
}

/**
 * The page number in a path: «2» is 2. undefined for «1», whose address is the list's, and for
 * anything but a number.
 */
export const pageNamed = (text: string): number | undefined =>
  /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : undefined

/**
 * Page numbers to show: both ends, two on each side of the current page, and a gap where more than
 * one is left out. Page 2 of 42 -> 1 2 3 4 gap 42
 */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const numbers: (number | 'gap')[] = []
  for (let number = 1; number <= pages; number += 1) {
    const near = number === 1 || number === pages || Math.abs(number - page) <= 2
    // A gap would take as much room as a single omitted page.
    const single = (number === 2 && page === 5) || (number === pages - 1 && page === pages - 4)
    if (near || single) numbers.push(number)
    else if (numbers.at(-1) !== 'gap') numbers.push('gap')
  }
  return numbers
}

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
