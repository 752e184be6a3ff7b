import { pagePath } from '../../../content/paging'
import { BLOG_PATH } from '../../../content/posts'
import { categorySlug, POST_CATEGORIES, type PostCategory } from '../../../content/vocabulary'
import { stringifySearch } from '../../lib/address-search'
import { pageNamed } from '../../lib/paginate'
import { cleanQuery } from '../../lib/search-text'

/** Query of the blog's address. An absent field does not filter. */
export interface BlogSearch {
  q?: string
  /** Slug of a category: economia-circular. */
  categoria?: string
  /** Page of a filtered list, digits of a number from 2; pages of all articles have their number in the path. */
  pagina?: string
}

/** The category with this slug; undefined for any other value. */
export const categoryOf = (slug: unknown): PostCategory | undefined =>
  POST_CATEGORIES.find((category) => categorySlug(category) === slug)

/** Reads `?q=&categoria=&pagina=`. Never throws: wrong values are dropped, which removes them from the address. */
export function validateBlogSearch(input: Record<string, unknown>): BlogSearch {
  const text = typeof input.q === 'string' ? input.q : ''
  const category = categoryOf(input.categoria)
  const asked: BlogSearch = {
    q: cleanQuery(text) || undefined,
    categoria: category && categorySlug(category),
  }
  return {
    ...asked,
    pagina: isFiltered(asked) ? pageNamed(String(input.pagina))?.toString() : undefined,
  }
}

export const isFiltered = ({ q, categoria }: BlogSearch): boolean =>
  q !== undefined || categoria !== undefined

/** Address of the list with this filter: /blog?q=cobre */
export const blogHref = ({ q, categoria, pagina }: BlogSearch): string =>
  `${BLOG_PATH}${stringifySearch({ q, categoria, pagina })}`

/** Address of the list with this search; without a filter, of page `path` of all articles. */
export const listHref = (path: number, search: BlogSearch): string =>
  isFiltered(search) ? blogHref(search) : pagePath(BLOG_PATH, path)
