import { servicePath, SERVICES_PATH } from '../../../content/views/services'
import type { CompanyView, ServicesPageView, ServiceView } from '../../../content/views/views'
import { pageHead } from '../../lib/head'
import { companyReference } from '../../lib/json-ld'
import type { Offer } from './offers'

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
    url: `${company.url}${servicePath(slug)}`,
    name: title,
    provider: companyReference(company),
    offers: { '@type': 'Offer', description: `${priceLabel} ${price}` },
  })),
})

interface RequestData {
  company: CompanyView
  /** Of /servicos: its picture is shared with the page. */
  page: Pick<ServicesPageView, 'seo' | 'header'>
  offer: Offer
}

/** Head of the page where a service or an integration is requested. */
export const requestHead = ({ company, page: { seo, header }, offer }: RequestData) =>
  pageHead({
    seo: { ...seo, title: `${offer.title}: solicitação`, description: offer.summary },
    path: offer.path,
    company,
    breadcrumbs: [
      { name: header.title, path: SERVICES_PATH },
      { name: offer.title, path: offer.path },
    ],
  })
