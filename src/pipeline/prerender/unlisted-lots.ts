import { addressOf } from '../../content/addresses'
import type { DocumentOf } from '../../content/document-types'
import { isListed } from '../../content/lots/listing'
import type { CheckedDocument } from '../check/check'

/**
 * Addresses of the lots that were sold so long ago that only who has their link should find them.
 * @param today AAAA-MM-DD
 */
export function unlistedLots(
  documents: readonly Pick<CheckedDocument, 'type' | 'slug' | 'data'>[],
  today: string,
): Set<string> {
  // The check validated both by the schemas of their types.
  const page = documents.find(({ type }) => type === 'LotPage')?.data as
    DocumentOf<'LotPage'> | undefined
  const gone = documents.filter(
    ({ type, data }) =>
      type === 'Lot' && !isListed(data as DocumentOf<'Lot'>, today, page?.soldStaysDays ?? 0),
  )
  return new Set(gone.flatMap((document) => addressOf(document) ?? []))
}
