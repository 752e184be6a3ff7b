import type { ConsoleMessage, Page } from '@playwright/test'
import { PAGE_PATHS } from '../../src/content/addresses'
import { isComplaint } from './mail-drafts'
import { published } from './site-texts'

/** The addresses of the tests' own site. */
export const ARTICLES = published('posts').map(({ slug }) => `/blog/${slug}`)
export const LOTS = published('lots').map(({ slug }) => `/lotes-informatica/${slug}`)
export const MATERIALS = published('materials').map(({ slug }) => `/comercio-sucata/${slug}`)
export const PAGES = PAGE_PATHS
export const EVERY_PAGE = [
  ...PAGES,
  ...ARTICLES,
  ...MATERIALS,
  ...LOTS,
  '/lotes-informatica/pagina/2',
  '/lotes-informatica/comparar',
]

/**
 * Collects whatever the page complains about, but that an address that was gone to is none (404):
 * the browser notes it by itself. Other sites, such as the map's, are no part of this one, and not
 * of its tests.
 */
export async function complaints(page: Page): Promise<string[]> {
  const said: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>mapa</title>' }),
  )
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.add(request.url())
  })
  const isStatus = (message: ConsoleMessage) =>
    message.text().includes('404') && addresses.has(message.location().url)
  page.on('console', (message) => {
    if (isComplaint(message) && !isStatus(message)) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}
