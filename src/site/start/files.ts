import { beginFetch } from '../lib/begin-fetch'
import { nextTask } from '../lib/after-frame'
import type { PageContract } from './page-contract'

/** Longest wait of a press for the rest of the style, in ms. */
const STYLE_PATIENCE = 4000

/** The application of a page, and whether its whole style sheet has loaded, in time. */
interface Fetched {
  application: typeof import('./application')
  styled: Promise<boolean> | undefined
}

/**
 * Fetches the application of a page and runs each script in a task of its own, so that no phone
 * freezes.
 */
export async function bringApplication(
  page: Document,
  contract: PageContract | undefined,
): Promise<Fetched> {
  for (const address of contract?.files ?? [])
    if (address.endsWith('.json')) beginFetch(address)
    else addLink(page, { rel: 'modulepreload', href: address })
  await import('./react-dom')
  await nextTask()
  await import('../router')
  // The page carries the style of all that it shows, so the full sheet can load while the
  // application runs.
  const styled = contract && bringStyle(page, contract.style)
  await nextTask()
  return { application: await import('./application'), styled }
}

function bringStyle(page: Document, href: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Without the sheet the application still works; only states that the page did not show yet
    // look plain.
    const link = addLink(page, { rel: 'stylesheet', href })
    setTimeout(() => resolve(false), STYLE_PATIENCE)
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
  })
}

function addLink(page: Document, attributes: { rel: string; href: string }): HTMLLinkElement {
  const link = Object.assign(page.createElement('link'), attributes)
  page.head.append(link)
  return link
}
