import type { PostView } from '../../../content/views'
import { formatLongDate } from '../../lib/format'

/** Day of publication and reading time, side by side. */
export function PostFacts({ post }: { post: Pick<PostView, 'date' | 'minutes'> }) {
  return (
    <>
      <time dateTime={post.date}>{formatLongDate(post.date)}</time>
      <span>{post.minutes} min de leitura</span>
    </>
  )
}
