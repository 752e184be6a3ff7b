import { renderToStaticMarkup } from 'react-dom/server'
import Markdown, { defaultUrlTransform } from 'react-markdown'
import { articleRehypePlugins, articleRemarkPlugins, articleRemarkRehypeOptions } from '../../content/article-markdown'
import type { DocumentOf } from '../../content/document-types'
import { webpAddress } from '../../content/picture-address'
import type { Pictures } from './pictures'
import type { CompiledDocument } from './project'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

type Company = DocumentOf<'Company'>

/** The article as a feed reader shows it: the same safe HTML, every address absolute. */
function articleHtml(body: string, company: Company, pictures: Pictures): string {
  const urlTransform = (url: string, key: string): string => {
    if (key === 'src' && !url.startsWith('https://')) {
      const picture = pictures.of(url, '')
      return 'href' in picture ? picture.href : `${company.url}${webpAddress(picture)}`
    }
    return url.startsWith('/') ? `${company.url}${url}` : defaultUrlTransform(url)
  }
  return renderToStaticMarkup(
    <Markdown remarkPlugins={articleRemarkPlugins} remarkRehypeOptions={articleRemarkRehypeOptions} rehypePlugins={articleRehypePlugins} urlTransform={urlTransform}>
      {body}
    </Markdown>,
  )
}

/**
 * Atom feed (RFC 4287) of the articles, newest first. Dates are the articles' own, so that the same content always
 * gives the same bytes.
 */
export function atomFeed(posts: CompiledDocument<DocumentOf<'Post'>>[], company: Company, title: string, pictures: Pictures): string {
  const newest = posts.map(({ data }) => data.date).toSorted().at(-1) ?? '1970-01-01'
  const entries = posts.map(({ slug, data, body }) => `<entry>
<id>${company.url}/blog/${slug}</id><title>${escapeXml(data.title)}</title><link href="${company.url}/blog/${slug}"/>
<published>${data.date}T00:00:00-03:00</published><updated>${data.date}T00:00:00-03:00</updated>
<author><name>${escapeXml(data.author)}</name></author><category term="${escapeXml(data.category)}"/>
<summary>${escapeXml(data.excerpt)}</summary><content type="html">${escapeXml(articleHtml(body, company, pictures))}</content>
</entry>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<id>${company.url}/blog</id><title>${escapeXml(`${title} | ${company.name}`)}</title><updated>${newest}T00:00:00-03:00</updated>
<link href="${company.url}/blog"/><link rel="self" href="${company.url}/feed.xml"/>
${entries.join('\n')}
</feed>
`
}
