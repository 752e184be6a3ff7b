import type { Element, Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { articleSafetyPlugins } from '../../content/article/article-markdown'
import { addressOf } from '../../content/views/addresses'
import type { DocumentOf } from '../../content/document-types'
import { BLOG_PATH } from '../../content/posts/posts'
import { ARTICLES_FEED, LOTS_FEED } from '../../content/views/feeds'
import { webpAddress } from '../../content/views/picture-address'
import { escapeHtml } from '../escape-html'
import type { Pictures } from './pictures'
import type { CompiledDocument } from './publish'
import { startOfDay } from '../../content/time/today'
import { reais } from '../../content/prices/figures'
import { statusOf } from '../../content/lots/listing'
import { lotPath, LOTS_PATH } from '../../content/lots/paths'
import type { LotView } from '../../content/views/views'

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

/**
 * The article for feed readers: the same parsed tree, sanitized, with absolute addresses.
 * @param page absolute address of the article, to which a link of `#id` alone leads
 */
export function feedHtml(article: Root, page: string, pictures: Pick<Pictures, 'of'>): string {
  // The sanitizer has removed every scheme that an article may not have.
  const urlTransform = (url: string, key: string): string => {
    if (key !== 'src') return /^[/#]/.test(url) ? new URL(url, page).href : url
    const picture = pictures.of(url, '')
    return 'href' in picture ? picture.href : new URL(webpAddress(picture), page).href
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

/** An entry of a feed; days are AAAA-MM-DD. */
export interface AtomEntry {
  /** Absolute address of the page that the entry is about. */
  url: string
  title: string
  published: string
  updated: string
  author?: string
  category?: string
  summary: string
  /** HTML, with absolute addresses. */
  html?: string
}

function entryXml({ url, html, ...entry }: AtomEntry): string {
  return `<entry>
<id>${url}</id><title>${escapeHtml(entry.title)}</title><link href="${url}"/>
<published>${startOfDay(entry.published)}</published><updated>${startOfDay(entry.updated)}</updated>
${entry.author ? `<author><name>${escapeHtml(entry.author)}</name></author>` : ''}${
    entry.category ? `<category term="${escapeHtml(entry.category)}"/>` : ''
  }
<summary>${escapeHtml(entry.summary)}</summary>${
    html === undefined ? '' : `<content type="html">${escapeHtml(html)}</content>`
  }
</entry>`
}

interface Publisher {
  url: string
  name: string
}

const newestDay = (days: readonly string[]): string | undefined => days.toSorted().at(-1)

/**
 * An Atom feed (RFC 4287). Dates are the documents' own, so that the same content always gives the
 * same bytes.
 * @param self address of the feed
 * @param page address of the page whose content the feed has
 */
function atomXml(
  { url, name }: Publisher,
  self: string,
  page: string,
  title: string,
  entries: readonly AtomEntry[],
  updated = newestDay(entries.map((entry) => entry.updated)),
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<id>${url}${page}</id><title>${escapeHtml(`${title} | ${name}`)}</title><updated>${startOfDay(updated ?? '1970-01-01')}</updated>
<link href="${url}${page}"/><link rel="self" href="${url}${self}"/>
<author><name>${escapeHtml(name)}</name></author>
${entries.map(entryXml).join('\n')}
</feed>
`
}

/**
 * The largest number of entries in a feed: a reader fetches it again long before so many are new.
 * Entries of articles contain their full text.
 */
const LENGTH = { articles: 20, others: 30 }

/**
 * Feed of the newest articles.
 * @param posts newest first
 */
export function atomFeed(
  posts: CompiledDocument<'Post'>[],
  company: Company,
  title: string,
  pictures: Pictures,
): string {
  const lastDay = ({ date, updatedOn }: DocumentOf<'Post'>) => updatedOn ?? date
  const entries = posts.slice(0, LENGTH.articles).map((post) => {
    const { title: name, author, category, date, excerpt } = post.data
    const url = `${company.url}${addressOf(post)}`
    return {
      url,
      title: name,
      published: date,
      updated: lastDay(post.data),
      author,
      category,
      summary: excerpt,
      html: feedHtml(post.article, url, pictures),
    }
  })
  const updated = newestDay(posts.map(({ data }) => lastDay(data)))
  return atomXml(company, ARTICLES_FEED, BLOG_PATH, title, entries, updated)
}

/** The units of a lot that counts them, as the beginning of a sentence. */
const counted = (units: number | undefined): string =>
  units === undefined
    ? ''
    : `${units.toLocaleString('pt-BR')} ${units === 1 ? 'unidade' : 'unidades'}, `

/**
 * Entries of lots, the last change first. A lot without a day has none, because readers order
 * entries by their days.
 */
function lotEntries(lots: readonly LotView[], company: Publisher): AtomEntry[] {
  return lots
    .flatMap((lot): AtomEntry[] => {
      const { slug, title, price, units, statusOn, condition } = lot
      const entered = lot.enteredOn ?? statusOn
      if (entered === undefined) return []
      const status = statusOf(lot)
      return [
        {
          url: `${company.url}${lotPath(slug)}`,
          title: `${title}: ${status === 'disponível' ? reais(price) : status}`,
          published: entered,
          updated: statusOn ?? entered,
          category: lot.category,
          summary: `${counted(units)}${reais(price)} o lote. ${condition.replace(/\.$/, '')}.`,
        },
      ]
    })
    .toSorted((a, b) => b.updated.localeCompare(a.updated))
    .slice(0, LENGTH.others)
}

/** Feed of the listed lots. */
export const lotsFeed = (lots: readonly LotView[], title: string, company: Publisher): string =>
  atomXml(company, LOTS_FEED, LOTS_PATH, title, lotEntries(lots, company))
