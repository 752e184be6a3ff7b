import { useMemo, useRef } from 'react'
import type { CategoryCounts } from '../../../content/lots/listing'
import type { LotView } from '../../../content/views'
import { pageCount } from '../../../content/paging'
import { useLotCards, useLotEntries, useLotListPage } from '../../content'
import { asPage, type Page } from '../../lib/paginate'
import { isAsked, type LotsSearch } from './lots-search'
import { useLotAnswer } from './use-lot-answer'

export interface FoundLots {
  page: Page<LotView>
  counts: CategoryCounts
  /** There is no lot at all, whatever is asked for. */
  isEmpty: boolean
  /** The search needs what has not arrived yet: until then the last answer stays. */
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

/**
 * One page of the list, of all lots or of those asked for. All lots come page by page; a search, filter or order asks once for the
 * short entries of all of them, and then for the twelve lots that it shows. A list of one page has everything already.
 * @param path the page that the path names; a search counts its own pages
 * @param text the search, which the address follows
 */
export function useFoundLots(path: number, search: LotsSearch, text: string): FoundLots {
  const list = useLotListPage(path)
  const asked = isAsked({ ...search, q: text.trim() || undefined })
  const isWhole = pageCount(list.total) === 1
  const all = useLotEntries(asked && !isWhole)
  const { answer, isCurrent } = useLotAnswer(
    !asked ? undefined : isWhole ? list.lots : all.data,
    text,
    search,
  )
  const known = useMemo(() => new Map(list.lots.map((lot) => [lot.slug, lot])), [list])
  const cards = useLotCards(
    answer?.page.items.flatMap(({ slug }) => (known.has(slug) ? [] : [slug])) ?? [],
  )

  const unasked = useMemo(
    () => ({ page: asPage(list.lots, path, list.total), counts: list.counts }),
    [list, path],
  )
  // The same lots are the same list: the cards that stay are not drawn again.
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
  const whole = !asked ? unasked : isCurrent ? found : undefined
  const last = useRef(whole)
  if (whole) last.current = whole
  const shown = whole ?? last.current ?? unasked
  return {
    ...shown,
    isEmpty: list.total === 0,
    isLoading: !whole,
    isFailed: asked && (all.isError || cards.isError),
    retry: () => {
      void all.refetch()
      cards.retry()
    },
  }
}
