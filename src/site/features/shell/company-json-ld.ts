import type { Weekday } from '../../../content/vocabulary'
import type { CompanyView } from '../../../content/views'

const SCHEMA_DAYS: Record<Weekday, string> = {
  domingo: 'Sunday', segunda: 'Monday', terça: 'Tuesday', quarta: 'Wednesday', quinta: 'Thursday', sexta: 'Friday', sábado: 'Saturday',
}

/** The company as schema.org/LocalBusiness, with its address and opening hours. */
export const companyJsonLd = (company: CompanyView) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${company.url}/#empresa`,
  name: company.name,
  legalName: company.legalName,
  description: company.description,
  url: `${company.url}/`,
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.state,
    postalCode: company.address.postalCode,
    addressCountry: 'BR',
  },
  openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => SCHEMA_DAYS[day]),
    opens,
    closes,
  })),
  currenciesAccepted: 'BRL',
  sameAs: company.socialLinks.flatMap(({ url }) => url ?? []),
})
