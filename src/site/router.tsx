import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './lib/search-text'
import { savesData } from './lib/network'
import { routeTree } from './route-tree.gen'
import { PageFailed } from './ui/failed'

/** A router with its own query cache: one per page load in the browser, one per page in the prerender. */
export function createSiteRouter() {
  // Content changes only with a deploy: nothing goes stale, and fetching a missing file again
  // would not help. Queries run even when the browser reports offline: it may be wrong, and a
  // paused query would leave the old page in place.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' } },
  })
  let rendered = 0
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultErrorComponent: () => (
      <PageFailed title="A página não carregou." back={{ href: '/', label: 'Ir para o início' }} />
    ),
    // A visitor who saves data gets no preloads; the server has no visitor.
    defaultPreload: typeof navigator !== 'undefined' && savesData() ? false : 'intent',
    // The query cache alone decides what is fresh.
    defaultPreloadStaleTime: 0,
    // The browser restores the scroll position of a page that loads, and a visitor who reads on
    // while the application starts must not be taken back to the top: the router restores it only
    // from the first navigation on.
    scrollRestoration: () => rendered++ > 0,
    trailingSlash: 'never',
    // As on the host: /SERVICOS is an unknown address.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { router, queryClient }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>['router']
  }
}
