import type { LucideIcon } from 'lucide-react'
import FileCheck from 'lucide-react/icons/file-check'
import HardDrive from 'lucide-react/icons/hard-drive'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { reuseImpact } from '../../../content/lots/reuse-impact'
import type { LotDetails, LotPageView } from '../../../content/views'
import { countWords, fillPlaces, formatCount, formatWeight } from '../../lib/format'
import { Questions } from '../../ui/questions'
import { type Heading, SectionHeading, SideHeading } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

const ICONS: Record<LotPageView['defaultDocuments'][number], LucideIcon> = {
  'nota-fiscal': FileCheck,
  laudo: HardDrive,
  garantia: ShieldCheck,
}

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
    <section className="sec" aria-labelledby="documentos">
      <div className="wrap">
        <SectionHeading heading={documents.heading} designator="D5" id="documentos" />
        <ul className="lot-documents">
          {included.map(({ document, text }) => {
            const Drawing = ICONS[document]
            return (
              <li key={document} className="trace-top pt-6">
                <Drawing className="icon" aria-hidden="true" />
                <h3>{documents[document].title}</h3>
                <p>{text ?? documents[document].text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** Questions about this lot; the first answer is open. */
export function LotQuestions({
  heading,
  questions,
}: {
  heading: Heading
  questions: NonNullable<LotDetails['questions']>
}) {
  return (
    <section className="sec" aria-labelledby="perguntas">
      <div className="wrap cols lot-questions">
        <SideHeading heading={heading} designator="D6" id="perguntas" />
        <Questions items={questions} />
      </div>
    </section>
  )
}

/** Emissions that reuse of the lot may avoid, with source and conditions; nothing when no factor applies. */
export function LotImpact({ lot, texts }: { lot: LotDetails; texts: LotPageView['impact'] }) {
  const impact = reuseImpact(lot, lot.itemList?.functional, texts.factors)
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
