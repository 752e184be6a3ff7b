import type { LucideIcon } from 'lucide-react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import FileCheck from 'lucide-react/icons/file-check'
import HardDrive from 'lucide-react/icons/hard-drive'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { reuseImpact } from '../../../content/lots/reuse-impact'
import type { LotDetails, LotPageView } from '../../../content/views'
import { countWords, fillPlaces, formatCount, formatWeight } from '../../lib/format'
import { type Heading, SectionHeading, SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

const ICONS: Record<LotPageView['defaultDocuments'][number], LucideIcon> = {
  'nota-fiscal': FileCheck,
  laudo: HardDrive,
  garantia: ShieldCheck,
}

/** Documents that come with the lot: its own list, or the one for all lots. */
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
              <li key={document}>
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
        <div>
          <SectionLabel text={heading.label} designator="D6" />
          <h2 id="perguntas">{heading.title}</h2>
          {heading.text && <p className="lead mt-4">{heading.text}</p>}
        </div>
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <ChevronDown className="icon" aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
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
