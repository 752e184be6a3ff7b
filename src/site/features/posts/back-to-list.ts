import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { pagePath } from '../../../content/paging'
import { BLOG_PATH } from '../../../content/posts'
import { pageNamed } from '../../lib/paginate'
import { listHref, validateBlogSearch } from './blog-search'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Address, with page and filter, of the list from which the visitor opened an article. */
    blogList?: string
  }
}

const FURTHER = pagePath(BLOG_PATH, 2).slice(0, -1)

/** The page of the list that links to this document according to the browser, or the whole list. */
function listOfReferrer(referrer: string, origin: string): string {
  if (!referrer.startsWith(`${origin}/`)) return BLOG_PATH
  const { pathname, searchParams } = new URL(referrer)
  const page = pathname.startsWith(FURTHER)
    ? pageNamed(pathname.slice(FURTHER.length))
    : pathname === BLOG_PATH
      ? 1
      : undefined
  return page ? listHref(page, validateBlogSearch(Object.fromEntries(searchParams))) : BLOG_PATH
}

/**
 * Address of the list as the visitor left it, for the link back. It is the whole list in the prerendered page,
 * and when the article was opened from elsewhere. Read once per article: a jump to a section adds a history entry
 * without it.
 */
export function useListAddress(): string {
  const hydrated = useHydrated()
  const { origin } = useRouter()
  const { state } = useLocation()
  const [address] = useState(() => {
    if (state.blogList) return state.blogList
    // The referrer counts only for the first entry of a document: the card was a plain link then.
    return typeof document !== 'undefined' && state.__TSR_index === 0
      ? listOfReferrer(document.referrer, origin ?? location.origin)
      : BLOG_PATH
  })
  return hydrated ? address : BLOG_PATH
}
