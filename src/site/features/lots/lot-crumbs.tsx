import { LOTS_PATH } from '../../../content/lots/paths'
import type { LotDetails, LotsPageView } from '../../../content/views'
import { SmartLink } from '../../ui/smart-link'
import { CRUMBS } from './labels'

/** The way back to the list and to the lot's category in it. */
export function LotCrumbs({ lot, texts }: { lot: LotDetails; texts: Pick<LotsPageView, 'header' | 'categories'> }) {
  return (
    <nav className="wrap" aria-label={CRUMBS}>
      <ol className="lot-crumbs">
        <li><SmartLink href={LOTS_PATH}>{texts.header.label}</SmartLink></li>
        <li><SmartLink href={`${LOTS_PATH}?categoria=${lot.category}`}>{texts.categories[lot.category]}</SmartLink></li>
        <li aria-current="page">{lot.title}</li>
      </ol>
    </nav>
  )
}
