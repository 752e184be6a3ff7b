import type { AboutPageView, CertificationView } from '../../../content/views'
import { formatShortDate } from '../../lib/format'
import { SectionHeading } from '../../ui/section'

interface SealsProps {
  heading: AboutPageView['certifications']
  words: AboutPageView['proof']
  certifications: CertificationView[]
}

/** Certificates and registrations as plates; number, validity and proof show once the documents have them. */
export function Seals({ heading, words, certifications }: SealsProps) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="A6" />
        <ul className="seals">
          {certifications.map(({ slug, name, description, number, validUntil, url }) => (
            <li key={slug}>
              <h3>{name}</h3>
              <p>{description}</p>
              {number && <p className="num">{`${words.number} ${number}`}</p>}
              {validUntil && <p className="num">{`${words.validUntil} `}<time dateTime={validUntil}>{formatShortDate(validUntil)}</time></p>}
              {url && <p><a href={url} aria-label={`${words.check} ${name}`}>{words.check}</a></p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
