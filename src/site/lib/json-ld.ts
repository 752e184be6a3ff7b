import { WEEKDAYS } from '../../content/vocabulary'
import type { CompanyView } from '../../content/views/views'

/** In the order of WEEKDAYS. */
const SCHEMA_DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The company as seller, buyer or publisher on other pages; the `@id` ties it to its whole description. */
export const companyReference = ({ name, url }: Pick<CompanyView, 'name' | 'url'>) => ({
  '@type': 'LocalBusiness',
  '@id': `${url}/#empresa`,
  name,
  url: `${url}/`,
})

/**
 * The company as schema.org/LocalBusiness, with its address, opening hours and the days on which it
 * is closed. Only pages about the company carry it: Google wants an organization once, on the home
 * page or on a page that describes it, not on every page
 * (developers.google.com/search/docs/appearance/structured-data/organization).
 */
export const companyJsonLd = (company: CompanyView): object => ({
  '@context': 'https://schema.org',
  ...companyReference(company),
  legalName: company.legalName,
  taxID: company.cnpj,
  description: company.description,
  email: company.email,
  telephone: company.phone,
  // The build draws this picture from the logo.
  image: `${company.url}/icones/512.png`,
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
    dayOfWeek: days.map((day) => SCHEMA_DAYS[WEEKDAYS.indexOf(day)]),
    opens,
    closes,
  })),
  // schema.org reads opening and closing at midnight as closed all day.
  specialOpeningHoursSpecification: company.closedOn?.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: day,
    validThrough: day,
  })),
})
