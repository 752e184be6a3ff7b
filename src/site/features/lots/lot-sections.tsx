import { reuseImpact } from '../../../content/lots/reuse-impact'
import type { LotDetails, LotPageView } from '../../../content/views'
import { countWords, fillPlaces, formatCount, formatWeight } from '../../lib/format'
import { SmartLink } from '../../ui/smart-link'

/** Documents that accompany the lot: its own list, or the one for all lots. */
export const documentsOf = (
  { included }: LotDetails,
  { documents, defaultDocuments }: Pick<LotPageView, 'documents' | 'defaultDocuments'>,
): { title: string; text: string }[] =>
  (included ?? defaultDocuments.map((document) => ({ document, text: undefined }))).map(
    ({ document, text = documents[document].text }) => ({ title: documents[document].title, text }),
  )

/** «Nota fiscal, Laudo de apagamento» */
export const titlesOf = (items: readonly { title: string }[]): string =>
  items.map(({ title }) => title).join(', ')

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
