import ArrowRight from 'lucide-react/icons/arrow-right'
import { useContent } from '../../content'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'

/** Page for unknown addresses, with links to known ones. */
export function NotFoundPage() {
  const page = useContent('not-found-page')
  return (
    <section className="wrap page-header pb-section">
      <SectionLabel text={page.label} designator="E404" />
      <h1>{page.title}</h1>
      <p className="lead">{page.text}</p>
      <BrokenTrace />
      <ul className="cols not-found-links">
        {page.links.map(({ label, text, href }, index) => (
          <li key={index}>
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

/** A trace that is cut before it reaches its pad. At its own size, because scaled traces blur. Decoration. */
function BrokenTrace() {
  return (
    <svg
      className="trace broken-trace"
      width="280"
      height="78"
      viewBox="0 0 280 78"
      aria-hidden="true"
    >
      <circle className="trace-ring" cx="7" cy="16" r="5" />
      <path d="M12 16H92l44 44H160" />
      <path d="M156 68l12-16M180 68l12-16" />
      <path strokeDasharray="2 7" d="M188 60H261" />
      <circle className="trace-ring" cx="268" cy="60" r="5" />
    </svg>
  )
}
