import type { QueryClient } from '@tanstack/react-query'
import { LOTS_FEED, LOTS_FEED_TITLE } from '../../../../content/views/feeds'
import { COMPARE_PATH, lotPath, LOTS_PATH } from '../../../../content/lots/paths'
import type { CompanyView, LotsPageView, LotView } from '../../../../content/views/views'
import { loadContent } from '../../../content'
import { announcedFeed, listPlace, missingHead, pageHead } from '../../../lib/head'
import { pageOf } from '../../../lib/paginate'
import { pageCount } from '../../../../content/views/paging'
import { COMPARE_NOTE } from './compare-search'

/**
 * The data of a page of the list; `found` is undefined when there are fewer pages.
 * @param number undefined when the path has no page number
 */
export async function lotsLoader(queryClient: QueryClient, number: number | undefined) {
  const [company, page, lots] = await Promise.all([
    loadContent(queryClient, 'company'),
    loadContent(queryClient, 'lots-page'),
    loadContent(queryClient, 'lots'),
    loadContent(queryClient, 'freight'),
  ])
  const found =
    number !== undefined && number <= pageCount(lots.length) ? pageOf(lots, number) : undefined
  const missing = found ? undefined : await loadContent(queryClient, 'not-found-page')
  return { company, page, found, missing }
}

/**
 * Head of a page of the list; each page has its own address and title. There is no `rel=next`: Firefox fetches
 * such pages in advance, and Google has ignored it since 2019.
 */
export function lotsHead({
  company,
  page,
  found,
  missing,
}: Awaited<ReturnType<typeof lotsLoader>>): ReturnType<typeof pageHead | typeof missingHead> {
  if (!found) return missingHead({ label: missing?.label ?? '', company })
  return pageHead({
    ...listPlace(page, LOTS_PATH, found.page),
    company,
    feed: announcedFeed(LOTS_FEED, LOTS_FEED_TITLE),
    jsonLd: [lotsJsonLd(found.items, company, found.first)],
  })
}

/**
 * The lots of a page as schema.org/ItemList, in the form that Google wants for summary pages: position and
 * absolute address of each (developers.google.com/search/docs/appearance/structured-data/carousel).
 * @param first position of the first lot in the whole list, from 1
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

/** Head of /lotes-informatica/comparar. Search engines skip the page: the lots' own pages have its content. */
export function compareHead({
  company,
  list,
}: {
  company: CompanyView
  list: LotsPageView
}): ReturnType<typeof pageHead> {
  const head = pageHead({
    seo: { title: 'Comparar lotes', description: COMPARE_NOTE, image: list.seo.image },
    path: COMPARE_PATH,
    company,
    breadcrumbs: [
      { name: list.header.label, path: LOTS_PATH },
      { name: 'Comparar lotes', path: COMPARE_PATH },
    ],
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}
