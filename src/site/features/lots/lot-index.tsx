import type { LotDetails, LotPageView } from '../../../content/views'
import { INDEX } from './labels'

/** Links to the sections that this lot's page has, in their order. */
export function LotIndex({
  lot,
  texts,
  isSold,
}: {
  lot: LotDetails
  texts: LotPageView
  isSold: boolean
}) {
  const sections = [
    { id: 'estado', label: texts.grades.heading.label, shown: lot.functional ?? lot.cosmetic },
    { id: 'itens', label: texts.manifest.heading.label, shown: lot.manifest },
    { id: 'retirada', label: texts.delivery.heading.label, shown: !isSold },
    { id: 'documentos', label: texts.documents.heading.label, shown: !isSold },
    { id: 'perguntas', label: texts.questions.label, shown: !isSold && lot.questions },
  ].filter(({ shown }) => shown)
  if (sections.length < 2) return null
  return (
    <nav className="lot-index" aria-label={INDEX}>
      <ul className="wrap">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
