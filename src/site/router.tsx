import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './lib/address-search'
import { savesData } from './lib/saves-data'
import { routeTree } from './route-tree.gen'
import { PAGE_FAILED, TO_START } from './ui/labels'
import { PageFailed } from './ui/page-failed'
import { ArrivesByLink } from './ui/rest-of-page'

/** A router with its own query cache: one per page load in the browser, one per page in the prerender. */
export function createSiteRouter() {
  // Content changes only with a deploy: nothing goes stale, and a chunk that is missing will not
  // come back by asking again.
  // A browser that says offline is asked all the same: it may be wrong, and a query that waits
  // would leave the old page in place.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' } },
  })
  let rendered = 0
  let isPushed = false
  const arrivesByLink = () => isPushed
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultErrorComponent: () => (
      <PageFailed title={PAGE_FAILED} back={{ href: '/', label: TO_START }} />
    ),
    // Who saves data gets what was asked for; the server has no visitor.
    defaultPreload: typeof navigator !== 'undefined' && savesData() ? false : 'intent',
    // Freshness is the query cache's business.
    defaultPreloadStaleTime: 0,
    // The browser keeps the place in a page that loads, and a visitor who reads on while the
    // application starts must not be taken back to the top: the router takes over with the first
    // navigation.
    scrollRestoration: () => rendered++ > 0,
    trailingSlash: 'never',
    // As the host's files: /SERVICOS is an unknown address.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ArrivesByLink value={arrivesByLink}>{children}</ArrivesByLink>
      </QueryClientProvider>
    ),
  })
  // In Node there is none yet, against its type.
  const history = router.history as RouterHistory | undefined
  history?.subscribe(({ action, location }) => {
    isPushed = action.type === 'PUSH' && location.hash === ''
  })
  return { router, queryClient }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>['router']
  }
}
