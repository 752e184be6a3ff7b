import { useMemo, useRef } from 'react'
import { pageCount } from '../../../content/paging'
import type { PostView } from '../../../content/views'
import { useAllPosts, usePostListPage } from '../../content'
import { asPage, pageOf, type Page } from '../../lib/paginate'
import { searchWords, searchOf } from '../../lib/search-text'
import { type BlogSearch, categoryOf } from './blog-search'
import type { PostCategory } from '../../../content/vocabulary'

interface FoundPosts {
  page: Page<PostView>
  /** There is no article at all, with any filter. */
  isEmpty: boolean
  /** Data for the search is still on its way; until it arrives, the last answer is shown. */
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

/**
 * Returns one page of all articles, or of those that a search finds. Without a search, articles
 * load page by page; a search or a category fetches all of them once. A list of a single page has
 * everything already.
 * @param path number of the page in the path; a search counts its own pages
 * @param text the typed search, which the address follows later
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
  const isFailed = asked && all.isError
  return {
    page: page ?? last.current ?? unasked,
    isEmpty: list.total === 0,
    isLoading: !page && !isFailed,
    isFailed,
    retry: () => void all.refetch(),
  }
}

/**
 * Title, excerpt and tags; the text of an article is not searched. No match spans two of them, since a word has
 * no blank.
 */
const withText = searchOf(({ title, excerpt, tags }: PostView) =>
  [title, excerpt, ...tags].join(' '),
)

/**
 * Articles whose title, excerpt or tags contain every word of the text, ignoring case and accents, in the
 * category if one is given. In the order of the list.
 */
export function findPosts(
  posts: readonly PostView[],
  text: string,
  category?: PostCategory,
): PostView[] {
  return withText(category ? posts.filter((post) => post.category === category) : posts, text)
}
