import type { PostView } from '../../../content/views'
import type { PostCategory } from '../../../content/vocabulary'
import { searchOf } from '../../lib/search-text'

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
