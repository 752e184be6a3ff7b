import type { QueryClient } from '@tanstack/react-query'
import { LOTS_PATH } from '../../../content/lots/paths'
import type { CompanyView, LotListPage, LotsPageView, ShellView } from '../../../content/views'
import {
  companyQuery,
  lotListQuery,
  lotsPageQuery,
  notFoundPageQuery,
  shellQuery,
} from '../../content'
import { listPlace, missingHead, pageHead } from '../../lib/head'
import { asPage } from '../../lib/paginate'
import { lotsJsonLd } from './lots-json-ld'

interface LotsData {
  company: CompanyView
  page: LotsPageView
  shell: ShellView
  /** undefined when the path names no page of a list. */
  number: number | undefined
  /** null when the list has fewer pages. */
  list: LotListPage | null
  missing?: { label: string } | undefined
}

/** Everything that a page of the list shows. */
export async function lotsLoader(
  queryClient: QueryClient,
  number: number | undefined,
): Promise<LotsData> {
  const [company, page, shell, list] = await Promise.all([
    queryClient.ensureQueryData(companyQuery),
    queryClient.ensureQueryData(lotsPageQuery),
    queryClient.ensureQueryData(shellQuery),
    number === undefined ? null : queryClient.ensureQueryData(lotListQuery(number)),
  ])
  return {
    company,
    page,
    shell,
    number,
    list,
    missing: list ? undefined : await queryClient.ensureQueryData(notFoundPageQuery),
  }
}

/**
 * Head of a page of the list: each has an address and a title of its own. Its neighbours are named by links in the page alone:
 * what the head names as next, Firefox fetches in advance, unasked, and Google passes over it (since 2019).
 */
export function lotsHead({
  company,
  page,
  shell,
  number,
  list,
  missing,
}: LotsData): ReturnType<typeof pageHead | typeof missingHead> {
  if (number === undefined || !list) return missingHead({ label: missing?.label ?? '', company })
  return pageHead({
    ...listPlace(page, LOTS_PATH, number, shell.pages),
    company,
    jsonLd: [lotsJsonLd(list.lots, company, asPage(list.lots, number, list.total).first)],
  })
}
