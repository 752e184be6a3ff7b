/** Addresses of articles, their reading time, and which belong together. */

export const BLOG_PATH = '/blog'

/** An article's own page. */
export const postPath = (slug: string): string => `${BLOG_PATH}/${slug}`

/**
 * Reading speed, in words a minute (Brysbaert 2019: adults read prose silently at about 238; tables
 * slow it).
 */
const WORDS_A_MINUTE = 220

/** Whole minutes that it takes to read a text, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE))

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
