import { LOTS_PATH } from '../../../content/lots/paths'
import type { CompanyView, LotView } from '../../../content/views'
import { imageUrl, lotOffer } from './lot-json-ld'

/** As many as the page shows on arrival: structured data has to describe what a visitor sees. */
export const LOTS_SHOWN = 24

interface ListOptions {
  /** Place of the first of these lots in the whole list, from 1. */
  first?: number
  /** A lot's address below the site's. */
  pathOf?: (slug: string) => string
}

/** The lots that a page of the list shows, as schema.org products with an offer, in one list. Addresses are absolute. */
export function lotsJsonLd(lots: readonly LotView[], company: Pick<CompanyView, 'url' | 'name'>, { first = 1, pathOf = (slug) => `${LOTS_PATH}#lote-${slug}` }: ListOptions = {}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: lots.slice(0, LOTS_SHOWN).map((lot, index) => ({
      '@type': 'ListItem',
      position: first + index,
      item: {
        '@type': 'Product',
        name: lot.title,
        description: lot.description,
        url: `${company.url}${pathOf(lot.slug)}`,
        ...(lot.photo && { image: imageUrl(company.url, lot.photo) }),
        offers: lotOffer(lot, company),
      },
    })),
  }
}
