import { existsSync, readFileSync } from 'node:fs'
import { ENOUGH, sitemapPaths, type Known } from '../../src/deploy/ask'
import { readRedirects } from '../../src/pipeline/hosts/write-host-files'

/** The facts about a built site that the questions to a host need. */
export const knownOf = (dist: string): Known => ({
  pages: sitemapPaths(readFileSync(`${dist}/sitemap.xml`, 'utf8')).slice(0, ENOUGH),
  admin: existsSync(`${dist}/admin/index.html`),
  redirects: readRedirects(readFileSync(`${dist}/_redirects`, 'utf8')),
})
