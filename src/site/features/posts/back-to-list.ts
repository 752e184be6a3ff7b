import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { BLOG_PATH } from '../../../content/posts/paths'
import { type BlogSearch, isFiltered, validateBlogSearch } from './blog-search'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The filter of the list from which a visitor opened an article. */
    blogSearch?: BlogSearch
  }
}

/** The filter of the list that a full page load came from, by the browser's own account. */
function searchOfReferrer(referrer: string, origin: string): BlogSearch {
  if (!URL.canParse(referrer)) return {}
  const { origin: from, pathname, searchParams } = new URL(referrer)
  return from === origin && (pathname === BLOG_PATH || pathname.startsWith(`${BLOG_PATH}/pagina/`)) ? validateBlogSearch(Object.fromEntries(searchParams)) : {}
}

/**
 * The filter that the visitor had set in the list, for the way back. None in the prerendered page and when the article was
 * opened from elsewhere. Read once per article: a jump to one of its sections leaves an entry of its own in the history.
 */
export function useListSearch(): BlogSearch {
  const hydrated = useHydrated()
  const { origin } = useRouter()
  const { state } = useLocation()
  const [search] = useState(() => {
    if (state.blogSearch) return state.blogSearch
    // Only the first entry of a document can owe itself to the document before: the list's card was a plain link then.
    return typeof document !== 'undefined' && state.__TSR_index === 0 ? searchOfReferrer(document.referrer, origin ?? location.origin) : {}
  })
  return hydrated && isFiltered(search) ? search : {}
}
