import type { CompanyView, Seo } from '../../../content/views'

/** The page as schema.org/AboutPage of the company that it describes (lib/company-json-ld.ts). */
export const aboutJsonLd = (
  seo: Pick<Seo, 'title' | 'description'>,
  company: Pick<CompanyView, 'url'>,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'AboutPage',
  url: `${company.url}/sobre`,
  name: seo.title,
  description: seo.description,
  inLanguage: 'pt-BR',
  mainEntity: { '@id': `${company.url}/#empresa` },
})
