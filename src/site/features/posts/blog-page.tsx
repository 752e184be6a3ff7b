import { type ReactNode, useDeferredValue, useId, useRef } from 'react'
import { ARTICLES_FEED, BLOG_PATH } from '../../../content/views/paths'
import { categorySlug, POST_CATEGORIES } from '../../../content/vocabulary'
import { useContent } from '../../content'
import { countWords } from '../../lib/format'
import { pageOf } from '../../lib/paginate'
import { cleanQuery } from '../../lib/search-text'
import { useSearchText, SearchBox, useHydratedSearch } from '../../ui/search-box'
import { Button } from '../../ui/button'
import { FeedLink, WholeListNote, ListPages } from '../../ui/list-pages'
import { PageHeader } from '../../ui/section'
import { type BlogSearch, findPosts, isFiltered, listHref } from './blog-list'
import { PostCard } from './post-card'

type Change = (before: BlogSearch) => BlogSearch

interface Props {
  /** Number of the page in the path, from 1. */
  path: number
  search: BlogSearch
  /** Of the route. */
  navigate: (to: { search: Change; replace: boolean; resetScroll: false }) => Promise<void>
  /** The newsletter's section, at the end. */
  newsletter?: ReactNode
}

const NO_FILTER: BlogSearch = {}

/** Fewer articles leave holes around a large first card. */
const ENOUGH_FOR_A_LARGE_ONE = 3

/** /blog: twelve articles with their search, and the links to all others. */
export function BlogPage({ path, search: address, navigate, newsletter }: Props) {
  const { header } = useContent('blog-page')
  const posts = useContent('posts')
  const search = useHydratedSearch(address, NO_FILTER)
  const box = useRef<HTMLInputElement>(null)
  /** Changes the filter: typing replaces the history entry, a choice pushes a new one. */
  const write = (change: BlogSearch, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, pagina: undefined, ...change }),
      replace,
      resetScroll: false,
    })
  const { text, setText, settle } = useSearchText(search.q ?? '', (q) =>
    write({ q: q || undefined }, true),
  )
  const clear = () => {
    settle('')
    write({ q: undefined, categoria: undefined })
    // The pressed button disappears with the filter; the visitor continues in the search box.
    box.current?.focus()
  }
  const q = cleanQuery(useDeferredValue(text)) || undefined
  const now = { ...search, q }
  const page = isFiltered(now)
    ? pageOf(findPosts(posts, now), Number(now.pagina ?? 1))
    : pageOf(posts, path)
  const isFound = page.items.length > 0
  const hasLarge = !isFiltered(now) && path === 1 && page.items.length >= ENOUGH_FOR_A_LARGE_ONE
  return (
    <>
      <PageHeader heading={header} designator="B1" />
      <section className="wrap pb-section" aria-labelledby="artigos">
        <h2 className="sr" id="artigos">
          Artigos
        </h2>
        {posts.length > 0 && (
          <BlogFilters
            category={search.categoria}
            onCategory={(categoria) => write({ q: settle(text) || undefined, categoria })}
          >
            <SearchBox
              label="Buscar artigo"
              placeholder="Ex.: bateria, LGPD, cobre"
              name="q"
              text={text}
              onText={setText}
              inputRef={box}
            />
          </BlogFilters>
        )}
        <WholeListNote />
        <div className="list-count small num">
          <span role="status">
            {isFound ? (
              countWords(page.total, { one: 'artigo', many: 'artigos' })
            ) : (
              <span className="sr">Nenhum artigo encontrado</span>
            )}
          </span>
          {isFiltered(now) && isFound && (
            <button type="button" className="list-clear" onClick={clear}>
              Limpar filtros
            </button>
          )}
        </div>
        {isFound ? (
          <ul className="grid grid-cols-1 gap-gutter md:grid-cols-2 lg:grid-cols-3">
            {page.items.map((post, index) => (
              <li
                key={post.slug}
                className={hasLarge && index === 0 ? 'grid lg:col-span-2 lg:row-span-2' : 'grid'}
              >
                <PostCard
                  post={post}
                  kind={!hasLarge || index > 2 ? 'card' : index === 0 ? 'large' : 'beside'}
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty-state">
            <i className="trace-pad" aria-hidden="true" />
            <h3>Nenhum artigo encontrado</h3>
            <p className="muted">Tente ajustar os filtros ou termo de busca.</p>
            {isFiltered(now) && (
              <Button variant="outline" onClick={clear}>
                Limpar filtros
              </Button>
            )}
          </div>
        )}
        <ListPages page={page.page} pages={page.pages} hrefOf={(number) => listHref(number, now)} />
        <FeedLink href={ARTICLES_FEED} text="Acompanhe por RSS" />
      </section>
      {newsletter}
    </>
  )
}

interface BlogFiltersProps {
  /** Slug of the category; absent for all. */
  category?: string
  onCategory: (category?: string) => void
  /** The search box. */
  children: ReactNode
}

/** Search box and category list above the articles. */
function BlogFilters({ category = '', onCategory, children }: BlogFiltersProps) {
  const id = useId()
  return (
    <search>
      {/* Before the application runs, Enter sends the form, which leads to the same list. */}
      <form
        className="list-tools md:grid-cols-[minmax(0,1fr)_300px]"
        action={BLOG_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="field">{children}</div>
        <div className="field">
          <label htmlFor={id}>Categoria</label>
          <select
            className="input"
            id={id}
            name="categoria"
            value={category}
            onChange={(event) => onCategory(event.target.value || undefined)}
          >
            <option value="">Todos</option>
            {POST_CATEGORIES.map((name) => (
              <option key={name} value={categorySlug(name)}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </form>
    </search>
  )
}
