import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Known } from './question'

/** Addresses of a sitemap, as paths. */
export const sitemapPaths = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname)

/** Of a site with thousands of pages, enough of them to see how a host treats each kind. */
const ENOUGH = 40

/** What a built site holds. */
export async function knownOf(dist: string): Promise<Known> {
  const lines = (await readFile(`${dist}/_redirects`, 'utf8')).split('\n').filter(Boolean)
  return {
    pages: sitemapPaths(await readFile(`${dist}/sitemap.xml`, 'utf8')).slice(0, ENOUGH),
    admin: existsSync(`${dist}/admin/index.html`),
    redirects: lines.map((line) => {
      const [from = '', to = '', status] = line.split(' ')
      return { from, to, status: Number(status) }
    }),
  }
}
