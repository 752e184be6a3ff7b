import { type ReactNode, useMemo } from 'react'
import { countWords } from '../../lib/format'
import { cleanQuery } from '../../lib/query-text'
import { useAddressText } from '../../lib/use-address-text'
import { Button } from '../../ui/button'
import { PageHeader } from '../../ui/section'
import { type BlogSearch, categoryOf, isFiltered } from './blog-search'
import { BlogTools } from './blog-tools'
import { findPosts } from './find-posts'
import { PostCard } from './post-card'
import { useBlogPage, usePosts } from '../../content'

interface Props {
  search: BlogSearch
  /** Writes the address: typing replaces the entry of the history, a choice pushes a new one. */
  onSearch: (search: BlogSearch, how: 'replace' | 'push') => void
  /** The newsletter's section, at the end. */
  newsletter?: ReactNode
}

/** Fewer articles than these leave holes around a large first one. */
const ENOUGH_FOR_A_LARGE_ONE = 3
const SIZES = '(max-width: 767px) calc(100vw - 40px), (max-width: 1023px) calc(50vw - 52px), 384px'
const LARGE_SIZES = '(max-width: 767px) calc(100vw - 40px), (max-width: 1023px) calc(50vw - 52px), 792px'

/** /blog: the articles with their search. */
export function BlogPage({ search, onSearch, newsletter }: Props) {
  const texts = useBlogPage()
  const posts = usePosts()
  const { q = '', categoria } = search
  const { text, change, show } = useAddressText(q, (clean) => onSearch({ q: clean || undefined, categoria }, 'replace'))
  const found = useMemo(() => findPosts(posts, text, categoryOf(categoria)), [posts, text, categoria])
  const current: BlogSearch = { q: cleanQuery(text) || undefined, categoria }

  const clear = () => {
    show('')
    onSearch({}, 'push')
    // The button goes away with the filter; the search box is where the visitor goes on.
    document.querySelector<HTMLInputElement>('.blog-tools input')?.focus()
  }
  const count = countWords(found.length, texts.list)
  const large = !isFiltered(current) && found.length >= ENOUGH_FOR_A_LARGE_ONE

  return (
    <>
      <PageHeader heading={texts.header} designator="B1" />
      <section className="wrap pb-section" aria-labelledby="artigos">
        <h2 className="sr" id="artigos">{texts.list.title}</h2>
        {posts.length > 0 && (
          <BlogTools texts={texts.search} text={text} onText={change} category={categoria} onCategory={(next) => onSearch({ q: current.q, categoria: next }, 'push')} />
        )}
        <div className="list-count small num">
          <span role="status">{found.length > 0 ? count : <span className="sr">{texts.empty.title}</span>}</span>
          {isFiltered(current) && found.length > 0 && <button type="button" className="list-clear" onClick={clear}>{texts.empty.button}</button>}
        </div>
        {found.length > 0
          ? (
            <ul className={large ? 'blog-list blog-list-large' : 'blog-list'}>
              {found.map((post, index) => (
                <li key={post.slug}>
                  <PostCard post={post} readingTime={texts.article.readingTime} excerpt from={current} priority={index === 0} sizes={large && index === 0 ? LARGE_SIZES : SIZES} />
                </li>
              ))}
            </ul>
            )
          : (
            <div className="empty-state">
              <i className="trace-pad" aria-hidden="true" />
              <h3>{texts.empty.title}</h3>
              <p className="muted">{texts.empty.text}</p>
              {isFiltered(current) && <Button variant="outline" onClick={clear}>{texts.empty.button}</Button>}
            </div>
            )}
      </section>
      {newsletter}
    </>
  )
}
