import { useMemo, useRef } from 'react'
import { pageCount } from '../../../content/paging'
import type { PostView } from '../../../content/views'
import { useAllPosts, usePostListPage } from '../../content'
import { asPage, pageOf, type Page } from '../../lib/paginate'
import { searchWords } from '../../lib/search-text'
import { type BlogSearch, categoryOf } from './blog-search'
import { findPosts } from './find-posts'

export interface FoundPosts {
  page: Page<PostView>
  /** There is no article at all, whatever is asked for. */
  isEmpty: boolean
  /** The search needs what has not arrived yet: until then the last answer stays. */
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

/**
 * One page of the list, of all articles or of those asked for. All articles come page by page; a search or a category asks once
 * for all of them. A list of one page has everything already.
 * @param path the page that the path names; a search counts its own pages
 * @param text the search, which the address follows
 */
export function useFoundPosts(
  path: number,
  { categoria, pagina = '1' }: BlogSearch,
  text: string,
): FoundPosts {
  const list = usePostListPage(path)
  const category = categoryOf(categoria)
  const asked = category !== undefined || searchWords(text).length > 0
  const isWhole = pageCount(list.total) === 1
  const all = useAllPosts(asked && !isWhole)
  const posts = isWhole ? list.posts : all.data
  const found = useMemo(
    () => (asked && posts ? findPosts(posts, text, category) : undefined),
    [asked, posts, text, category],
  )

  const unasked = asPage(list.posts, path, list.total)
  const page = asked ? found && pageOf(found, Number(pagina)) : unasked
  const last = useRef(page)
  if (page) last.current = page
  return {
    page: page ?? last.current ?? unasked,
    isEmpty: list.total === 0,
    isLoading: !page,
    isFailed: asked && all.isError,
    retry: () => void all.refetch(),
  }
}
