import { formatShortDate } from '../../lib/format'
import { SmartLink } from '../../ui/smart-link'
import { useCertifications, useServicesPage } from '../../content'

/** Certificates and licences, with number, validity and proof where the content gives them. */
export function CertificationList() {
  const certifications = useCertifications()
  const { proof } = useServicesPage()
  return (
    <dl className="certification-list">
      {certifications.map(({ slug, name, description, number, validUntil, url }) => (
        <div key={slug}>
          <dt>{name}</dt>
          <dd>{description}</dd>
          {(number || validUntil || url) && (
            <dd className="certification-list-proof num">
              {number && <span>{`${proof.number} ${number}`}</span>}
              {validUntil && <span>{`${proof.validUntil} ${formatShortDate(validUntil)}`}</span>}
              {url && <SmartLink href={url} newTab>{proof.check}<span className="sr"> {name}</span></SmartLink>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
