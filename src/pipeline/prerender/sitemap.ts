import type { DocumentOf } from '../../content/document-types'
import { PAGE_PATHS } from '../../content/vocabulary'
import type { CheckedDocument } from '../check/check'

/** All public addresses; articles with the day of their publication. */
export function sitemapFile(origin: string, documents: CheckedDocument[]): string {
  const articles = documents
    .filter(({ type, draft }) => type === 'Post' && !draft)
    // The check validated the articles' front matter.
    .map(({ slug, data }) => `<url><loc>${origin}/blog/${slug}</loc><lastmod>${(data as DocumentOf<'Post'>).date}</lastmod></url>`)
  const pages = PAGE_PATHS.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...articles].join('\n')}
</urlset>
`
}

export const robotsFile = (origin: string): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`
