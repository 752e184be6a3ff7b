import { useEffect } from 'react'
import { useContent, usePostListPage } from '../../content'
import { SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { showToast } from '../../ui/toast'
import { RelatedPosts } from './related-posts'

const OTHERS = 4

/** For an address without an article: a toast, and links to others instead of a redirect to the list. */
export function MissingArticle() {
  const texts = useContent('blog-page')
  const { posts } = usePostListPage(1)
  useEffect(() => showToast('articleNotFound'), [])

  return (
    <>
      <section className="wrap page-header pb-section">
        <SectionLabel text={texts.header.label} designator="E404" />
        <h1>{texts.notFound.title}</h1>
        <p className="lead">{texts.notFound.text}</p>
        <p className="btns mt-8">
          <SmartLink className="btn btn-default" href="/blog">
            {texts.article.backLink}
          </SmartLink>
        </p>
      </section>
      <RelatedPosts title={texts.notFound.others} posts={posts.slice(0, OTHERS)} />
    </>
  )
}
