import type { LucideIcon } from 'lucide-react'
import FileCheck from 'lucide-react/icons/file-check'
import HardDrive from 'lucide-react/icons/hard-drive'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { LotDetails, LotPageView } from '../../../content/views'
import { SectionHeading } from '../../ui/section'

const ICONS: Record<LotPageView['defaultDocuments'][number], LucideIcon> = {
  'nota-fiscal': FileCheck,
  laudo: HardDrive,
  garantia: ShieldCheck,
}

/** The papers that come with the lot: those it names, else those of every lot. */
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
