import type { ConsoleMessage, Page } from '@playwright/test'
import { PAGE_PATHS } from '../../src/content/views/addresses'
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
 * Collects every error and warning of the page. It leaves out the status 404 of an address that the
 * page navigates to, which the browser reports by itself.
 */
export function complaints(page: Page): string[] {
  const said: string[] = []
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
