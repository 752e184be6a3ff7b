/** Addresses of everything about articles. */

export const BLOG_PATH = '/blog'

/** An article's own page. */
export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`

/** What the n-th page of the list shows. */
export const postListDataPath = (page: number): string => `/dados/artigos/${page}.json`
