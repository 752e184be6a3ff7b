import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { addressOf } from '../../content/views/addresses'
import { elementsIn } from '../../content/article/article-tree'
import type { DocumentOf } from '../../content/document-types'
import { ARTICLES_FEED, LOTS_FEED, BLOG_PATH, lotPath, LOTS_PATH } from '../../content/views/paths'
import { reais } from '../../content/prices/figures'
import { statusOf } from '../../content/lots/listing'
import { largestAddress } from '../../content/views/picture-address'
import { startOfDay } from '../../content/time/today'
import type { LotView } from '../../content/views/views'
import { escapeHtml } from '../render/html'
import { sanitized } from './article'
import type { CompiledDocument } from './contentlayer'
import type { Pictures } from './pictures'

/**
 * The article for feed readers: the same parsed tree, sanitized, with absolute addresses.
 * @param page absolute address of the article, to which a link of `#id` alone leads
 */
export function feedHtml(article: Root, page: string, pictures: Pick<Pictures, 'of'>): string {
  const safe = sanitized(article)
  for (const { properties } of elementsIn(safe)) {
    const { href, src } = properties
    if (typeof href === 'string' && /^[/#]/.test(href)) properties.href = new URL(href, page).href
    if (typeof src !== 'string') continue
    const picture = pictures.of(src, '')
    properties.src = 'href' in picture ? picture.href : new URL(largestAddress(picture), page).href
  }
  return toHtml(safe)
}

/** An entry of a feed: days are AAAA-MM-DD, the address and those in `html` are absolute. */
interface AtomEntry extends Record<
  'url' | 'title' | 'published' | 'updated' | 'category' | 'summary',
  string
> {
  author?: string
  html?: string
}

function entryXml({ url, html, author, ...entry }: AtomEntry): string {
  const by = author ? `<author><name>${escapeHtml(author)}</name></author>` : ''
  const content = html === undefined ? '' : `<content type="html">${escapeHtml(html)}</content>`
  return `<entry>
<id>${url}</id><title>${escapeHtml(entry.title)}</title><link href="${url}"/>
<published>${startOfDay(entry.published)}</published><updated>${startOfDay(entry.updated)}</updated>
${by}<category term="${escapeHtml(entry.category)}"/>
<summary>${escapeHtml(entry.summary)}</summary>${content}
</entry>`
}

/** A reader fetches the feed again long before so many entries are new. */
const MAX_ENTRIES = 30

type Publisher = Pick<DocumentOf<'Company'>, 'url' | 'name'>

/**
 * An Atom feed (RFC 4287). Dates are the documents' own, so that the same content always gives the
 * same bytes.
 * @param self address of the feed
 * @param page address of the page whose content the feed has
 */
function atomXml(
  { url, name }: Publisher,
  [self, page, title]: [self: string, page: string, title: string],
  entries: readonly AtomEntry[],
): string {
  const newest = entries.map(({ updated }) => updated).toSorted()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<id>${url}${page}</id><title>${escapeHtml(`${title} | ${name}`)}</title><updated>${startOfDay(newest.at(-1) ?? '1970-01-01')}</updated>
<link href="${url}${page}"/><link rel="self" href="${url}${self}"/>
<author><name>${escapeHtml(name)}</name></author>
${entries.slice(0, MAX_ENTRIES).map(entryXml).join('\n')}
</feed>
`
}
/**
 * Feed of the newest articles, with their full text.
 * @param posts newest first
 */
export function articlesFeed(
  posts: readonly CompiledDocument<'Post'>[],
  company: Publisher,
  title: string,
  pictures: Pick<Pictures, 'of'>,
): string {
  const entries = posts.map(({ type, slug, data, article }): AtomEntry => {
    const { title, date, updatedOn: updated = date, excerpt: summary, author, category } = data
    const url = `${company.url}${addressOf({ type, slug })}`
    const html = feedHtml(article, url, pictures)
    return { url, title, published: date, updated, author, category, summary, html }
  })
  return atomXml(company, [ARTICLES_FEED, BLOG_PATH, title], entries)
}

/**
 * Feed of the listed lots, the last change first. A lot without a day is not in it, because readers
 * order entries by their days.
 */
export function lotsFeed(lots: readonly LotView[], title: string, company: Publisher): string {
  const entries = lots.flatMap((lot): AtomEntry[] => {
    const { slug, price, units = 0, statusOn, condition, category } = lot
    const { enteredOn: published = statusOn } = lot
    if (published === undefined) return []
    const status = statusOf(lot)
    const told = status === 'disponível' ? reais(price) : status
    const counted = `${units.toLocaleString('pt-BR')} ${units === 1 ? 'unidade' : 'unidades'}, `
    const url = `${company.url}${lotPath(slug)}`
    const summary = `${units ? counted : ''}${reais(price)} o lote. ${condition.replace(/\.$/, '')}.`
    const updated = statusOn ?? published
    return [{ url, title: `${lot.title}: ${told}`, published, updated, category, summary }]
  })
  const sorted = entries.toSorted((a, b) => b.updated.localeCompare(a.updated))
  return atomXml(company, [LOTS_FEED, LOTS_PATH, title], sorted)
}
