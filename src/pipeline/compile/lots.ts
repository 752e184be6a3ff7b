import { inOrder } from '../../content/views/published'
import { inListOrder, isListed, statusOf } from '../../content/lots/listing'
import type { LotDetails, LotView } from '../../content/views/views'
import { lotDataPath, itemListCsvPath } from '../../content/views/paths'
import { alternativesTo, relatedLots } from '../../content/lots/related'
import {
  commonGrade,
  gradeCounts,
  itemListCsv,
  itemListView,
  type ItemList,
} from '../../content/table/item-list'
import {
  LOT_CARD_FIELDS,
  LOT_LINK_FIELDS,
  LOT_PAGE_FIELDS,
  pick,
} from '../../content/views/listed-fields'
import { lotCard, type Pictures } from './pictures'
import { only } from './project'
import type { Compiled, CompiledDocument } from './contentlayer'

interface ProjectedLots {
  /** The lots of the lists, newest first, without lots that were sold long ago. */
  listed: LotView[]
  /** Every published lot by its slug: a sold one keeps its page. */
  details: ReadonlyMap<string, LotDetails>
}

/** Splits a lot into its fields for lists and those for its own page. */
function split(
  { slug, data }: CompiledDocument<'Lot'>,
  itemList: ItemList | undefined,
  pictures: Pictures,
) {
  const { photo, morePhotos = [] } = data
  const counts = itemList && gradeCounts(itemList, 'functional')
  // The grade of most units, or the document's own where no item list counts them.
  const gradeOf = (kind: 'functional' | 'cosmetic') => {
    const counted = itemList && gradeCounts(itemList, kind)
    const grade = counted ? commonGrade(counted) : data[`${kind}Grade`]
    return grade && { [kind]: grade }
  }
  const view: LotView = {
    slug,
    ...pictures.in(pick(data, LOT_CARD_FIELDS)),
    ...gradeOf('functional'),
    ...gradeOf('cosmetic'),
    ...(counts && { working: counts.A + counts.B }),
  }
  const photos = [...(photo ? [photo] : []), ...morePhotos]
  const own = {
    ...pick(data, LOT_PAGE_FIELDS),
    photos: photos.map(({ src, alt }) => pictures.of(src, alt)),
    ...(itemList && { itemList: itemListView(itemList, itemListCsvPath(slug)) }),
  }
  return { view, own }
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
  const list = only(compiled.LotsPage).data
  const { soldStaysDays } = only(compiled.LotPage).data
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
  const details = new Map<string, LotDetails>()
  for (const { view, own, card } of lots) {
    const others = statusOf(view) === 'vendido' ? alternativesTo : relatedLots
    const related = others(view, listed).map((lot) => pick(lot, LOT_LINK_FIELDS))
    details.set(view.slug, { ...view, ...own, card, related })
  }
  return { listed, details }
}

/**
 * The files that only a lot's page loads, by their addresses: its data, and its item list as CSV to
 * download.
 */
export function lotFiles(
  details: ProjectedLots['details'],
  itemLists: ReadonlyMap<string, ItemList>,
): Map<string, string> {
  const files = new Map<string, string>()
  for (const [slug, lot] of details) {
    files.set(lotDataPath(slug), JSON.stringify(lot))
    const itemList = itemLists.get(slug)
    if (itemList) files.set(itemListCsvPath(slug), itemListCsv(itemList))
  }
  return files
}
