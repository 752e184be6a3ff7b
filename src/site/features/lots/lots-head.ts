import type { QueryClient } from '@tanstack/react-query'
import { LOTS_FEED } from '../../../content/feeds'
import { COMPARE_PATH, lotPath, LOTS_PATH } from '../../../content/lots/paths'
import type { CompanyView, LotPageView, LotsPageView, LotView } from '../../../content/views'
import { loadContent, lotListQuery } from '../../content'
import { announcedFeed, listPlace, missingHead, pageHead } from '../../lib/head'
import { asPage } from '../../lib/paginate'

/**
 * The data of a page of the list; `list` is null when there are fewer pages.
 * @param number undefined when the path has no page number
 */
export async function lotsLoader(queryClient: QueryClient, number: number | undefined) {
  const [company, page, layout, list] = await Promise.all([
    loadContent(queryClient, 'company'),
    loadContent(queryClient, 'lots-page'),
    loadContent(queryClient, 'layout-page'),
    number === undefined ? null : queryClient.ensureQueryData(lotListQuery(number)),
  ])
  return {
    company,
    page,
    layout,
    number,
    list,
    missing: list ? undefined : await loadContent(queryClient, 'not-found-page'),
  }
}

/**
 * Head of a page of the list; each page has its own address and title. There is no `rel=next`: Firefox fetches
 * such pages in advance, and Google has ignored it since 2019.
 */
export function lotsHead({
  company,
  page,
  layout,
  number,
  list,
  missing,
}: Awaited<ReturnType<typeof lotsLoader>>): ReturnType<typeof pageHead | typeof missingHead> {
  if (number === undefined || !list) return missingHead({ label: missing?.label ?? '', company })
  return pageHead({
    ...listPlace(page, LOTS_PATH, number, layout.pages),
    company,
    feed: announcedFeed(LOTS_FEED, page.list.title),
    jsonLd: [lotsJsonLd(list.lots, company, asPage(list.lots, number, list.total).first)],
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
  page,
}: {
  company: CompanyView
  list: LotsPageView
  page: LotPageView
}): ReturnType<typeof pageHead> {
  const { heading, note } = page.compare
  const head = pageHead({
    seo: { title: heading.label, description: note, image: list.seo.image },
    path: COMPARE_PATH,
    company,
    breadcrumbs: [
      { name: list.header.label, path: LOTS_PATH },
      { name: heading.label, path: COMPARE_PATH },
    ],
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}
