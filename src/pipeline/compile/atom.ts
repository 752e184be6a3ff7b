import { startOfDay } from '../../content/today'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** An entry of a feed; days are AAAA-MM-DD. */
export interface AtomEntry {
  /** Absolute address of what it tells. */
  url: string
  /** Part of the identity, for several entries about one address. */
  fragment?: string
  title: string
  published: string
  updated: string
  author?: string
  category?: string
  summary: string
  /** HTML, with absolute addresses. */
  html?: string
}

interface AtomFeed {
  title: string
  /** Absolute addresses of the page that the feed follows, and of the feed itself. */
  url: string
  self: string
  author: string
  updated: string | undefined
  entries: readonly AtomEntry[]
}

function entryXml({ url, fragment, html, ...entry }: AtomEntry): string {
  return `<entry>
<id>${url}${fragment ? `#${fragment}` : ''}</id><title>${escapeXml(entry.title)}</title><link href="${url}"/>
<published>${startOfDay(entry.published)}</published><updated>${startOfDay(entry.updated)}</updated>
${entry.author ? `<author><name>${escapeXml(entry.author)}</name></author>` : ''}${
    entry.category ? `<category term="${escapeXml(entry.category)}"/>` : ''
  }
<summary>${escapeXml(entry.summary)}</summary>${
    html === undefined ? '' : `<content type="html">${escapeXml(html)}</content>`
  }
</entry>`
}

/**
 * An Atom feed (RFC 4287). Dates are the documents' own, so that the same content always gives the
 * same bytes.
 */
export const atomXml = ({ title, url, self, author, updated, entries }: AtomFeed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<id>${url}</id><title>${escapeXml(title)}</title><updated>${startOfDay(updated ?? '1970-01-01')}</updated>
<link href="${url}"/><link rel="self" href="${self}"/>
<author><name>${escapeXml(author)}</name></author>
${entries.map(entryXml).join('\n')}
</feed>
`
