import type { Weekday } from '../../content/vocabulary'
import type { CompanyView } from '../../content/views'

const SCHEMA_DAYS: Record<Weekday, string> = {
  domingo: 'Sunday',
  segunda: 'Monday',
  terça: 'Tuesday',
  quarta: 'Wednesday',
  quinta: 'Thursday',
  sexta: 'Friday',
  sábado: 'Saturday',
}

/** Without what is not known: a key of nothing, an empty text or an empty list says something wrong to who reads it. */
const known = (facts: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Who sells, buys or publishes: what ties another page to the whole description. */
export const companyReference = ({ name, url }: Pick<CompanyView, 'name' | 'url'>) => ({
  '@type': 'LocalBusiness',
  '@id': `${url}/#empresa`,
  name,
  url: `${url}/`,
})

/**
 * The company as schema.org/LocalBusiness, with its address, opening hours and the days on which it is closed. For the pages
 * about it: Google asks for an organization once, on the home page or one that describes it, not on every page
 * (developers.google.com/search/docs/appearance/structured-data/organization).
 */
export const companyJsonLd = (company: CompanyView): object =>
  known({
    '@context': 'https://schema.org',
    ...companyReference(company),
    legalName: company.legalName,
    taxID: company.cnpj,
    description: company.description,
    email: company.email,
    telephone: company.phone,
    // The build draws it from the mark.
    image: `${company.url}/icones/512.png`,
    hasMap: company.map.route,
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
    // Both hours at midnight say closed all day.
    specialOpeningHoursSpecification: (company.closedOn ?? []).map((day) => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: day,
      validThrough: day,
    })),
    currenciesAccepted: 'BRL',
    sameAs: company.socialLinks.flatMap(({ url }) => url ?? []),
  })
