import type { AboutPageView, CertificationView } from '../../../content/views'
import { formatShortDate } from '../../lib/format'
import { SectionHeading } from '../../ui/section'

/** Certificates and registrations as plates; number, validity and proof show once the documents have them. */
export function Seals({ heading, certifications }: { heading: AboutPageView['certifications']; certifications: CertificationView[] }) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="A6" />
        <ul className="seals">
          {certifications.map(({ slug, name, description, number, validUntil, url }) => (
            <li key={slug}>
              <h3>{name}</h3>
              <p>{description}</p>
              {number && <p className="num">Número {number}</p>}
              {validUntil && <p className="num">Válido até <time dateTime={validUntil}>{formatShortDate(validUntil)}</time></p>}
              {url && <p><a href={url} aria-label={`Conferir ${name}`}>Conferir</a></p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
