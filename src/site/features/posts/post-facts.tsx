import type { PostView } from '../../../content/views'
import { useBlogPage } from '../../content'
import { formatLongDate } from '../../lib/format'

/** Day of publication and reading time, side by side. */
export function PostFacts({ post }: { post: Pick<PostView, 'date' | 'minutes'> }) {
  const { article } = useBlogPage()
  return (
    <>
      <time dateTime={post.date}>{formatLongDate(post.date)}</time>
      <span>{`${post.minutes} ${article.readingTime}`}</span>
    </>
  )
}
