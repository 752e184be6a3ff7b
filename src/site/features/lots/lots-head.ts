import type { QueryClient } from '@tanstack/react-query'
import { LOTS_PATH, lotsPagePath } from '../../../content/lots/paths'
import type { CompanyView, LotListPage, LotsPageView } from '../../../content/views'
import { companyQuery, formsQuery, lotListQuery, lotsPageQuery, notFoundPageQuery } from '../../content'
import { fillPlaces } from '../../lib/fill-places'
import { formatCount } from '../../lib/format'
import { missingHead, pageHead } from '../../lib/head'
import { lotsJsonLd } from './lots-json-ld'
import { pageOf } from './paginate'

interface LotsData {
  company: CompanyView
  page: LotsPageView
  /** undefined when the path names no page of a list. */
  number: number | undefined
  /** null when the list has fewer pages. */
  list: LotListPage | null
  missing?: { label: string } | undefined
}

/** Everything that a page of the list shows. */
export async function lotsLoader(queryClient: QueryClient, number: number | undefined): Promise<LotsData> {
  const [company, page, list] = await Promise.all([
    queryClient.ensureQueryData(companyQuery),
    queryClient.ensureQueryData(lotsPageQuery),
    number === undefined ? null : queryClient.ensureQueryData(lotListQuery(number)),
    queryClient.ensureQueryData(formsQuery),
  ])
  return { company, page, number, list, missing: list ? undefined : await queryClient.ensureQueryData(notFoundPageQuery) }
}

/**
 * Head of a page of the list: each has an address and a title of its own. Its neighbours are named by links in the page alone:
 * what the head names as next, Firefox fetches in advance, unasked, and Google passes over it (since 2019).
 */
export function lotsHead({ company, page, number, list, missing }: LotsData): ReturnType<typeof pageHead | typeof missingHead> {
  if (number === undefined || !list) return missingHead({ label: missing?.label ?? '', company })
  const path = lotsPagePath(number)
  const crumbs = [{ name: page.header.label, path: LOTS_PATH }]
  const title = fillPlaces(page.pages.title, { pagina: formatCount(number) })
  return pageHead({
    seo: number > 1 ? { ...page.seo, title: `${page.seo.title}, ${title}` } : page.seo,
    path,
    company,
    jsonLd: [lotsJsonLd(list.lots, company, pageOf(Array.from({ length: list.total }), number).first)],
    breadcrumbs: number > 1 ? [...crumbs, { name: title, path }] : crumbs,
  })
}
