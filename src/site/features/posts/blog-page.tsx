import type { ReactNode } from 'react'
import { describePage } from '../../lib/paginate'
import { cleanQuery } from '../../lib/search-text'
import { useAddressText } from '../../lib/use-address-text'
import { useAfterFrame } from '../../lib/use-after-frame'
import { useSearchChanges } from '../../lib/use-search-changes'
import { Button } from '../../ui/button'
import { TRY_AGAIN } from '../../ui/labels'
import { ListPages } from '../../ui/list-pages'
import { RestOfPage, useWholePage } from '../../ui/rest-of-page'
import { PageHeader } from '../../ui/section'
import { type BlogSearch, isFiltered, listHref } from './blog-search'
import { BlogTools } from './blog-tools'
import { PostCard } from './post-card'
import { useFoundPosts } from './use-found-posts'
import { useBlogPage, useShell } from '../../content'

interface Props {
  /** The page that the path names, from 1. */
  path: number
  search: BlogSearch
  /** Writes the address: typing replaces the entry of the history, a choice pushes a new one. */
  onSearch: (search: BlogSearch, how: 'replace' | 'push') => void
  /** The newsletter's section, at the end. */
  newsletter?: ReactNode
}

/** Fewer articles than these leave holes around a large first one. */
const ENOUGH_FOR_A_LARGE_ONE = 3
const SIZES =
  '(max-width: 767px) calc(100vw - 40px), (max-width: 1023px) calc(50vw - 52px), (max-width: 1279px) calc(33vw - 51px), 384px'
const LARGE_SIZES =
  '(max-width: 767px) calc(100vw - 40px), (max-width: 1023px) calc(50vw - 52px), (max-width: 1279px) calc(66vw + 64px), 792px'

/** /blog: twelve articles with their search, and the way to all others. */
export function BlogPage({ path, search, onSearch, newsletter }: Props) {
  const texts = useBlogPage()
  const { pages } = useShell()
  const { q = '', categoria, pagina } = search
  // Whatever is asked for is shown from its first page on.
  const ask = useSearchChanges(search, onSearch)
  const { text, change, show } = useAddressText(q, (clean) =>
    ask({ q: clean || undefined, pagina: undefined }, 'replace'),
  )
  const wanted = useAfterFrame(text)
  const { page, isEmpty, isLoading, isFailed, retry } = useFoundPosts(path, search, wanted)
  const { items: found } = page
  const isWhole = useWholePage()
  const current: BlogSearch = { q: cleanQuery(wanted) || undefined, categoria }

  const clear = () => {
    show('')
    ask({ q: undefined, categoria: undefined, pagina: undefined }, 'push')
    // The button goes away with the filter; the search box is where the visitor goes on.
    document.querySelector<HTMLInputElement>('.blog-tools input')?.focus()
  }
  const count = describePage(page, texts.list, pages)
  const large = !isFiltered(current) && path === 1 && found.length >= ENOUGH_FOR_A_LARGE_ONE

  return (
    <>
      <PageHeader heading={texts.header} designator="B1" />
      <section
        className="wrap pb-section"
        aria-labelledby="artigos"
        aria-busy={isLoading || undefined}
      >
        <h2 className="sr" id="artigos">
          {texts.list.title}
        </h2>
        {!isEmpty && (
          <BlogTools
            texts={texts.search}
            text={text}
            onText={change}
            category={categoria}
            onCategory={(next) => ask({ categoria: next, pagina: undefined }, 'push')}
          />
        )}
        <div className="list-count small num">
          <span role="status">
            {found.length > 0 ? count : <span className="sr">{texts.empty.title}</span>}
          </span>
          {isFiltered(current) && found.length > 0 && (
            <button type="button" className="list-clear" onClick={clear}>
              {texts.empty.button}
            </button>
          )}
        </div>
        {isFailed && (
          <p className="hint" role="alert">
            {pages.failed}{' '}
            <button type="button" className="list-clear" onClick={retry}>
              {TRY_AGAIN}
            </button>
          </p>
        )}
        {found.length > 0 ? (
          <ul className={large ? 'blog-list blog-list-large' : 'blog-list'}>
            {(isWhole ? found : found.slice(0, 1)).map((post, index) => (
              <li key={post.slug}>
                <PostCard
                  post={post}
                  readingTime={texts.article.readingTime}
                  excerpt
                  from={listHref(path, { ...current, pagina })}
                  priority={index === 0}
                  sizes={large && index === 0 ? LARGE_SIZES : SIZES}
                  narrowest={340}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty-state">
            <i className="trace-pad" aria-hidden="true" />
            <h3>{texts.empty.title}</h3>
            <p className="muted">{texts.empty.text}</p>
            {isFiltered(current) && (
              <Button variant="outline" onClick={clear}>
                {texts.empty.button}
              </Button>
            )}
          </div>
        )}
        {isWhole && (
          <ListPages
            page={page.page}
            pages={page.pages}
            texts={pages}
            hrefOf={(number) =>
              listHref(number, { ...current, pagina: number > 1 ? String(number) : undefined })
            }
          />
        )}
      </section>
      <RestOfPage>{newsletter}</RestOfPage>
    </>
  )
}
