import type { CompanyView, ServiceView } from '../../../content/views'
import { companyReference } from '../../lib/json-ld'

type Service = Pick<ServiceView, 'slug' | 'title' | 'priceLabel' | 'price'>

/** The services of /servicos as schema.org/Service, each with its price in the words of the page. */
export const servicesJsonLd = (
  services: readonly Service[],
  company: Pick<CompanyView, 'name' | 'url'>,
): object => ({
  '@context': 'https://schema.org',
  '@graph': services.map(({ slug, title, priceLabel, price }) => ({
    '@type': 'Service',
    '@id': `${company.url}/servicos#${slug}`,
    name: title,
    provider: companyReference(company),
    offers: { '@type': 'Offer', description: `${priceLabel} ${price}` },
  })),
})
