import type { ReadArticle } from './read-article'
import type { ReadDocument } from './read-document'
import { decoded } from '../web-address'
import { ARTICLE_FRAGMENTS } from '../fragments'
import type { Reason } from '../rules/reason'
import type { TextDiagnostic } from './diagnostic'
import { emptyWordsError } from '../rules/words'

/**
 * The ids that a link to an article may name behind #, by the article's slug; undefined for an
 * unknown or unreadable article.
 */
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

/** Functions that return why an address or a picture is refused; undefined when it is accepted. */
export interface Judges {
  /** `here`: the ids that the article itself may link to with # alone. */
  link: (url: string, here?: ReadonlySet<string>) => Reason | undefined
  image: (src: string) => Promise<Reason | undefined>
}

/**
 * Returns all errors of an article: its own, and those of the addresses that it names. Offsets are
 * in its text; each error is reported once.
 */
export async function articleErrors(
  article: ReadArticle,
  judges: Judges,
): Promise<TextDiagnostic[]> {
  const errors = new Map<string, TextDiagnostic>()
  const add = (offset: number, reason: Reason | undefined) => {
    // Many references may share one definition.
    if (reason) errors.set(`${offset} ${reason.message}`, { offset, field: 'texto', ...reason })
  }
  for (const { offset, ...reason } of article.errors) add(offset, reason)
  const here = new Set([...article.ids, ...ARTICLE_FRAGMENTS])
  for (const { offset, url } of article.links) add(offset, judges.link(decoded(url), here))
  for (const { offset, src, alt, isDescribed } of article.images) {
    add(
      offset,
      (await judges.image(decoded(src))) ??
        (isDescribed
          ? emptyWordsError(alt)
          : {
              message: 'a foto não tem texto alternativo',
              fix: 'escreva o que se vê nela: ![o que se vê](pasta/arquivo.jpg)',
            }),
    )
  }
  return [...errors.values()]
}
