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
      <ul className="grid gap-x-gutter md:grid-cols-2">
        {page.links.map(({ label, text, href }, index) => (
          <li key={index}>
            <SmartLink
              className="group flex items-center gap-4 border-t border-hair py-4.5 no-underline"
              href={href}
            >
              <span className="flex-1">
                <b className="h3 block text-mask-800 decoration-2 underline-offset-3 group-hover:text-mask-600 group-hover:underline">
                  {label}
                </b>
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
      className="trace static mt-8 mb-6"
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
