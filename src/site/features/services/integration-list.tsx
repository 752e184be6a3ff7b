import { useIntegrations, useServicesPage } from '../../content'
import { RequestLink } from './request-link'

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

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
          <p className="integration-list-systems">{list.format(systems)}</p>
          <ul className="ring-list">{benefits.map((benefit) => <li key={benefit}>{benefit}</li>)}</ul>
          <RequestLink slug={slug} title={title} text={integrationButton} variant="outline" />
        </li>
      ))}
    </ul>
  )
}
