import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageContract } from './boot/page-contract'
import { readContentWith, type ContentSource } from './lib/content-source'
import { readDataWith, type DataReader } from './lib/static-data'
import { createSiteRouter } from './router'

export { PAGE_SCRIPT, startElement } from './boot/page-contract'
export { formatNationalPhone } from './lib/format'

export interface RenderedPage {
  /** The whole document, without the assets that the prerender adds. */
  html: string
  /** Content chunks that the page shows, such as `lots` or `post-bodies/x`. */
  chunks: string[]
  /** File-based ids of the routes that matched, outermost first. */
  routeIds: string[]
  /** What starts the application there. */
  start: Pick<PageContract, 'startsOn' | 'hasTools'>
}

/**
 * Renders the page at `path` with all its data.
 * @param readData reads the JSON files that a browser would fetch
 * @param content the chunks; in development Vite has them
 * @throws Error when a loader fails: a page must never be published with an error in it
 */
export async function render(
  path: string,
  readData: DataReader,
  content?: ContentSource,
): Promise<RenderedPage> {
  readDataWith(readData)
  if (content) readContentWith(content)
  const { router, queryClient } = createSiteRouter()
  // Scroll restoration would put an inline script into the page, which its security policy forbids.
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    scrollRestoration: false,
  })
  await router.load()
  const matches = router.stores.matches.get()
  const failed = matches.find((match) => match.status === 'error')
  if (failed) throw new Error(`${path}: ${String(failed.error)}`, { cause: failed.error })
  const html = `<!DOCTYPE html>${renderToString(<RouterProvider router={router} />)}`
  // A query without data waits for a visitor who wants it, such as all lots for a search.
  const chunks = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ meta, state }) =>
      typeof meta?.chunk === 'string' && state.data !== undefined ? [meta.chunk] : [],
    )
  queryClient.clear()
  const { startsOn, hasTools = false } = matches.at(-1)?.staticData ?? {}
  return {
    html,
    chunks,
    routeIds: matches.map((match) => match.routeId),
    start: { startsOn, hasTools },
  }
}
