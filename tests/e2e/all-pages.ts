import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The built site's addresses, read from what the build wrote. */
export const ARTICLES = readdirSync('dist/blog').filter((file) => file.endsWith('.html')).map((file) => `/blog/${file.replace('.html', '')}`)
export const PAGES = ['/', '/lotes-informatica', '/comercio-sucata', '/servicos', '/sobre', '/contato', '/blog']
export const EVERY_PAGE = [...PAGES, ...ARTICLES]

/** Collects whatever the page complains about. The map's server is not part of the site, and not of its tests. */
export async function complaints(page: Page): Promise<string[]> {
  const said: string[] = []
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>mapa</title>' }))
  page.on('console', (message) => { if (message.type() === 'error' || message.type() === 'warning') said.push(message.text()) })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}
