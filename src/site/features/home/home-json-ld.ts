import type { CompanyView } from '../../../content/views'

/** The site as schema.org/WebSite: the name that search engines show, and who publishes it. */
export const homeJsonLd = (company: Pick<CompanyView, 'name' | 'url' | 'description'>): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${company.url}/#site`,
  url: `${company.url}/`,
  name: company.name,
  description: company.description,
  inLanguage: 'pt-BR',
  publisher: { '@id': `${company.url}/#empresa` },
})
