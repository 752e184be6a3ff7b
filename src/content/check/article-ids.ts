import type { ReadArticle } from './read-article'
import type { ReadDocument } from './read-document'

/** What a link to an article may name behind #, by the article's slug; undefined where there is none or it cannot be read. */
export function idsOf(
  documents: readonly ReadDocument[],
  slug: string,
  article: (body: string) => ReadArticle,
): ReadonlySet<string> | undefined {
  const body = documents.find(
    (document) => document.slug === slug && document.type === 'Post',
  )?.body
  return body === undefined ? undefined : article(body).ids
}
