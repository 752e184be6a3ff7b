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

/** Returns a router of its own that has loaded `address`: the component of each path. */
export async function routerAt(address: string, pages: Readonly<Record<string, () => ReactNode>>) {
  const root = createRootRoute()
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  return router
}

/** A router's page with `queryClient`'s data. */
export const pageOf = (
  router: Awaited<ReturnType<typeof routerAt>>,
  queryClient: QueryClient,
): ReactNode => (
  <QueryClientProvider client={queryClient}>
    {/* The provider's type expects the site's own router. */}
    <RouterProvider router={router as never} />
  </QueryClientProvider>
)

/** Returns a component as the page at `path`. */
export const pageAt = async (
  path: string,
  Page: () => ReactNode,
  queryClient = new QueryClient(),
): Promise<ReactNode> => pageOf(await routerAt(path, { '/': Page, $: Page }), queryClient)

/** Renders what `pageAt` returns. */
export const renderAt = async (...page: Parameters<typeof pageAt>) => render(await pageAt(...page))
