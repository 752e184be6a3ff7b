import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect } from 'react'
import { BLOG_PATH } from '../../../content/views/paths'
import type { PostView } from '../../../content/views/views'
import { useArticle, useContent } from '../../content'
import { formatLongDate, initials } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { PictureView } from '../../ui/picture'
import { SectionLabel, Unbroken } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { showToast } from '../../ui/toast'
import { ArticleBody, ArticleToc } from './article-body'
import { listHref } from './blog-list'
import { PostFacts, RelatedPosts } from './post-card'

const SIZES =
  '(max-width: 767px) calc(100vw - 40px), (max-width: 1279px) calc(100vw - 80px), 1200px'

/** /blog/{slug}: one article. Give it the slug as `key`: its state belongs to one article. */
export function ArticlePage({ post }: { post: PostView }) {
  const { tree, headings, related } = useArticle(post.slug)
  return (
    <>
      <article>
        <header className="wrap pt-6 pb-8 md:pt-10 md:pb-12 print:pt-0 print:pb-4">
          <SmartLink className="back-link print:hidden" href={BLOG_PATH}>
            <ArrowLeft className="icon" aria-hidden="true" />
            Voltar para o blog
          </SmartLink>
          <SectionLabel text={post.category} designator="B1" />
          <h1 className="max-w-[15.5em] wrap-break-word hyphens-auto print:text-[24pt]">
            <Unbroken text={post.title} />
          </h1>
          <p className="muted num mt-6 flex flex-wrap gap-x-6 gap-y-1">
            <b className="min-w-0 font-semibold text-ink">{post.author}</b>
            <PostFacts post={post} />
            {post.updatedOn && (
              <span>
                Atualizado em{' '}
                <time dateTime={post.updatedOn}>{formatLongDate(post.updatedOn)}</time>
              </span>
            )}
          </p>
        </header>
        <div className="wrap">
          <figure className="h-[clamp(240px,38vw,540px)] overflow-hidden rounded-card bg-backdrop print:h-[6.5cm]">
            <PictureView
              className="size-full object-cover object-[50%_55%]"
              picture={post.image}
              sizes={SIZES}
              priority
            />
          </figure>
        </div>
        <div className="wrap cols pt-12 pb-section md:pt-16 print:block print:pt-4 print:pb-0">
          <ArticleToc title="Neste artigo" headings={headings} />
          <div className="min-w-0 max-lg:mt-8 lg:col-[5/12]">
            <div className="article-body">
              <ArticleBody tree={tree} />
            </div>
            <ArticleEnd post={post} />
          </div>
        </div>
      </article>
      <RelatedPosts title="Artigos relacionados" posts={related} />
    </>
  )
}

/** Below the text: tags, each a link to the articles with it, and the author. */
function ArticleEnd({ post }: { post: PostView }) {
  const { authors } = useContent('blog-page')
  const author = authors.find(({ name }) => name === post.author)
  return (
    <footer className="mt-10">
      <ul className="flex flex-wrap gap-2 print:hidden" aria-label="Assuntos">
        {post.tags.map((tag) => (
          <li key={tag}>
            <SmartLink
              className="badge badge-quiet py-2 no-underline hover:underline pointer-coarse:py-3"
              href={listHref(1, { q: tag })}
            >
              {tag}
            </SmartLink>
          </li>
        ))}
      </ul>
      <section
        className="mt-8 grid grid-cols-[64px_minmax(0,1fr)] gap-x-6 border-t border-hair pt-6 text-small"
        aria-label="Quem escreve"
      >
        <span
          className="grid size-16 place-items-center rounded-card bg-mask-100 text-h3 text-mask-600"
          aria-hidden="true"
        >
          {initials(post.author)}
        </span>
        <p>
          <b className="block">{post.author}</b>
          {author && (
            <span className="muted">
              {author.role}. {author.bio}
            </span>
          )}
        </p>
      </section>
    </footer>
  )
}

const OTHERS = 4

/** For an address without an article: a toast, and links to others instead of a redirect to the list. */
export function MissingArticle() {
  const { header, notFound } = useContent('blog-page')
  const posts = useContent('posts')
  useEffect(() => showToast('articleNotFound'), [])
  return (
    <>
      <section className="wrap page-header pb-section">
        <SectionLabel text={header.label} designator="E404" />
        <h1>{notFound.title}</h1>
        <p className="lead">{notFound.text}</p>
        <p className="btns mt-8">
          <SmartLink className={buttonClass()} href={BLOG_PATH}>
            Voltar para o blog
          </SmartLink>
        </p>
      </section>
      <RelatedPosts title="Outros artigos" posts={posts.slice(0, OTHERS)} />
    </>
  )
}
