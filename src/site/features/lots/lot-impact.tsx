import { reuseImpact } from '../../../content/lots/reuse-impact'
import type { LotDetails, LotPageView } from '../../../content/views'
import { fillPlaces, countWords, formatCount, formatWeight } from '../../lib/format'
import { SectionHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

/** What the reuse of the lot may avoid, with source and conditions; nothing where no factor applies. */
export function LotImpact({ lot, texts }: { lot: LotDetails; texts: LotPageView['impact'] }) {
  const impact = reuseImpact(lot, lot.manifest?.functional, texts.factors)
  if (!impact) return null
  const { units, minKg, maxKg, factor } = impact
  const range =
    minKg === maxKg ? formatWeight(minKg) : `${formatCount(minKg)} a ${formatWeight(maxKg)}`
  return (
    <section className="sec" aria-labelledby="reuso">
      <div className="wrap">
        <SectionHeading heading={texts.heading} designator="D8" id="reuso" />
        <p className="lead num mt-8">
          {fillPlaces(texts.sentence, { peso: range, unidades: countWords(units, texts.units) })}
        </p>
        <p className="small muted mt-4">
          {factor.conditions} {texts.sourceLabel}:{' '}
          {factor.sourceUrl ? (
            <SmartLink href={factor.sourceUrl} newTab>
              {factor.source}
            </SmartLink>
          ) : (
            factor.source
          )}
          .
        </p>
      </div>
    </section>
  )
}
