import { Link } from '@tanstack/react-router'
import type { PostView } from '../../../content/views/views'
import { formatLongDate } from '../../lib/format'
import { Footprint, PictureView } from '../../ui/picture'
import { SectionLabel } from '../../ui/section'

interface Props {
  post: PostView
  /**
   * How the card is shown: in the list, the large first one of the list, or one of the two beside
   * it, whose excerpt would make it higher than the large one.
   */
  kind?: 'card' | 'large' | 'beside'
  priority?: boolean
}

const SIZES = [
  '(max-width: 767px) calc(100vw - 40px)',
  '(max-width: 1023px) calc(50vw - 52px)',
  '(max-width: 1279px) calc(33vw - 51px)',
  '384px',
].join(', ')
const LARGE_SIZES = [
  '(max-width: 767px) calc(100vw - 40px)',
  '(max-width: 1023px) calc(50vw - 52px)',
  '(max-width: 1279px) calc(66vw + 64px)',
  '792px',
].join(', ')

const CARD =
  'tappable relative grid h-full min-w-0 overflow-clip rounded-card border border-hair hover:border-mask-600'

/** An article in the list; its link covers the whole card. */
export function PostCard({ post, kind = 'card', priority }: Props) {
  const isLarge = kind === 'large'
  return (
    <article
      className={`${CARD} bg-backdrop ${isLarge ? 'grid-rows-[auto_1fr] lg:grid-rows-[minmax(0,1fr)_auto]' : 'grid-rows-[auto_1fr]'}`}
    >
      <div
        className={`picture relative aspect-3/2 [&_img]:object-[50%_25%] ${isLarge ? 'lg:aspect-auto lg:min-h-90 lg:[&_img]:absolute lg:[&_img]:inset-0' : ''}`}
      >
        {/* No alternative text: the title names the link, and the article describes its picture. */}
        <PictureView
          picture={{ ...post.image, alt: '' }}
          sizes={isLarge ? LARGE_SIZES : SIZES}
          narrowest={340}
          priority={priority}
          fallback={<Footprint symbol={post.category.slice(0, 2)} />}
        />
      </div>
      <div
        className={`flex min-w-0 flex-col p-5 pt-3 wrap-anywhere md:p-6 md:pt-3.5 ${isLarge ? 'lg:px-8 lg:pt-4 lg:pb-8' : ''}`}
      >
        <p className="silk text-copper-700">{post.category}</p>
        <h3 className={`my-2 ${isLarge ? 'lg:text-h2' : ''}`}>
          <PostLink post={post} />
        </h3>
        <p
          className={`note mb-4 ${isLarge ? 'lg:max-w-[36em] lg:text-lead' : ''} ${kind === 'beside' ? 'lg:hidden' : ''}`}
        >
          {post.excerpt}
        </p>
        <p className="small muted num mt-auto flex flex-wrap gap-x-4">
          <PostFacts post={post} />
        </p>
      </div>
    </article>
  )
}

const PostLink = ({ post }: Pick<Props, 'post'>) => (
  <Link className="tap" to="/blog/$slug" params={{ slug: post.slug }}>
    {post.title}
  </Link>
)

/** Day of publication and reading time. */
export const PostFacts = ({ post }: { post: Pick<PostView, 'date' | 'minutes'> }) => (
  <>
    <time dateTime={post.date}>{formatLongDate(post.date)}</time>
    <span>{`${post.minutes} min de leitura`}</span>
  </>
)

interface RelatedPostsProps {
  title: string
  posts: readonly PostView[]
}

/** Section with other articles, each with its picture at the left; nothing when there are none. */
export function RelatedPosts({ title, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <section className="sec on-backdrop py-16 md:py-22 print:hidden" aria-labelledby="relacionados">
      <div className="wrap">
        <SectionLabel text={title} designator="B2" />
        <h2 className="sr" id="relacionados">
          {title}
        </h2>
        <ul className="grid gap-gutter lg:grid-cols-2">
          {posts.map((post) => (
            <li key={post.slug}>
              <article
                className={`${CARD} grid-cols-[112px_minmax(0,1fr)] items-center bg-paper md:grid-cols-[200px_minmax(0,1fr)]`}
              >
                <PictureView
                  className="size-full min-h-40 object-cover"
                  picture={{ ...post.image, alt: '' }}
                  sizes="(max-width: 767px) 112px, 200px"
                  fallback={<Footprint symbol={post.category.slice(0, 2)} />}
                />
                <div className="min-w-0 p-5 wrap-anywhere md:p-6">
                  <p className="silk text-copper-700">{post.category}</p>
                  <h3 className="my-2">
                    <PostLink post={post} />
                  </h3>
                  <p className="small muted num flex flex-wrap gap-x-4">
                    <PostFacts post={post} />
                  </p>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
