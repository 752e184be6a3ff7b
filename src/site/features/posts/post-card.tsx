import { Link } from '@tanstack/react-router'
import type { PostView } from '../../../content/views'
import { Footprint, PictureView } from '../../ui/picture'
import { formatLongDate } from '../../lib/format'

interface Props {
  post: PostView
  /** Word behind the number of minutes: «min de leitura». */
  readingTime: string
  /** `sizes` of the picture, which depend on the list. */
  sizes: string
  /** Width in px of the narrowest file that the list may need. */
  narrowest?: number
  /** Address of the list, for the article's link back. */
  from?: string
  /** Shows the excerpt; lists of related articles do not. */
  excerpt?: boolean
  priority?: boolean
}

/** An article in a list; its link covers the whole card. */
export function PostCard({
  post,
  readingTime,
  sizes,
  narrowest,
  from,
  excerpt = false,
  priority,
}: Props) {
  return (
    <article className="post-card">
      <div className="picture">
        {/* No alternative text: the title names the link, and the article describes its picture. */}
        <PictureView
          picture={{ ...post.image, alt: '' }}
          sizes={sizes}
          narrowest={narrowest}
          priority={priority}
          fallback={<Footprint symbol={post.category.slice(0, 2)} />}
        />
      </div>
      <div className="post-card-text">
        <p className="silk">{post.category}</p>
        <h3>
          <Link
            className="tap"
            to="/blog/$slug"
            params={{ slug: post.slug }}
            state={from ? { blogList: from } : undefined}
          >
            {post.title}
          </Link>
        </h3>
        {excerpt && <p className="post-card-excerpt note">{post.excerpt}</p>}
        <p className="post-card-facts small muted num">
          <PostFacts post={post} readingTime={readingTime} />
        </p>
      </div>
    </article>
  )
}

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
