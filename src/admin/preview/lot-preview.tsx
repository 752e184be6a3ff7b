import type { DocumentOf } from '../../content/document-types'
import { LotCard } from '../../site/features/lots/lot-card'
import { usePictureOf } from '../photos/use-photo'

/** The site's own card of a lot. */
export function LotPreview({
  lot: { photo, ...lot },
  slug,
  texts,
}: {
  lot: DocumentOf<'Lot'>
  slug: string
  texts: Pick<DocumentOf<'LotsPage'>, 'card' | 'categories' | 'statuses' | 'compare'>
}) {
  const picture = usePictureOf(photo)
  return (
    <LotCard
      lot={{ ...lot, slug, photo: picture }}
      texts={texts}
      hrefFor={() => '#'}
      onBuy={() => {}}
      priority={false}
    />
  )
}
