import { statusOf } from '../../../content/lots/listing'
import { lotPath } from '../../../content/lots/paths'
import { webpAddress } from '../../../content/picture-address'
import type { LotStatus } from '../../../content/vocabulary'
import type { CompanyView, LotDetails, LotView, Picture } from '../../../content/views'
import { companyReference } from '../../lib/json-ld'

type Seller = Pick<CompanyView, 'url' | 'name'>

/** schema.org/ItemAvailability of what cannot be bought now. */
const AVAILABILITY: Partial<Record<LotStatus, string>> = {
  reservado: 'https://schema.org/Reserved',
  vendido: 'https://schema.org/SoldOut',
}

/** Absolute address of the largest WebP of a picture. */
const imageUrl = (site: string, picture: Picture): string =>
  'href' in picture ? picture.href : `${site}${webpAddress(picture)}`

/** The price in reais, whether it can be bought, and from whom. */
export const lotOffer = (lot: Pick<LotView, 'price' | 'status'>, company: Seller) => ({
  '@type': 'Offer',
  price: lot.price.toFixed(2),
  priceCurrency: 'BRL',
  availability: AVAILABILITY[statusOf(lot)] ?? 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/UsedCondition',
  seller: companyReference(company),
})

/** The lot of a page as schema.org/Product. Our own rating is no review, so there is none in it. */
export function lotJsonLd(lot: LotDetails, company: Seller): object {
  const url = `${company.url}${lotPath(lot.slug)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#lote`,
    name: lot.title,
    description: lot.description,
    url,
    ...(lot.code && { sku: lot.code }),
    ...(lot.photos.length > 0 && {
      image: lot.photos.map((photo) => imageUrl(company.url, photo)),
    }),
    offers: { ...lotOffer(lot, company), url },
  }
}
