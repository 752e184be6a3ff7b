import type { DocumentOf } from '../../content/document-types'
import { quoteOf } from '../../content/prices'
import { PriceBoard } from '../../site/features/materials/price-board'
import { usePictureOf } from './picture-of'

interface Props {
  material: DocumentOf<'Material'>
  slug: string
  board: DocumentOf<'ScrapPage'>['board']
  words: DocumentOf<'ShellPage'>['prices']
}

/** The site's own board with the material's row. */
export function MaterialPreview({
  material: { image, pricePerKg, initialVariation, ...material },
  slug,
  board,
  words,
}: Props) {
  const picture = usePictureOf(image)
  return (
    <PriceBoard
      texts={board}
      words={words}
      materials={[{ ...material, ...quoteOf(pricePerKg, initialVariation), slug, image: picture }]}
    />
  )
}
