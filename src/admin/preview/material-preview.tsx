import type { DocumentOf } from '../../content/document-types'
import { quoteOf } from '../../content/prices'
import { PriceTable } from '../../site/features/materials/price-table'
import { usePictureOf } from '../photos/use-photo'

interface Props {
  material: DocumentOf<'Material'>
  slug: string
  board: DocumentOf<'ScrapPage'>['board']
  words: DocumentOf<'ShellPage'>['prices']
}

/** The site's own price table with the material's row. */
export function MaterialPreview({
  material: { image, pricePerKg, initialVariation, ...material },
  slug,
  board,
  words,
}: Props) {
  const picture = usePictureOf(image)
  return (
    <PriceTable
      texts={board}
      words={words}
      materials={[{ ...material, ...quoteOf(pricePerKg, initialVariation), slug, image: picture }]}
    />
  )
}
