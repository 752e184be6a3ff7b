import { writeFile } from 'node:fs/promises'
import type { SitePage } from '../../content/views/addresses'
import { documentType } from '../../content/document-types'
import { goneFeeds, LOTS_FEED } from '../../content/views/paths'
import { singleton, type Published } from '../../content/views/published'
import { redirectsIn } from '../../content/rules/redirects'
import { decoded } from '../../content/text/web-address'
import type { Assets } from '../assets/write-assets'
import { buildDay } from '../build-day'
import type { CheckedDocument } from '../check/check'
import { projectVersion } from '../git'
import { writeFileList, writeHostFiles } from '../hosts/host-files'
import { siteRules, type Redirect } from '../hosts/site-rules'
import { PATHS } from '../paths'
import { KEPT_PAGES } from '../render/render-pages'
import type { WrittenPage } from './documents'
import { writeSwitchOff, writeWorker } from './worker'

/**
 * Writes the files that concern all pages together: for installation, hosts, search engines, old
 * addresses, and the worker.
 * @param listed the pages of the sitemap
 * @param offline whether visitors' devices keep the site; if not, the worker removes what they keep
 */
export async function writeSiteFiles(
  documents: readonly Published<CheckedDocument>[],
  pages: readonly WrittenPage[],
  assets: Assets,
  listed: readonly SitePage[],
  offline: boolean,
): Promise<void> {
  const { dist } = PATHS
  const company = singleton(documents, 'Company')
  const materials = documents.filter(({ type }) => type === 'Material')
  const feeds = goneFeeds(materials.map(({ slug }) => slug))
  const redirects = redirectRules([
    ...redirectsIn(documents),
    ...feeds.map((from) => ({ from, to: LOTS_FEED })),
  ])
  await writeHostFiles(siteRules(pages, company, redirects), PATHS)
  const version = projectVersion(PATHS.root, buildDay())
  const files = {
    '/manifest.webmanifest': webAppManifest(company),
    '/sitemap.xml': sitemapFile(company.url, listed, pageDays(documents)),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap.xml\n`,
    '/versao.json': `${JSON.stringify(version)}\n`,
  }
  for (const [path, text] of Object.entries(files)) await writeFile(`${dist}${path}`, text)
  if (offline) {
    const kept = pages.filter(({ path }) => KEPT_PAGES.includes(path)).flatMap((page) => page.files)
    await writeWorker(dist, `/${assets.index}`, [assets.style, ...assets.fonts, ...kept])
  } else await writeSwitchOff(dist)
  await writeFileList(dist)
}

/** encodeURI leaves four signs that hosts do not take in an address. */
const encoded = (address: string): string =>
  encodeURI(address).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Redirects as hosts take them. */
export const redirectRules = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.map(({ from, to }) => ({ from, to: encoded(decoded(to)) }))

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icones/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * The manifest by which a phone or a computer installs the site. Its colours are mask-950 and paper
 * of theme.css; its icons are files of public/icones, and a system may cut `maskable` to a circle.
 */
export const webAppManifest = (company: Record<'name' | 'description', string>): string =>
  JSON.stringify({
    id: '/',
    name: company.name,
    short_name: company.name,
    description: company.description,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F6F5F0',
    theme_color: '#06251C',
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
  })

/**
 * All public addresses, with their days.
 * @param days AAAA-MM-DD by the page's document
 */
export function sitemapFile(
  origin: string,
  pages: readonly SitePage[],
  days: ReadonlyMap<string, string>,
): string {
  const urls = pages.map(({ address, file }) => {
    const day = days.get(file)
    return `<url><loc>${origin}${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/**
 * Returns the newest day in each document, AAAA-MM-DD, by the document's file: in its fields with a
 * day, or with values by day. A document without any has none.
 */
export function pageDays(
  documents: readonly Pick<CheckedDocument, 'type' | 'file' | 'data'>[],
): Map<string, string> {
  const days = new Map<string, string>()
  for (const { type, file, data } of documents) {
    const values = documentType(type).page?.dayFields?.map((name) => Object(data)[name]) ?? []
    const all = values.flatMap((value): string[] =>
      typeof value === 'object' ? Object.keys(value) : [String(value ?? '')],
    )
    const day = all.toSorted().at(-1)
    if (day) days.set(file, day)
  }
  return days
}
