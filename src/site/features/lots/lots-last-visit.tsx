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
  const count = (
    words: { one: string; many: string },
    is: (lot: LotView, old: string) => boolean,
  ) => {
    const { length } = lots.filter((lot) => is(lot, before.shown[lot.slug] ?? ''))
    return length > 0 ? [countWords(length, words)] : []
  }
  const changes = [
    ...count(texts.fresh, (lot, old) => old === '' && isAvailable(lot)),
    ...count(
      texts.sold,
      (lot, old) => old !== '' && statusOf(lot) === 'vendido' && !old.startsWith('vendido'),
    ),
    ...count(
      texts.priced,
      (lot, old) => old !== '' && isAvailable(lot) && !old.endsWith(` ${lot.price}`),
    ),
  ]
  return <LastVisit day={before.day} changes={changes} texts={texts} onForget={forget} />
}
