import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { PostView } from '../../../content/views'
import { formatLongDate } from '../../lib/format'
import { PictureView } from '../../ui/picture'
import { RestOfPage, useWholePage } from '../../ui/rest-of-page'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { Unbroken } from '../../ui/sentences'
import { ArticleBody } from './article-body'
import { ArticleEnd } from './article-end'
import { ArticleToc } from './article-toc'
import { useListAddress } from './back-to-list'
import { PostFacts } from './post-facts'
import { useArticle, useBlogPage } from '../../content'
import { RelatedPosts } from './related-posts'

const SIZES =
  '(max-width: 767px) calc(100vw - 40px), (max-width: 1279px) calc(100vw - 80px), 1200px'

/** /blog/{slug}: one article. Give it the slug as `key`: what it remembers belongs to one article. */
export function ArticlePage({ post }: { post: PostView }) {
  const texts = useBlogPage()
  const { tree, headings, related } = useArticle(post.slug)
  const from = useListAddress()
  const isWhole = useWholePage()

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
        <RestOfPage>
          <div className="wrap cols article-columns">
            <ArticleToc title={texts.article.contents} headings={headings} />
            <div className="article-text">
              <div className="article-body">
                <ArticleBody tree={tree} />
              </div>
              <ArticleEnd post={post} texts={texts} />
            </div>
          </div>
        </RestOfPage>
      </article>
      {isWhole && (
        <RelatedPosts
          title={texts.article.related}
          readingTime={texts.article.readingTime}
          posts={related}
          from={from}
        />
      )}
    </>
  )
}
