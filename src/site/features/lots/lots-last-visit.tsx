import { useMemo } from 'react'
import { isAvailable, statusOf } from '../../../content/lots/listing'
import type { LotsPageView, LotView } from '../../../content/views'
import { countWords } from '../../lib/format'
import { useLastVisit } from '../../lib/last-visit'
import { LastVisit } from '../../ui/last-visit'

interface Props {
  lots: readonly LotView[]
  texts: LotsPageView['lastVisit']
}

/** New lots, sold ones and new prices since a visit of an earlier day. */
export function LotsLastVisit({ lots, texts }: Props) {
  const now = useMemo(
    () => Object.fromEntries(lots.map((lot) => [lot.slug, `${statusOf(lot)} ${lot.price}`])),
    [lots],
  )
  const { before, forget } = useLastVisit('visita-lotes', now)
  if (!before) return null
  /** What a lot showed then; '' for one that was not shown. */
  const oldOf = ({ slug }: LotView) => before.shown[slug] ?? ''
  const wasThere = lots.filter((lot) => oldOf(lot) !== '')
  const counts = [
    [texts.fresh, lots.filter((lot) => oldOf(lot) === '' && isAvailable(lot))],
    [
      texts.sold,
      wasThere.filter((lot) => statusOf(lot) === 'vendido' && !oldOf(lot).startsWith('vendido')),
    ],
    [
      texts.priced,
      wasThere.filter((lot) => isAvailable(lot) && !oldOf(lot).endsWith(` ${lot.price}`)),
    ],
  ] as const
  const changes = counts
    .filter(([, found]) => found.length > 0)
    .map(([words, found]) => countWords(found.length, words))
  return <LastVisit day={before.day} changes={changes} texts={texts} onForget={forget} />
}
