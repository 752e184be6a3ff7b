import type { SitePage } from '../../content/addresses'

/** All public addresses, with their day where they have one. */
export function sitemapFile(origin: string, pages: readonly SitePage[]): string {
  const urls = pages.map(({ address, day }) => `<url><loc>${origin}${address}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`)
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
