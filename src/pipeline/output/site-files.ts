import { writeFile } from 'node:fs/promises'
import type { SitePage } from '../../content/views/addresses'
import { singleton, type Published } from '../../content/views/published'
import { goneFeeds, LOTS_FEED } from '../../content/views/feeds'
import { redirectsIn } from '../../content/rules/redirects'
import type { Assets } from '../assets/write-assets'
import { buildDay } from '../build-day'
import type { CheckedDocument } from '../check/check'
import { writeFileList } from '../hosts/file-list'
import type { Opened } from '../hosts/policy'
import { siteRules } from '../hosts/site-rules'
import { writeHostFiles } from '../hosts/write-host-files'
import { PATHS } from '../paths'
import { KEPT_PAGES } from '../render/pages'
import { pageDays, robotsFile, sitemapFile } from './sitemap'
import type { WrittenPage } from './documents'
import { redirectRules, writeRedirectPages } from './redirects'
import { projectVersion, writeVersion } from './version'
import { writeWebApp } from './web-app'
import { writeSwitchOff, writeWorker } from './worker'

export interface Site {
  documents: readonly Published<CheckedDocument>[]
  pages: readonly WrittenPage[]
  assets: Assets
  /** The pages of the sitemap. */
  listed: readonly SitePage[]
  opened: Opened
  /**
   * Whether visitors' devices keep the site for offline use; if not, the worker removes what they
   * keep.
   */
  offline: boolean
}

/**
 * Writes the files that concern all pages together: for installation, hosts, search engines, old
 * addresses, and the worker.
 */
export async function writeSiteFiles(site: Site): Promise<void> {
  const { documents, pages, assets, listed, opened, offline } = site
  const company = singleton(documents, 'Company')
  await writeWebApp(PATHS.dist, company)
  const materials = documents.filter(({ type }) => type === 'Material')
  const redirects = redirectRules([
    ...redirectsIn(documents),
    ...goneFeeds(materials.map(({ slug }) => slug)).map((from) => ({ from, to: LOTS_FEED })),
  ])
  await writeHostFiles(siteRules(pages, opened, redirects), PATHS)
  await writeRedirectPages(redirects, PATHS.dist, company.url)
  const days = pageDays(documents)
  await writeFile(`${PATHS.dist}/sitemap.xml`, sitemapFile(company.url, listed, days))
  await writeFile(`${PATHS.dist}/robots.txt`, robotsFile(company.url))
  if (offline) {
    const kept = pages.filter(({ path }) => KEPT_PAGES.includes(path)).flatMap(({ files }) => files)
    const files = [assets.style, ...assets.fonts, ...kept]
    await writeWorker(PATHS.dist, { release: `/${assets.index}`, files })
  } else await writeSwitchOff(PATHS.dist)
  await writeVersion(PATHS.dist, projectVersion(PATHS.root, buildDay()))
  await writeFileList(
    PATHS.dist,
    redirects.map(({ from }) => from),
  )
}
