import type { DocumentOf, DocumentTypeName } from '../../src/content/document-types'
import { inListOrder, isListed } from '../../src/content/lots/listing'
import { buildDay } from '../../src/pipeline/build-day'
import { all, one } from '../support/model-documents'

/** Documents of the tests' own content, as journeys look for them. */

const published = <Name extends DocumentTypeName>(
  name: Name,
): (DocumentOf<Name> & { slug: string })[] =>
  Array.from(all(name), ([slug, document]) => ({ ...document, slug }))

/** The lots in the order of their list; one that was sold long ago is not listed. */
export const lots = published('Lot')
  .filter((lot) => isListed(lot, buildDay(), one('LotPage').soldStaysDays))
  .sort((a, b) => inListOrder(a, b) || a.order - b.order)
export const materials = published('Material').sort((a, b) => a.order - b.order)
/** What can be requested on /servicos. */
export const offers = [...published('Service'), ...published('Integration')]
/** The articles, newest first. */
export const posts = published('Post').sort((a, b) => b.date.localeCompare(a.date))
export const company = one('Company')

/** A lot by its slug, with its address. */
export function lotOf(slug: string) {
  const lot = published('Lot').find((one) => one.slug === slug)
  if (!lot) throw new Error(`The journeys need lots/${slug}.`)
  return { ...lot, path: `/lotes-informatica/${slug}` }
}
