import { addressOf, sitePages } from '../views/addresses'
import { documentType } from '../document-types'
import { ARTICLES_FEED, LOTS_FEED, BLOG_PATH } from '../views/paths'
import { ARTICLE_FRAGMENTS, COMMON, fragmentsOf } from '../views/fragments'
import { published } from '../views/published'
import { categorySlug, LOT_CATEGORIES, POST_CATEGORIES } from '../vocabulary'
import { type AnyDocument, dataOf } from './rule'

/** The targets that links and addresses of pictures may name. */
export interface Site {
  /** Addresses of pages and of feeds. */
  pages: ReadonlySet<string>
  /** Addresses of drafts, with the editor's word for such a document: «o artigo». */
  drafts: ReadonlyMap<string, string>
  /** Query parameters with a closed list of values, by page. */
  choices: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>
  imageHosts: ReadonlySet<string>
  /** The host of this site without «www.»; empty when company.yaml could not be read. */
  host: string
  /** The ids that a link to an address may name behind #; undefined where they are not known. */
  fragments: (address: string) => ReadonlySet<string> | undefined
}

/**
 * @param textIds returns the ids in an article or a page of text, by its address; undefined for another
 */
export function siteOf(
  documents: readonly AnyDocument[],
  textIds: (address: string) => ReadonlySet<string> | undefined = () => undefined,
): Site {
  const visible = published(documents)
  const shown = new Set<AnyDocument>(visible)
  const hidden = documents.filter((document) => !shown.has(document))
  const company = dataOf(documents, 'Company')
  const subjects = new Set(
    (dataOf(documents, 'ContactPage').subjects ?? []).flatMap((subject) => subject?.value ?? []),
  )
  const choices = new Map([
    ['/lotes-informatica', new Map([['categoria', new Set<string>(LOT_CATEGORIES)]])],
    ['/blog', new Map([['categoria', new Set(POST_CATEGORIES.map(categorySlug))]])],
  ])
  // When the contact page could not be read, links to it are not judged.
  if (subjects.size > 0) choices.set('/contato', new Map([['assunto', subjects]]))
  return {
    pages: new Set([...sitePages(visible).map(({ address }) => address), ARTICLES_FEED, LOTS_FEED]),
    drafts: new Map(
      hidden.flatMap((document) => {
        const address = addressOf(document)
        const type = documentType(document.type)
        return address === undefined || type.kind === 'singleton'
          ? []
          : [[address, `${type.names.the} ${type.names.one}`] as const]
      }),
    ),
    choices,
    imageHosts: new Set((company.imageHosts ?? []).map(String)),
    host: company.url === undefined ? '' : new URL(company.url).hostname.replace(/^www\./, ''),
    fragments: (address) => {
      const fixed = fragmentsOf(address)
      if (fixed) return new Set(fixed)
      const ids = textIds(address)
      const around = address.startsWith(`${BLOG_PATH}/`) ? ARTICLE_FRAGMENTS : COMMON
      return ids && new Set([...ids, ...around])
    },
  }
}
