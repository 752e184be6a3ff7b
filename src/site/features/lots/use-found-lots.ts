import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { CategoryCounts } from '../../../content/lots/listing'
import { pageCount } from '../../../content/paging'
import type { LotEntry, LotView } from '../../../content/views'
import { useLotCards, useLotEntries, useLotListPage } from '../../content'
import { atOnce, inSlices, type Work } from '../../lib/in-slices'
import { asPage, type Page, pageOf } from '../../lib/paginate'
import { type LotFilter, searchLots } from './find-lots'
import { filterOf, isAsked, type LotsSearch } from './lots-search'

export interface FoundLots {
  page: Page<LotView>
  counts: CategoryCounts
  /** There is no lot at all, with any filter. */
  isEmpty: boolean
  /** Data for the search is still on its way; until it arrives, the last answer is shown. */
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

/**
 * One page of all lots, or of those that a search finds. All lots come page by page. A search, filter or order
 * fetches the short entries of all lots once, and then the twelve lots that it shows. A list of a single page
 * has everything already.
 * @param path number of the page in the path; a search counts its own pages
 * @param text the typed search, which the address follows later
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
  // The same array for the same lots, so that cards that stay are not rendered again.
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

/** So many lots can be searched within a frame, on a phone too. */
const FEW = 200

export interface LotAnswer {
  page: Page<LotEntry>
  counts: CategoryCounts
}

interface Request {
  entries: readonly LotEntry[]
  text: string
  filter: LotFilter
  pagina: string | undefined
}

function* answering({ entries, text, filter, pagina = '1' }: Request): Work<LotAnswer> {
  const { lots, counts } = yield* searchLots(entries, text, filter)
  return { page: pageOf(lots, Number(pagina)), counts }
}

/**
 * What a search finds among these lots; undefined without lots. Few lots are searched at once. Many are searched
 * in slices between which the browser answers keys; meanwhile `answer` is an earlier one and `isCurrent` false.
 */
export function useLotAnswer(
  entries: readonly LotEntry[] | undefined,
  text: string,
  { categoria, ordem, de, ate, disponiveis, pagina }: LotsSearch,
): { answer: LotAnswer | undefined; isCurrent: boolean } {
  const request = useMemo(
    () =>
      entries && {
        entries,
        text,
        filter: filterOf({ categoria, ordem, de, ate, disponiveis }),
        pagina,
      },
    [entries, text, categoria, ordem, de, ate, disponiveis, pagina],
  )
  const few = useMemo(
    () => (request && request.entries.length <= FEW ? atOnce(answering(request)) : undefined),
    [request],
  )
  // The first answer is found at once, so that going back to a search finds the scroll position.
  const [late, setLate] = useState(() =>
    request && !few ? { request, answer: atOnce(answering(request)) } : undefined,
  )
  const isWaiting = request !== undefined && !few && late?.request !== request
  useEffect(() => {
    if (!isWaiting) return undefined
    const leaving = new AbortController()
    void inSlices(answering(request), leaving.signal).then(
      (answer) => answer && startTransition(() => setLate({ request, answer })),
    )
    return () => leaving.abort()
  }, [isWaiting, request])
  return { answer: few ?? late?.answer, isCurrent: request !== undefined && !isWaiting }
}
