import { pagePath } from '../../../content/views/paging'
import { BLOG_PATH } from '../../../content/posts/posts'
import type { PostView } from '../../../content/views/views'
import { categorySlug, POST_CATEGORIES } from '../../../content/vocabulary'
import { stringifySearch } from '../../lib/address-search'
import { pageNamed } from '../../lib/paginate'
import { cleanQuery, searchOf } from '../../lib/search-text'

/** Query of the blog's address. An absent field does not filter. */
export interface BlogSearch {
  q?: string
  /** Slug of a category: economia-circular. */
  categoria?: string
  /** Page of a filtered list, digits of a number from 2; pages of all articles have their number in the path. */
  pagina?: string
}

/** Reads `?q=&categoria=&pagina=`. Never throws: wrong values are dropped, which removes them from the address. */
export function validateBlogSearch(input: Record<string, unknown>): BlogSearch {
  const filter: BlogSearch = {
    q: (typeof input.q === 'string' && cleanQuery(input.q)) || undefined,
    categoria: POST_CATEGORIES.map(categorySlug).find((slug) => slug === input.categoria),
  }
  return {
    ...filter,
    pagina: isFiltered(filter) ? pageNamed(String(input.pagina))?.toString() : undefined,
  }
}

export const isFiltered = ({ q, categoria }: BlogSearch): boolean =>
  q !== undefined || categoria !== undefined

/** Address of the n-th page of the list with this filter: /blog?q=cobre, /blog/pagina/2 */
export const listHref = (page: number, { q, categoria }: BlogSearch): string =>
  isFiltered({ q, categoria })
    ? `${BLOG_PATH}${stringifySearch({ q, categoria, pagina: page > 1 ? String(page) : undefined })}`
    : pagePath(BLOG_PATH, page)

/** No match spans title, excerpt and tags, since a word has no blank. The text of an article is not searched. */
const withText = searchOf(({ title, excerpt, tags }: PostView) =>
  [title, excerpt, ...tags].join(' '),
)

/**
 * Articles of the category, in the order of the list, whose title, excerpt or tags contain every
 * word of the query, ignoring case and accents.
 */
export const findPosts = (
  posts: readonly PostView[],
  { q = '', categoria }: BlogSearch,
): PostView[] =>
  withText(
    categoria ? posts.filter(({ category }) => categorySlug(category) === categoria) : posts,
    q,
  )
