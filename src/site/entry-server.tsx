import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { readContentWith, type ContentReader } from './lib/read-content'
import { createSiteRouter } from './router'
import { matchesOf } from './start/internals'

export { PAGE_SCRIPT, startElement } from './start/page-start'
export { formatNationalPhone } from './lib/format'

export interface RenderedPage {
  /** The whole document, without the assets that the prerender adds. */
  html: string
  /**
   * Names of the content that the page shows, such as `materials`, `post-bodies/x` or the address
   * of a file below /dados/.
   */
  content: string[]
  /** File-based ids of the routes that matched, outermost first. */
  routeIds: string[]
}

/**
 * Renders the page at `path` with all its data.
 * @param readContent reads the files from disk that a browser would fetch
 * @throws Error when a loader fails: a page with an error in it must never be published
 */
export async function render(path: string, readContent: ContentReader): Promise<RenderedPage> {
  readContentWith(readContent)
  const { router, queryClient } = createSiteRouter()
  // Scroll restoration would put an inline script into the page, which the security policy forbids.
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    scrollRestoration: false,
  })
  await router.load()
  const matches = matchesOf(router)
  const failed = matches.find((match) => match.status === 'error')
  if (failed) throw new Error(`${path}: ${String(failed.error)}`, { cause: failed.error })
  const html = `<!DOCTYPE html>${renderToString(<RouterProvider router={router} />)}`
  // Queries without data wait for a visitor's action, such as all lots for a search.
  const content = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ meta, state }) =>
      typeof meta?.content === 'string' && state.data !== undefined ? [meta.content] : [],
    )
  queryClient.clear()
  return { html, content, routeIds: matches.map((match) => match.routeId) }
}
