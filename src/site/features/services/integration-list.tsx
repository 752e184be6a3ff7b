import { useIntegrations, useServicesPage } from '../../content'
import { formatList } from '../../lib/format'
import { RequestLink } from './request-link'

/** The integrations in columns whose parts stand on common lines. */
export function IntegrationList() {
  const integrations = useIntegrations()
  const { integrationButton } = useServicesPage()
  return (
    <ul className="integration-list">
      {integrations.map(({ slug, title, description, systems, benefits }) => (
        <li key={slug}>
          <h3>{title}</h3>
          <p>{description}</p>
          <p className="integration-list-systems">{formatList(systems)}</p>
          <ul className="ring-list">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <RequestLink slug={slug} title={title} text={integrationButton} variant="outline" />
        </li>
      ))}
    </ul>
  )
}
