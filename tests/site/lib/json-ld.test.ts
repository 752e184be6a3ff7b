import { expect, it } from 'vitest'
import { companyJsonLd } from '../../../src/site/lib/json-ld'
import { company } from '../features/layout/layout-data'

it('the company is what is known of it: address, hours, route, networks', () => {
  expect(companyJsonLd(company)).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': 'https://www.exemplo.com.br/#empresa',
    telephone: '+551133334444',
    taxID: company.cnpj,
    hasMap: company.map.route,
    address: { addressLocality: 'São Paulo', addressCountry: 'BR' },
    openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' }],
    sameAs: ['https://www.linkedin.com/company/exemplo'],
  })
})

it('a day that it is closed on is closed all day', () => {
  expect(companyJsonLd({ ...company, closedOn: ['2026-12-25'] })).toMatchObject({
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      },
    ],
  })
})

it('nothing of it is empty', () => {
  const said = companyJsonLd({ ...company, socialLinks: [{ network: 'Instagram' }] })
  expect(Object.keys(said)).not.toEqual(expect.arrayContaining(['sameAs']))
  expect(Object.keys(said)).not.toEqual(
    expect.arrayContaining(['specialOpeningHoursSpecification']),
  )
  expect(JSON.stringify(said)).not.toMatch(/null|""|\[\]|\{\}/)
})

it('its place is on the map of a search engine where both coordinates are known', () => {
  const { embed, route } = company.map
  const at = (place: { latitude?: number; longitude?: number }) =>
    companyJsonLd({ ...company, map: { embed, route, ...place } })
  expect(at({ latitude: -23.5, longitude: -46.6 })).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: -23.5, longitude: -46.6 },
  })
  expect(at({ latitude: -23.5 })).not.toHaveProperty('geo')
})
