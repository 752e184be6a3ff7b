import ArrowRight from 'lucide-react/icons/arrow-right'
import { useNotFoundPage } from '../../content'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { BrokenTrace } from './broken-trace'

/** Page for unknown addresses: says so and shows the ways onward. */
export function NotFoundPage() {
  const page = useNotFoundPage()
  return (
    <section className="wrap page-header pb-section">
      <SectionLabel text={page.label} designator="E404" />
      <h1>{page.title}</h1>
      <p className="lead">{page.text}</p>
      <BrokenTrace />
      <ul className="cols not-found-links">
        {page.links.map(({ label, text, href }) => (
          <li key={href}>
            <SmartLink href={href}>
              <span>
                <b className="h3">{label}</b>
                <span className="muted">{text}</span>
              </span>
              <ArrowRight className="icon" aria-hidden="true" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
