import { reuseImpact } from '../../../content/lots/reuse-impact'
import type { LotDetails, LotPageView } from '../../../content/views'
import { countWords, fillPlaces, formatCount, formatWeight } from '../../lib/format'
import { SmartLink } from '../../ui/smart-link'

/** Documents that accompany the lot: its own list, or the one for all lots. */
export function LotDocuments({
  lot,
  texts: { documents, defaultDocuments },
}: {
  lot: LotDetails
  texts: Pick<LotPageView, 'documents' | 'defaultDocuments'>
}) {
  const included: NonNullable<LotDetails['included']> =
    lot.included ?? defaultDocuments.map((document) => ({ document }))
  return (
    <ul className="lot-fold-facts">
      {included.map(({ document, text }) => (
        <li key={document}>
          <h3>{documents[document].title}</h3>
          <p>{text ?? documents[document].text}</p>
        </li>
      ))}
    </ul>
  )
}

/** The names of the lot's documents: «Nota fiscal, Laudo de apagamento». */
export const documentNames = (
  { included }: LotDetails,
  { documents, defaultDocuments }: Pick<LotPageView, 'documents' | 'defaultDocuments'>,
): string =>
  (included?.map(({ document }) => document) ?? defaultDocuments)
    .map((name) => documents[name].title)
    .join(', ')

/** Emissions that reuse of the lot may avoid, in a sentence; undefined when no factor applies. */
export function impactOf(lot: LotDetails, texts: LotPageView['impact']) {
  const impact = reuseImpact(lot, lot.itemList?.functional, texts.factors)
  if (!impact) return undefined
  const { units, minKg, maxKg, factor } = impact
  const peso =
    minKg === maxKg ? formatWeight(minKg) : `${formatCount(minKg)} a ${formatWeight(maxKg)}`
  return {
    factor,
    sentence: fillPlaces(texts.sentence, { peso, unidades: countWords(units, texts.units) }),
  }
}

/** Conditions and source of a reuse factor. */
export const ImpactSource = ({
  factor,
  label,
}: {
  factor: LotPageView['impact']['factors'][number]
  label: string
}) => (
  <p className="muted">
    {factor.conditions} {label}:{' '}
    {factor.sourceUrl ? (
      <SmartLink href={factor.sourceUrl} newTab>
        {factor.source}
      </SmartLink>
    ) : (
      factor.source
    )}
    .
  </p>
)
