import type { SitePage } from '../../content/addresses'

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
    return `<url><loc>${origin}${address}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const robotsFile = (origin: string): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`
