import type { BlogPageView, PostView } from '../../../content/views'
import { initials } from '../../lib/format'
import { SmartLink } from '../../ui/smart-link'
import { blogHref } from './blog-search'

/** What follows the text: its subjects, each leading to the articles on it, and who wrote it. */
export function ArticleEnd({
  post,
  texts,
}: {
  post: PostView
  texts: Pick<BlogPageView, 'article' | 'authors'>
}) {
  const author = texts.authors.find(({ name }) => name === post.author)
  return (
    <footer className="article-end">
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
