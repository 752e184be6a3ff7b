import { startTransition, useEffect, useMemo, useState } from 'react'
import type { CategoryCounts } from '../../../content/lots/listing'
import type { LotEntry } from '../../../content/views'
import { atOnce, inSlices, type Work } from '../../lib/in-slices'
import { pageOf, type Page } from '../../lib/paginate'
import { searchLots, type LotFilter } from './find-lots'
import { filterOf, type LotsSearch } from './lots-search'

/** As many lots as are looked through within a frame, on a phone too. */
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
 * What a search finds among these lots; undefined without lots. Few are looked through at once, many beside what the visitor
 * does: until their answer is there `answer` is an earlier one, and `isCurrent` says so.
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
  // Who comes back to a search finds the list in its place.
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
