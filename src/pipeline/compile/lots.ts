import { inOrder } from '../../content/views/list-order'
import { inListOrder, isListed, statusOf } from '../../content/lots/listing'
import type { LotDetails, LotLink, LotView } from '../../content/views/views'
import { lotDataPath, itemListCsvPath, itemListDataPath } from '../../content/lots/paths'
import { alternativesTo, relatedLots } from '../../content/lots/related'
import {
  commonGrade,
  gradeCounts,
  itemListCsv,
  itemListView,
  ITEM_LIST_ROWS_IN_PAGE,
  packItemList,
  type GradeCounts,
  type ItemList,
} from '../../content/table/item-list'
import {
  LOT_CARD_FIELDS,
  LOT_LINK_FIELDS,
  LOT_PAGE_FIELDS,
  pick,
} from '../../content/views/listed-fields'
import type { Grade } from '../../content/vocabulary'
import { lotCard, type Pictures } from './pictures'
import { only } from './project'
import type { Compiled, CompiledDocument } from './contentlayer'

export interface ProjectedLots {
  /** The lots of the lists, newest first, without lots that were sold long ago. */
  listed: LotView[]
  /** Every published lot by its slug: a sold one keeps its page. */
  details: ReadonlyMap<string, LotDetails>
}

/** The grade of most units, or the document's own where no item list counts them. */
const grade = (counts: GradeCounts | undefined, own: Grade | undefined): Grade | undefined =>
  counts ? commonGrade(counts) : own

/** Splits a lot into its fields for lists and those for its own page. */
function split(
  { slug, data }: CompiledDocument<'Lot'>,
  itemList: ItemList | undefined,
  pictures: Pictures,
) {
  const { photo, morePhotos = [], functionalGrade, cosmeticGrade } = data
  const counts = itemList && gradeCounts(itemList, 'functional')
  const functional = grade(counts, functionalGrade)
  const cosmetic = grade(itemList && gradeCounts(itemList, 'cosmetic'), cosmeticGrade)
  const view: LotView = {
    slug,
    ...pictures.in(pick(data, LOT_CARD_FIELDS)),
    ...(functional && { functional }),
    ...(cosmetic && { cosmetic }),
    ...(counts && { working: counts.A + counts.B }),
  }
  const photos = [...(photo ? [photo] : []), ...morePhotos].map(({ src, alt }) =>
    pictures.of(src, alt),
  )
  return {
    view,
    own: {
      ...pick(data, LOT_PAGE_FIELDS),
      photos,
      ...(itemList && { itemList: itemListView(itemList, itemListCsvPath(slug)) }),
    },
  }
}

/**
 * Lots for lists and for their own pages.
 * @param now the moment of the build; see in-time.ts
 */
export function projectLots(
  compiled: Pick<Compiled, 'Lot' | 'LotPage' | 'LotsPage'>,
  itemLists: ReadonlyMap<string, ItemList>,
  pictures: Pictures,
  now: string,
): ProjectedLots {
  const list = only(compiled.LotsPage)
  const { soldStaysDays } = only(compiled.LotPage)
  const lots = inOrder(compiled.Lot)
    .map((document) => ({
      ...split(document, itemLists.get(document.slug), pictures),
      card: lotCard(document, list, pictures),
      until: document.data.until,
    }))
    .toSorted((a, b) => inListOrder(a.view, b.view))
  const listed = lots
    .filter(({ view, until }) => isListed({ ...view, until }, now, soldStaysDays))
    .map(({ view }) => view)
  return {
    listed,
    details: new Map(
      lots.map(({ view, own, card }) => {
        const related =
          statusOf(view) === 'vendido' ? alternativesTo(view, listed) : relatedLots(view, listed)
        return [
          view.slug,
          {
            ...view,
            ...own,
            card,
            related: related.map((lot): LotLink => pick(lot, LOT_LINK_FIELDS)),
          },
        ]
      }),
    ),
  }
}

/**
 * The files that only a lot's page loads, by their addresses: its data, its item list if that is
 * long, and the CSV to download.
 */
export function lotFiles(
  { details }: Pick<ProjectedLots, 'details'>,
  itemLists: ReadonlyMap<string, ItemList>,
): [path: string, text: string][] {
  return Array.from(details).flatMap(([slug, lot]) => {
    const files: [string, string][] = [[lotDataPath(slug), JSON.stringify(lot)]]
    const itemList = itemLists.get(slug)
    if (itemList) files.push([itemListCsvPath(slug), itemListCsv(itemList)])
    if (itemList && itemList.rows.length > ITEM_LIST_ROWS_IN_PAGE)
      files.push([itemListDataPath(slug), JSON.stringify(packItemList(itemList))])
    return files
  })
}
