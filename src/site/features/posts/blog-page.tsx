import { ARTICLES_FEED } from '../../../content/feeds'
import { FeedLink } from '../../ui/feed-link'
import { type ReactNode, useDeferredValue } from 'react'
import type { BlogPageView } from '../../../content/views'
import { useContent } from '../../content'
import { describePage } from '../../lib/paginate'
import { cleanQuery } from '../../lib/search-text'
import { useSearchChanges } from '../../lib/use-search-changes'
import { useSearchText } from '../../lib/use-search-text'
import { Button } from '../../ui/button'
import { FetchFailed } from '../../ui/fetch-failed'
import { ListPages } from '../../ui/list-pages'
import { PageHeader } from '../../ui/section'
import { type BlogSearch, isFiltered, listHref } from './blog-search'
import { BlogTools } from './blog-tools'
import { PostCard } from './post-card'
import { useFoundPosts } from './use-found-posts'

interface Props {
  /** Number of the page in the path, from 1. */
  path: number
  search: BlogSearch
  /** Writes the address: typing replaces the history entry, a choice pushes a new one. */
  onSearch: (search: BlogSearch, how: 'replace' | 'push') => void
  /** The newsletter's section, at the end. */
  newsletter?: ReactNode
}

/** Fewer articles leave holes around a large first card. */
const ENOUGH_FOR_A_LARGE_ONE = 3
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

/** /blog: twelve articles with their search, and the links to all others. */
export function BlogPage({ path, search, onSearch, newsletter }: Props) {
  const texts = useContent('blog-page')
  const filter = useBlogFilter(path, search, onSearch)
  const { ask, found } = filter
  return (
    <>
      <PageHeader heading={texts.header} designator="B1" />
      <section
        className="wrap pb-section"
        aria-labelledby="artigos"
        aria-busy={found.isLoading || undefined}
      >
        <h2 className="sr" id="artigos">
          {texts.list.title}
        </h2>
        {!found.isEmpty && (
          <BlogTools
            texts={texts.search}
            text={filter.text}
            onText={filter.setText}
            category={search.categoria}
            onCategory={(next) => ask({ categoria: next, pagina: undefined }, 'push')}
          />
        )}
        <Results path={path} texts={texts} filter={filter} />
        <FeedLink href={ARTICLES_FEED} text={texts.feed} />
      </section>
      {newsletter}
    </>
  )
}

/**
 * The visitor's search, from the address and from text that is typed and not in it yet, and the
 * articles found.
 */
function useBlogFilter(path: number, search: BlogSearch, onSearch: Props['onSearch']) {
  const ask = useSearchChanges(search, onSearch)
  // A changed filter is shown from its first page.
  const { text, setText, settle } = useSearchText(search.q ?? '', (clean) =>
    ask({ q: clean || undefined, pagina: undefined }, 'replace'),
  )
  const wanted = useDeferredValue(text)
  return {
    text,
    setText,
    ask,
    clear: () => {
      settle('')
      ask({ q: undefined, categoria: undefined, pagina: undefined }, 'push')
      // The pressed button disappears with the filter; the visitor continues in the search box.
      document.querySelector<HTMLInputElement>('.blog-tools input')?.focus()
    },
    current: {
      q: cleanQuery(wanted) || undefined,
      categoria: search.categoria,
    } satisfies BlogSearch,
    pagina: search.pagina,
    found: useFoundPosts(path, search, wanted),
  }
}

interface ResultsProps {
  path: number
  texts: BlogPageView
  filter: ReturnType<typeof useBlogFilter>
}

/** How many articles were found, their cards, and the links to other pages. */
function Results({ path, texts, filter }: ResultsProps) {
  const { current, clear } = filter
  const { page, isFailed, retry } = filter.found
  const isFound = page.items.length > 0
  return (
    <>
      <div className="list-count small num">
        <span role="status">
          {isFound ? (
            describePage(page, texts.list)
          ) : (
            <span className="sr">{texts.empty.title}</span>
          )}
        </span>
        {isFiltered(current) && isFound && (
          <button type="button" className="list-clear" onClick={clear}>
            {texts.empty.button}
          </button>
        )}
      </div>
      {isFailed && (
        <FetchFailed text="A busca não carregou; aparecem os mais novos." onRetry={retry} />
      )}
      {isFound ? (
        <Cards path={path} texts={texts} filter={filter} />
      ) : (
        <NoPosts texts={texts.empty} onClear={isFiltered(current) ? clear : undefined} />
      )}
      <ListPages
        page={page.page}
        pages={page.pages}
        hrefOf={(number) =>
          listHref(number, { ...current, pagina: number > 1 ? String(number) : undefined })
        }
      />
    </>
  )
}

/** The cards of one page. The newest article is a large card, unless there are too few to surround it. */
function Cards({ path, texts, filter: { current, pagina, found } }: ResultsProps) {
  const { items } = found.page
  const large = !isFiltered(current) && path === 1 && items.length >= ENOUGH_FOR_A_LARGE_ONE
  return (
    <ul
      className={`blog-list grid grid-cols-1 gap-gutter md:grid-cols-2 lg:grid-cols-3 ${large ? 'blog-list-large' : ''}`}
    >
      {items.map((post, index) => (
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
  )
}

/** Shown when no article matches; `onClear` is absent when no filter is set. */
const NoPosts = ({ texts, onClear }: { texts: BlogPageView['empty']; onClear?: () => void }) => (
  <div className="empty-state">
    <i className="trace-pad" aria-hidden="true" />
    <h3>{texts.title}</h3>
    <p className="muted">{texts.text}</p>
    {onClear && (
      <Button variant="outline" onClick={onClear}>
        {texts.button}
      </Button>
    )}
  </div>
)
