import type { PostView } from '../../../content/views'
import { formatLongDate } from '../../lib/format'

/** Day of publication and reading time, side by side; `readingTime` is the content's word for minutes of reading. */
export function PostFacts({
  post,
  readingTime,
}: {
  post: Pick<PostView, 'date' | 'minutes'>
  readingTime: string
}) {
  return (
    <>
      <time dateTime={post.date}>{formatLongDate(post.date)}</time>
      <span>{`${post.minutes} ${readingTime}`}</span>
    </>
  )
}
