import { useMemo, useRef } from 'react'
import type { CategoryCounts } from '../../../content/lots/listing'
import { pageCount } from '../../../content/paging'
import type { LotView } from '../../../content/views'
import { useLotCards, useLotEntries, useLotListPage } from '../../content'
import { asPage, type Page, pageOf } from '../../lib/paginate'
import { findLots } from './find-lots'
import { filterOf, isAsked, type LotsSearch } from './lots-search'

export interface FoundLots {
  page: Page<LotView>
  counts: CategoryCounts
  /** There is no lot at all, with any filter. */
  isEmpty: boolean
  /** The data for a search is loading; until it arrives, the former result is shown. */
  isLoading: boolean
  /** The data for a search did not arrive; the page's own lots are shown. */
  isFailed: boolean
  retry: () => void
}

/**
 * Returns one page of all lots, or of those that a search finds. Without a search, lots load page
 * by page. A search, filter or order fetches the short entries of all lots once, and then the
 * twelve lots that it shows. A list of a single page has everything already.
 * @param path number of the page in the path; a search counts its own pages
 * @param text the typed search, which the address follows later
 */
export function useFoundLots(path: number, search: LotsSearch, text: string): FoundLots {
  const list = useLotListPage(path)
  const asked = isAsked({ ...search, q: text.trim() || undefined })
  const isWhole = pageCount(list.total) === 1
  const all = useLotEntries(asked && !isWhole)
  const entries = isWhole ? list.lots : all.data
  const { categoria, ordem, de, ate, disponiveis, pagina = '1' } = search
  const answer = useMemo(() => {
    if (!asked || !entries) return undefined
    const filter = filterOf({ categoria, ordem, de, ate, disponiveis })
    const { lots, counts } = findLots(entries, text, filter)
    return { page: pageOf(lots, Number(pagina)), counts }
  }, [asked, entries, text, categoria, ordem, de, ate, disponiveis, pagina])
  const known = useMemo(() => new Map(list.lots.map((lot) => [lot.slug, lot])), [list])
  const cards = useLotCards(
    answer?.page.items.flatMap(({ slug }) => (known.has(slug) ? [] : [slug])) ?? [],
  )

  const unasked = useMemo(
    () => ({ page: asPage(list.lots, path, list.total), counts: list.counts }),
    [list, path],
  )
  // The same array for the same lots, so that unchanged cards are not rendered again.
  const found = useMemo(
    () =>
      answer &&
      cards.lots && {
        page: {
          ...answer.page,
          items: answer.page.items.flatMap(
            ({ slug }) => known.get(slug) ?? cards.lots?.get(slug) ?? [],
          ),
        },
        counts: answer.counts,
      },
    [answer, known, cards.lots],
  )
  const whole = asked ? found : unasked
  const last = useRef(unasked)
  if (whole) last.current = whole
  const isFailed = !whole && (all.isError || cards.isError)
  return {
    ...(isFailed ? unasked : last.current),
    isEmpty: list.total === 0,
    isLoading: !whole && !isFailed,
    isFailed,
    retry: () => {
      void all.refetch()
      cards.retry()
    },
  }
}
