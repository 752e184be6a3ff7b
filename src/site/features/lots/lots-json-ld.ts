import { webpAddress } from '../../../content/picture-address'
import type { CompanyView, LotView, Picture } from '../../../content/views'

/** As many as the page shows on arrival: structured data has to describe what a visitor sees. */
export const LOTS_SHOWN = 24

/** Absolute address of the largest WebP of a picture. */
const imageUrl = (site: string, picture: Picture) =>
  'href' in picture ? picture.href : `${site}${webpAddress(picture)}`

/** The first lots as schema.org products with an offer, in one list. Addresses are absolute. */
export function lotsJsonLd(lots: readonly LotView[], company: Pick<CompanyView, 'url' | 'name'>): object {
  const page = `${company.url}/lotes-informatica`
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: lots.slice(0, LOTS_SHOWN).map((lot, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: lot.title,
        description: lot.description,
        url: `${page}#lote-${lot.slug}`,
        ...(lot.photo && { image: imageUrl(company.url, lot.photo) }),
        offers: {
          '@type': 'Offer',
          price: lot.price.toFixed(2),
          priceCurrency: 'BRL',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/UsedCondition',
          seller: { '@type': 'Organization', name: company.name },
        },
      },
    })),
  }
}
