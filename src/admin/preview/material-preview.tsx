import type { DocumentOf } from '../../content/document-types'
import { PriceBoard } from '../../site/features/materials/price-board'
import { usePictureOf } from './picture-of'

/** The site's own board with the material's row. */
export function MaterialPreview({ material: { image, ...material }, slug, board }: { material: DocumentOf<'Material'>; slug: string; board: DocumentOf<'ScrapPage'>['board'] }) {
  const picture = usePictureOf(image)
  return <PriceBoard texts={board} materials={[{ ...material, slug, image: picture, prices: [] }]} />
}
