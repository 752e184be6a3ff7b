import { lotPath } from '../../../content/lots/paths'
import type { CompanyView, LotView } from '../../../content/views'

/**
 * The lots that a page of the list shows, as Google asks for it of a page that sums others up: each is a place and an absolute
 * address, and its own page says the rest (developers.google.com/search/docs/appearance/structured-data/carousel).
 * @param first place of the first of them in the whole list, from 1
 */
export const lotsJsonLd = (
  lots: readonly Pick<LotView, 'slug'>[],
  company: Pick<CompanyView, 'url'>,
  first = 1,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: lots.map(({ slug }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: `${company.url}${lotPath(slug)}`,
  })),
})
