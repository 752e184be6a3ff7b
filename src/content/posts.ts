/** Addresses of everything about articles. */

export const BLOG_PATH = '/blog'

/** An article's own page. */
export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`

/** The data of the list's n-th page. */
export const postListDataPath = (page: number): string => `/dados/artigos/${page}.json`

/** Most related articles at the end of an article. */
const MAX_RELATED = 2

/** Returns up to two other articles of the same category, newest first as in the list. */
export function relatedPosts<Post extends { slug: string; category: string }>(
  posts: readonly Post[],
  post: Post,
): Post[] {
  const related: Post[] = []
  for (const other of posts) {
    if (related.length === MAX_RELATED) break
    if (other.category === post.category && other.slug !== post.slug) related.push(other)
  }
  return related
}
