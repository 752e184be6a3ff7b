import { beginFetch } from '../lib/begin-fetch'
import { nextTask } from '../lib/after-frame'
import type { PageContract } from './page-contract'

/** Longest wait for the full sheet, from its request on, in ms. */
const STYLE_PATIENCE = 4000

/** The application of a page, and the wait for its full style sheet. */
interface Fetched {
  application: typeof import('./application')
  styled: Promise<void> | undefined
}

/**
 * Fetches the application of a page and runs each script in a task of its own, so that no phone
 * freezes.
 */
export async function bringApplication(
  page: Document,
  contract: PageContract | undefined,
): Promise<Fetched> {
  // The page carries the style of everything that it shows. The full sheet, for parts that show
  // later, is requested first and applied while the scripts load.
  const styled = contract && bringStyle(page, contract.style)
  for (const address of contract?.files ?? [])
    if (address.endsWith('.json')) beginFetch(address)
    else addLink(page, { rel: 'modulepreload', href: address })
  await import('./react-dom')
  await nextTask()
  await import('../router')
  await nextTask()
  return { application: await import('./application'), styled }
}

/**
 * Resolves once the full sheet applies, fails to load or takes too long. Without it the application
 * still works; only states that the page did not show yet look plain.
 */
function bringStyle(page: Document, href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = addLink(page, { rel: 'stylesheet', href })
    setTimeout(resolve, STYLE_PATIENCE)
    link.addEventListener('load', () => {
      // The style of the rest (ui/rest-of-page.tsx) is behind the full sheet and would outrank it.
      const rest = page.querySelector<HTMLLinkElement>('main link[rel="stylesheet"]')
      if (rest) rest.disabled = true
      resolve()
    })
    link.addEventListener('error', () => resolve())
  })
}

function addLink(page: Document, attributes: { rel: string; href: string }): HTMLLinkElement {
  const link = Object.assign(page.createElement('link'), attributes)
  page.head.append(link)
  return link
}
