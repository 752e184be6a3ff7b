import { useCertifications, useServicesPage } from '../../content'
import { CertificationProof } from '../../ui/certification-proof'

/** Certificates, licences and the standards that are followed. */
export function CertificationList() {
  const certifications = useCertifications()
  const { proof } = useServicesPage()
  return (
    <dl className="certification-list">
      {certifications.map((certification) => (
        <div key={certification.slug}>
          <dt>{certification.name}</dt>
          <dd>{certification.description}</dd>
          <dd className="certification-list-proof num">
            <CertificationProof certification={certification} words={proof} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
