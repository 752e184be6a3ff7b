/** Addresses of everything about articles. */

export const BLOG_PATH = '/blog'

/** An article's own page. */
export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`

/** What the n-th page of the list shows. */
export const postListDataPath = (page: number): string => `/dados/artigos/${page}.json`

/** An article leads on to two others at most. */
const MAX_RELATED = 2

/** Up to two other articles of the same category, newest first as the list is. */
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
