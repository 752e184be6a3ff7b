import type { QueryClient } from '@tanstack/react-query'
import { BLOG_PATH } from '../../../content/posts'
import type { BlogPageView, CompanyView, PostListPage, LayoutView } from '../../../content/views'
import {
  blogPageQuery,
  companyQuery,
  formsQuery,
  notFoundPageQuery,
  postListQuery,
  layoutQuery,
} from '../../content'
import { listPlace, missingHead, pageHead } from '../../lib/head'

interface BlogData {
  company: CompanyView
  page: BlogPageView
  layout: LayoutView
  /** undefined when the path has no page number. */
  number: number | undefined
  /** null when the list has fewer pages. */
  list: PostListPage | null
  missing?: { label: string } | undefined
}

/** The data of a page of the list. */
export async function blogLoader(
  queryClient: QueryClient,
  number: number | undefined,
): Promise<BlogData> {
  const [company, page, layout, list] = await Promise.all([
    queryClient.ensureQueryData(companyQuery),
    queryClient.ensureQueryData(blogPageQuery),
    queryClient.ensureQueryData(layoutQuery),
    number === undefined ? null : queryClient.ensureQueryData(postListQuery(number)),
    queryClient.ensureQueryData(formsQuery),
  ])
  return {
    company,
    page,
    layout,
    number,
    list,
    missing: list ? undefined : await queryClient.ensureQueryData(notFoundPageQuery),
  }
}

/** Head of a page of the list; each page has its own address and title. */
export function blogHead({
  company,
  page,
  layout,
  number,
  list,
  missing,
}: BlogData): ReturnType<typeof pageHead | typeof missingHead> {
  if (number === undefined || !list) return missingHead({ label: missing?.label ?? '', company })
  return pageHead({ ...listPlace(page, BLOG_PATH, number, layout.pages), company })
}
