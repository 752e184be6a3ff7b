import type { PostView } from '../../../content/views'
import { formatLongDate } from '../../lib/format'

/** Day of publication and reading time. `readingTime` is the text behind the number: «min de leitura». */
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
