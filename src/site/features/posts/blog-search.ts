import { pagePath } from '../../../content/paging'
import { BLOG_PATH } from '../../../content/posts'
import { categorySlug, POST_CATEGORIES, type PostCategory } from '../../../content/vocabulary'
import { pageNamed } from '../../lib/paginate'
import { cleanQuery } from '../../lib/search-text'

/** What the address of the blog says. A field that is absent does not filter. */
export interface BlogSearch {
  q?: string
  /** Slug of a category: economia-circular. */
  categoria?: string
  /** A page of what was asked for, as digits of a number from 2; the path names a page of all articles. */
  pagina?: string
}

/** The category that an address names by its slug; undefined for anything else. */
export const categoryOf = (slug: unknown): PostCategory | undefined =>
  POST_CATEGORIES.find((category) => categorySlug(category) === slug)

/** Reads `?q=&categoria=&pagina=`. Never throws: a wrong value is dropped, and so cleans itself from the address. */
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
export function blogHref({ q, categoria, pagina }: BlogSearch): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(categoria && { categoria }),
    ...(pagina && { pagina }),
  })
  return query.size > 0 ? `${BLOG_PATH}?${query}` : BLOG_PATH
}

/** Address of a page of the list: of what is asked for, else of all articles, which `path` names. */
export const listHref = (path: number, search: BlogSearch): string =>
  isFiltered(search) ? blogHref(search) : pagePath(BLOG_PATH, path)
