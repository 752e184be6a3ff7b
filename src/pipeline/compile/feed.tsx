import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown, { defaultUrlTransform } from 'react-markdown'
import { articleSafetyPlugins } from '../../content/article-markdown'
import { addressOf } from '../../content/addresses'
import type { DocumentOf, FeedTypeName } from '../../content/document-types'
import { ARTICLES_FEED } from '../../content/feeds'
import { webpAddress } from '../../content/picture-address'
import { atomXml } from './atom'
import type { Pictures } from './pictures'
import type { CompiledDocument } from './publish'

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

/** Feed of the newest twenty articles; `posts` come newest first. */
export function atomFeed(
  posts: CompiledDocument<FeedTypeName>[],
  company: Company,
  title: string,
  pictures: Pictures,
): string {
  const lastDay = ({ date, updatedOn }: DocumentOf<FeedTypeName>) => updatedOn ?? date
  return atomXml({
    title: `${title} | ${company.name}`,
    url: `${company.url}/blog`,
    self: `${company.url}${ARTICLES_FEED}`,
    author: company.name,
    updated: posts
      .map(({ data }) => lastDay(data))
      .toSorted()
      .at(-1),
    entries: posts.slice(0, LENGTH).map((post) => {
      const { title: name, author, category, date, excerpt } = post.data
      return {
        url: `${company.url}${addressOf(post)}`,
        title: name,
        published: date,
        updated: lastDay(post.data),
        author,
        category,
        summary: excerpt,
        html: feedHtml(post.article, company, pictures),
      }
    }),
  })
}
