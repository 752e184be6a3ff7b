import type { AboutPageView, CertificationView } from '../../../content/views'
import { CertificationProof } from '../../ui/certification-proof'
import { SectionHeading } from '../../ui/section'

interface SealsProps {
  heading: AboutPageView['certifications']
  words: AboutPageView['proof']
  certifications: CertificationView[]
}

/** Certificates, registrations and the standards that are followed, as plates. */
export function Seals({ heading, words, certifications }: SealsProps) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHeading heading={heading} designator="A6" />
        <ul className="seals">
          {certifications.map((certification) => (
            <li key={certification.slug}>
              <h3>{certification.name}</h3>
              <p>{certification.description}</p>
              <p className="seals-proof num">
                <CertificationProof certification={certification} words={words} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
