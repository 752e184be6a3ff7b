import type { ContentSet } from '../check/content-set'
import { formatShortDate } from '../../site/lib/format'
import { pricesIn } from '../../content/prices/prices'
import { published } from '../../content/views/published'
import { documentsOf } from '../../content/rules/rule'
import { MATERIAL_GROUPS, type MaterialGroup } from '../../content/vocabulary'
import type { PricedRow } from './price-answer'
import type { PriceDesk } from './use-prices'

/** A material in the table of the day. */
export interface PriceRow extends PricedRow {
  group: MaterialGroup
  status: string
  /** Day of the newest price. */
  day: string
}

/** The published materials in the order of the board; one whose price cannot be read is left out. */
export const priceRows = (content: ContentSet, today: string): PriceRow[] =>
  documentsOf(published(content.reads), 'Material')
    .flatMap(({ file, data }) => {
      const [newest, ...older] = pricesIn(data)
      const { group, name = '', status = '', order = 0 } = data
      if (!newest || !group) return []
      const before = newest.day === today ? older[0] : newest
      return {
        file,
        group,
        name,
        status,
        order,
        last: newest.pricePerKg,
        day: newest.day,
        note: formatShortDate(newest.day).slice(0, 5),
        before: before?.pricePerKg ?? newest.pricePerKg,
      }
    })
    .toSorted(
      (a, b) =>
        MATERIAL_GROUPS.indexOf(a.group) - MATERIAL_GROUPS.indexOf(b.group) || a.order - b.order,
    )

/**
 * The table of today's prices of the materials. A save adds a line to a document, or changes the
 * line of today.
 */
export const DAY_PRICES: PriceDesk<PriceRow> = {
  name: 'preços do dia',
  rows: priceRows,
  groupOf: ({ group }) => group,
  newPrice: (price, today) => ({ day: today, written: price.toFixed(2) }),
  words: {
    one: 'preço',
    many: 'preços',
    ofSave: ' de hoje',
    fresh: 'preço novo',
    freshMany: 'preços novos',
    none: 'Nenhum preço novo.',
  },
}
