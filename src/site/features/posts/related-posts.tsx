import type { PostView } from '../../../content/views'
import { useContent } from '../../content'
import { SectionLabel } from '../../ui/section'
import { PostCard } from './post-card'

const SIZES = '(max-width: 767px) 112px, 200px'

/** Section with other articles; nothing when there are none. */
export function RelatedPosts({
  title,
  posts,
  from,
}: {
  title: string
  posts: PostView[]
  from?: string
}) {
  const { readingTime } = useContent('blog-page').article
  if (posts.length === 0) return null
  return (
    <section
      className="related-posts on-backdrop py-16 md:py-22 sec"
      aria-labelledby="relacionados"
    >
      <div className="wrap">
        <SectionLabel text={title} designator="B2" />
        <h2 className="sr" id="relacionados">
          {title}
        </h2>
        <ul className="related-posts-list">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} readingTime={readingTime} sizes={SIZES} from={from} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
