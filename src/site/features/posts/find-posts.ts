import type { PostView } from '../../../content/views'
import type { PostCategory } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'
import { searchWords } from '../../lib/search-text'

/** Each article is folded once and not at every keystroke. */
const keys = new WeakMap<PostView, string>()

/** Title, excerpt and tags in the form that searches compare; the text of an article is not searched. */
function searchKey(post: PostView): string {
  let key = keys.get(post)
  // Line breaks between the parts keep a match from spanning two of them.
  if (key === undefined)
    keys.set(post, (key = [post.title, post.excerpt, ...post.tags].map(foldText).join('\n')))
  return key
}

/**
 * Articles whose title, excerpt or tags contain every word of the text, ignoring case and accents, in the
 * category if one is given. In the order of the list.
 */
export function findPosts(
  posts: readonly PostView[],
  text: string,
  category?: PostCategory,
): PostView[] {
  const words = searchWords(text)
  return posts.filter(
    (post) =>
      (!category || post.category === category) &&
      words.every((word) => searchKey(post).includes(word)),
  )
}
