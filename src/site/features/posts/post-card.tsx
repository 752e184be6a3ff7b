import { Link } from '@tanstack/react-router'
import type { PostView } from '../../../content/views'
import { Footprint } from '../../ui/footprint'
import { PictureView } from '../../ui/picture'
import { PostFacts } from './post-facts'

interface Props {
  post: PostView
  /** What stands behind the minutes of reading. */
  readingTime: string
  /** `sizes` of the picture, which the card's list knows. */
  sizes: string
  /** px of the narrowest file that its list may need. */
  narrowest?: number
  /** Address of the list that the article's way back leads to. */
  from?: string
  /** Lists of related articles have no excerpt. */
  excerpt?: boolean
  priority?: boolean
}

/** An article in a list: one link, over the whole card. */
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
        {/* The title says what the card leads to; the picture's description belongs to the article. */}
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
            to="/blog/$slug"
            params={{ slug: post.slug }}
            state={from ? { blogList: from } : undefined}
          >
            {post.title}
          </Link>
        </h3>
        {excerpt && <p className="post-card-excerpt">{post.excerpt}</p>}
        <p className="post-card-facts small muted num">
          <PostFacts post={post} readingTime={readingTime} />
        </p>
      </div>
    </article>
  )
}
