import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { BlogPageView, PostView } from '../../../content/views'
import { useArticle, useBlogPage } from '../../content'
import { formatLongDate, initials } from '../../lib/format'
import { PictureView } from '../../ui/picture'
import { SectionLabel, Unbroken } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { ArticleBody } from './article-body'
import { ArticleToc } from './article-toc'
import { useListAddress } from './back-to-list'
import { blogHref } from './blog-search'
import { PostFacts } from './post-card'
import { RelatedPosts } from './related-posts'

const SIZES =
  '(max-width: 767px) calc(100vw - 40px), (max-width: 1279px) calc(100vw - 80px), 1200px'

/** /blog/{slug}: one article. Give it the slug as `key`: its state belongs to one article. */
export function ArticlePage({ post }: { post: PostView }) {
  const texts = useBlogPage()
  const { tree, headings, related } = useArticle(post.slug)
  const from = useListAddress()

  return (
    <>
      <article>
        <header className="wrap article-header">
          <SmartLink className="back-link" href={from}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {texts.article.backLink}
          </SmartLink>
          <SectionLabel text={post.category} designator="B1" />
          <h1>
            <Unbroken text={post.title} />
          </h1>
          <p className="article-byline num">
            <b>{post.author}</b>
            <PostFacts post={post} readingTime={texts.article.readingTime} />
            {post.updatedOn && (
              <span>
                {texts.article.updated}{' '}
                <time dateTime={post.updatedOn}>{formatLongDate(post.updatedOn)}</time>
              </span>
            )}
          </p>
        </header>
        <div className="wrap">
          <figure className="article-photo">
            <PictureView picture={post.image} sizes={SIZES} priority />
          </figure>
        </div>
        <div className="wrap cols article-columns">
          <ArticleToc title={texts.article.contents} headings={headings} />
          <div className="article-text">
            <div className="article-body">
              <ArticleBody tree={tree} />
            </div>
            <ArticleEnd post={post} texts={texts} />
          </div>
        </div>
      </article>
      <RelatedPosts title={texts.article.related} posts={related} from={from} />
    </>
  )
}

/** Below the text: tags, each a link to the articles with it, and the author. */
function ArticleEnd({
  post,
  texts,
}: {
  post: PostView
  texts: Pick<BlogPageView, 'article' | 'authors'>
}) {
  const author = texts.authors.find(({ name }) => name === post.author)
  return (
    <footer className="mt-10">
      <ul className="article-tags" aria-label={texts.article.tags}>
        {post.tags.map((tag) => (
          <li key={tag}>
            <SmartLink className="badge badge-quiet" href={blogHref({ q: tag })}>
              {tag}
            </SmartLink>
          </li>
        ))}
      </ul>
      <section className="article-author" aria-label={texts.article.author}>
        <span className="article-author-mark" aria-hidden="true">
          {initials(post.author)}
        </span>
        <p>
          <b>{post.author}</b>
          {author && (
            <span className="muted">
              {' '}
              {author.role}. {author.bio}
            </span>
          )}
        </p>
      </section>
    </footer>
  )
}
