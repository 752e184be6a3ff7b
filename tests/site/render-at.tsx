import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { type ReactNode } from 'react'
import { parseSearch, stringifySearch } from '../../src/site/lib/search-text'

/** Returns a component as the page at `path`, with a router of its own and `queryClient`'s data. */
export async function pageAt(
  path: string,
  Page: () => ReactNode,
  queryClient = new QueryClient(),
): Promise<ReactNode> {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '$', component: Page })
  const start = createRoute({ getParentRoute: () => root, path: '/', component: Page })
  const router = createRouter({
    routeTree: root.addChildren([start, page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  return (
    <QueryClientProvider client={queryClient}>
      {/* The provider's type expects the site's own router. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}

/** Renders what `pageAt` returns. */
export const renderAt = async (...page: Parameters<typeof pageAt>) => render(await pageAt(...page))
