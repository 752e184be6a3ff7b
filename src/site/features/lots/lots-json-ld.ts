import { lotPath } from '../../../content/lots/paths'
import type { CompanyView, LotView } from '../../../content/views'
import { imageUrl, lotOffer } from './lot-json-ld'

/** The lots that a page of the list shows, as schema.org products with an offer, in one list. Addresses are absolute. `first`: place of the first of them in the whole list, from 1. */
export function lotsJsonLd(lots: readonly LotView[], company: Pick<CompanyView, 'url' | 'name'>, first = 1): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: lots.map((lot, index) => ({
      '@type': 'ListItem',
      position: first + index,
      item: {
        '@type': 'Product',
        name: lot.title,
        description: lot.description,
        url: `${company.url}${lotPath(lot.slug)}`,
        ...(lot.photo && { image: imageUrl(company.url, lot.photo) }),
        offers: lotOffer(lot, company),
      },
    })),
  }
}
