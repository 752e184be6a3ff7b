import { addressOf } from '../../content/addresses'
import type { DocumentOf } from '../../content/document-types'
import { isListed } from '../../content/lots/listing'
import { lotsPagePath, pageCount } from '../../content/lots/paths'
import type { CheckedDocument } from '../check/check'

/**
 * Addresses of the lots that were sold so long ago that only who has their link should find them.
 * @param today AAAA-MM-DD
 */
export function unlistedLots(documents: readonly Pick<CheckedDocument, 'type' | 'slug' | 'data'>[], today: string): Set<string> {
  // The check validated both by the schemas of their types.
  const page = documents.find(({ type }) => type === 'LotPage')?.data as DocumentOf<'LotPage'> | undefined
  const gone = documents.filter(({ type, data }) => type === 'Lot' && !isListed(data as DocumentOf<'Lot'>, today, page?.soldStaysDays ?? 0))
  return new Set(gone.flatMap((document) => addressOf(document) ?? []))
}

/** The second page of the list and those after it; the first has the list's own address. `listed`: lots in the list. */
export const furtherListPages = (listed: number): string[] => Array.from({ length: pageCount(listed) - 1 }, (_, index) => lotsPagePath(index + 2))
