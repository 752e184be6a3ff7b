import { POST_CATEGORIES, type PostCategory } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'

/** What the address of the blog says. A field that is absent does not filter. */
export interface BlogSearch {
  q?: string
  /** Slug of a category: economia-circular. */
  categoria?: string
}

/** Longer than any article title (110), so that a pasted title still finds its article. */
const MAX_QUERY = 120

/** The text of a search as the address keeps it: single blanks, none at the ends, at most 120 characters. */
export const cleanQuery = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY).trim()

/** «Saúde e Meio Ambiente» -> saude-e-meio-ambiente */
export const categorySlug = (category: PostCategory): string => foldText(category).replaceAll(' ', '-')

/** The category that an address names by its slug; undefined for anything else. */
export const categoryOf = (slug: unknown): PostCategory | undefined =>
  POST_CATEGORIES.find((category) => categorySlug(category) === slug)

/** Reads `?q=&categoria=`. Never throws: a wrong value is dropped, and so cleans itself from the address. */
export function validateBlogSearch(input: Record<string, unknown>): BlogSearch {
  // The router reads `?q=800` as a number and `?q=true` as a boolean; to a visitor both are text.
  const text = ['string', 'number', 'boolean'].includes(typeof input.q) ? String(input.q) : ''
  const category = categoryOf(input.categoria)
  return { q: cleanQuery(text) || undefined, categoria: category && categorySlug(category) }
}

export const isFiltered = ({ q, categoria }: BlogSearch): boolean => q !== undefined || categoria !== undefined

/** Address of the list with this filter: /blog?q=cobre */
export function blogHref({ q, categoria }: BlogSearch): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(categoria && { categoria }) })
  return query.size > 0 ? `/blog?${query}` : '/blog'
}
