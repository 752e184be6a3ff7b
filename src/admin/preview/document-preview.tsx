import { useRef } from 'react'
import type { DocumentOf, DocumentTypeName } from '../../content/document-types'
import { quoteOf } from '../../content/prices/prices'
import { LotCard } from '../../site/features/lots/list/lot-card'
import { PriceDisplay } from '../../site/features/materials/shared/price-display'
import { Row } from '../../site/features/materials/table/price-table-rows'
import type { ContentSet, LoadedDocument } from '../check/content-set'
import { usePictureOf } from '../form/use-photo'
import { ArticlePreview } from './article-preview'
import { SiteRouter } from './site-router'

/** Types that the site shows as a card, a row or an article of their own. */
const SHOWN = new Set<DocumentTypeName>(['Lot', 'Material', 'Post'])

const isWhole = ({ read }: LoadedDocument): boolean =>
  read.errors.length + read.unfinished.length === 0

/** Narrows to a document without schema errors; only such documents are drawn. */
function sound<Name extends DocumentTypeName>(
  document: LoadedDocument | undefined,
  type: Name,
): DocumentOf<Name> | undefined {
  if (document?.read.type !== type || !isWhole(document)) return undefined
  // The check of this text by the type's schema found no error.
  return document.read.data as DocumentOf<Name>
}

/** The edited document as the site will show it; while a field is wrong, its last valid state. */
export function DocumentPreview({
  content,
  file,
  isSound,
}: {
  content: ContentSet
  file: string
  /** The check finds no error in the document. */
  isSound: boolean
}) {
  const document = content.documents.get(file)
  const last = useRef<LoadedDocument>(undefined)
  if (!document || !SHOWN.has(document.read.type)) return null
  const whole = isSound && isWhole(document)
  if (whole) last.current = document
  const shown = whole ? document : last.current
  return (
    <section className="min-w-0" aria-labelledby="previa">
      <h2 id="previa" className="ed-h2">
        Prévia
      </h2>
      {!whole && (
        <p className="hint">
          {shown
            ? 'A prévia espera: corrija os campos marcados.'
            : 'A prévia aparece quando os campos obrigatórios estiverem certos.'}
        </p>
      )}
      {shown && (
        <SiteRouter>
          <Drawn content={content} document={shown} />
        </SiteRouter>
      )}
    </section>
  )
}

function Drawn({ content, document }: { content: ContentSet; document: LoadedDocument }) {
  const { slug, body } = document.read
  const lot = sound(document, 'Lot')
  if (lot) return <LotPreview lot={lot} slug={slug} />
  const material = sound(document, 'Material')
  const scrapPage = sound(content.documents.get('pages/scrap.yaml'), 'ScrapPage')
  if (material && scrapPage)
    return <MaterialPreview material={material} slug={slug} disclaimer={scrapPage.disclaimer} />
  const post = sound(document, 'Post')
  return post ? (
    <ArticlePreview post={post} slug={slug} body={body ?? ''} />
  ) : (
    <p className="hint">
      A prévia precisa dos textos da página; corrija o documento dela primeiro.
    </p>
  )
}

/** The site's own card of a lot. */
function LotPreview({ lot: { photo, ...lot }, slug }: { lot: DocumentOf<'Lot'>; slug: string }) {
  const picture = usePictureOf(photo)
  const purchase = { hrefFor: () => '#', buy: () => {} }
  return <LotCard lot={{ ...lot, slug, photo: picture }} purchase={purchase} />
}

/** The material's row of the site's own price table. */
function MaterialPreview({
  material: { image, pricePerKg, initialVariation, ...material },
  slug,
  disclaimer,
}: {
  material: DocumentOf<'Material'>
  slug: string
  disclaimer: string
}) {
  const picture = usePictureOf(image)
  const view = { ...material, ...quoteOf(pricePerKg, initialVariation), slug, image: picture }
  return (
    <PriceDisplay terms={disclaimer}>
      <table className="price-table num">
        <tbody>
          <Row material={view} tableDay={view.prices[0]?.day ?? ''} line={undefined} />
        </tbody>
      </table>
    </PriceDisplay>
  )
}
