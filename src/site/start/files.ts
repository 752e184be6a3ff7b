import { beginFetch } from '../lib/begin-fetch'
import { nextTask } from '../lib/next-task'
import type { PageContract } from './page-contract'

/** How long the application waits for the rest of its style, in ms. */
const STYLE_PATIENCE = 4000

/** Fetches the application of a page and runs its scripts, each in a task of its own: no phone freezes. */
export async function bringApplication(page: Document, contract: PageContract | undefined) {
  const styled = contract && fetchAll(page, contract)
  await import('./react-dom')
  await nextTask()
  await import('../router')
  await nextTask()
  const application = await import('./application')
  await styled
  return application
}

/**
 * Begins to fetch every file of the page at once, and the whole style sheet: the page carries only
 * the part that it shows. Resolves when the style sheet is there.
 */
function fetchAll(page: Document, { chunks, style }: PageContract): Promise<void> {
  for (const name of chunks)
    if (name.endsWith('.json')) beginFetch(fileOf(name))
    else addLink(page, { rel: 'modulepreload', href: fileOf(name) })
  return new Promise<void>((resolve) => {
    // Without it the application still works; only states that the page did not show yet look plain.
    const link = addLink(page, { rel: 'stylesheet', href: style })
    setTimeout(resolve, STYLE_PATIENCE)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
}

const fileOf = (chunk: string): string => `/assets/${chunk}`

function addLink(page: Document, attributes: { rel: string; href: string }): HTMLLinkElement {
  const link = Object.assign(page.createElement('link'), attributes)
  page.head.append(link)
  return link
}
