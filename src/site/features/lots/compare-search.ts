import { COMPARE_PATH } from '../../../content/lots/paths'

/** More columns do not fit a screen, nor a decision. */
export const MAX_COMPARED = 4

/** What the address of the comparison says: slugs with commas between them. */
export interface CompareSearch {
  lotes?: string
}

/** A file name that may be a lot's; whether there is one, only its data says. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** More than the page shows, so that it can say which it leaves out. */
const MAX_ASKED = 12

/** The slugs of the address in their order, each once: up to twelve, of which the page shows four. */
export const comparedSlugs = (text = ''): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((slug) => slug.trim())
        .filter((slug) => slug.length <= 80 && SLUG.test(slug)),
    ),
  ].slice(0, MAX_ASKED)

/** Reads `?lotes=a,b`. Never throws: what is no slug or stands twice cleans itself from the address. */
export function validateCompareSearch(input: Record<string, unknown>): CompareSearch {
  const slugs = comparedSlugs(typeof input.lotes === 'string' ? input.lotes.slice(0, 1000) : '')
  return { lotes: slugs.join(',') || undefined }
}

/** The comparison of these lots as a link. */
export const compareHref = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `${COMPARE_PATH}?lotes=${slugs.join(',')}` : COMPARE_PATH
