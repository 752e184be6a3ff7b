import { COMPARE_PATH } from '../../../../content/lots/paths'

export const COMPARE_TITLE = 'Lotes, lado a lado.'
/** Below the table, and what search engines and shared links say about the page. */
export const COMPARE_NOTE =
  'Preço à vista, frete à parte. A comparação fica no endereço da página: envie o link a um colega.'

/** More columns do not fit on a screen. */
export const MAX_COMPARED = 4

/** Query of the comparison's address: slugs with commas between them. */
export interface CompareSearch {
  lotes?: string
}

/** Form of a lot's slug; whether the lot exists shows when its data is fetched. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** More than the page shows, so that it can name the lots that it leaves out. */
const MAX_ASKED = 12

/** The slugs of an address in their order, each once, at most twelve; the page shows four. */
export const comparedSlugs = (text = ''): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((slug) => slug.trim())
        .filter((slug) => SLUG.test(slug)),
    ),
  ].slice(0, MAX_ASKED)

/** Reads `?lotes=a,b`. Never throws: repeated and wrong slugs are dropped, which removes them from the address. */
export function validateCompareSearch(input: Record<string, unknown>): CompareSearch {
  const slugs = comparedSlugs(typeof input.lotes === 'string' ? input.lotes.slice(0, 1000) : '')
  return { lotes: slugs.join(',') || undefined }
}

/** Address of the comparison of these lots. */
export const compareHref = (slugs: readonly string[]): string =>
  `${COMPARE_PATH}?lotes=${slugs.join(',')}`
