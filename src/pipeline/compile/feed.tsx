import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown, { defaultUrlTransform } from 'react-markdown'
import { articleSafetyPlugins } from '../../content/article-markdown'
import { addressOf } from '../../content/addresses'
import type { DocumentOf, FeedTypeName } from '../../content/document-types'
import { webpAddress } from '../../content/picture-address'
import type { Pictures } from './pictures'
import type { CompiledDocument } from './publish'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

type Company = DocumentOf<'Company'>

/**
 * A picture in a feed. It is lazy, because React announces every other picture by a `<link
 * rel="preload">` before the text.
 */
const FeedImage = ({ node: _, ...props }: React.ComponentProps<'img'> & { node?: unknown }) => (
  <img {...props} alt={props.alt ?? ''} loading="lazy" />
)

/** A table's cell. Its alignment stays an attribute, because feed readers drop styles. */
const feedCell = (Tag: 'td' | 'th') =>
  function FeedCell({
    node,
    style: _,
    ...props
  }: React.ComponentProps<'td'> & { node?: Element | undefined }) {
    const align = (['left', 'right', 'center'] as const).find(
      (one) => one === node?.properties.align,
    )
    return <Tag {...props} align={align} />
  }

/** The article for feed readers: the same parsed tree, sanitized, with absolute addresses. */
export function feedHtml(
  article: Root,
  company: Pick<Company, 'url'>,
  pictures: Pick<Pictures, 'of'>,
): string {
  const urlTransform = (url: string, key: string): string => {
    if (key === 'src' && !url.startsWith('https://')) {
      const picture = pictures.of(url, '')
      return 'href' in picture ? picture.href : `${company.url}${webpAddress(picture)}`
    }
    return url.startsWith('/') ? `${company.url}${url}` : defaultUrlTransform(url)
  }
  // react-markdown gets the tree in place of a text to parse.
  const parsed = () => () => article
  return renderToStaticMarkup(
    <Markdown
      rehypePlugins={[parsed, ...articleSafetyPlugins]}
      urlTransform={urlTransform}
      components={{ img: FeedImage, td: feedCell('td'), th: feedCell('th') }}
    />,
  )
}

/**
 * Number of articles in the feed: a reader fetches it again long before so many are new, and each
 * is there in full.
 */
const LENGTH = 20

/**
 * Atom feed (RFC 4287) of the newest twenty articles; `posts` come newest first. Dates are the
 * articles' own, so that the same content always gives the same bytes.
 */
export function atomFeed(
  posts: CompiledDocument<FeedTypeName>[],
  company: Company,
  title: string,
  pictures: Pictures,
): string {
  const lastDay = ({ date, updatedOn }: DocumentOf<FeedTypeName>) => updatedOn ?? date
  const newest =
    posts
      .map(({ data }) => lastDay(data))
      .toSorted()
      .at(-1) ?? '1970-01-01'
  const entries = posts.slice(0, LENGTH).map((post) => {
    const { data, article } = post
    const url = `${company.url}${addressOf(post)}`
    const html = escapeXml(feedHtml(article, company, pictures))
    return `<entry>
<id>${url}</id><title>${escapeXml(data.title)}</title><link href="${url}"/>
<published>${data.date}T00:00:00-03:00</published><updated>${lastDay(data)}T00:00:00-03:00</updated>
<author><name>${escapeXml(data.author)}</name></author><category term="${escapeXml(data.category)}"/>
<summary>${escapeXml(data.excerpt)}</summary><content type="html">${html}</content>
</entry>`
  })
  const name = escapeXml(`${title} | ${company.name}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<id>${company.url}/blog</id><title>${name}</title><updated>${newest}T00:00:00-03:00</updated>
<link href="${company.url}/blog"/><link rel="self" href="${company.url}/feed.xml"/>
${entries.join('\n')}
</feed>
`
}
