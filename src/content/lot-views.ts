import type {
  LOT_CARD_FIELDS,
  LOT_ENTRY_FIELDS,
  LOT_LINK_FIELDS,
  LOT_PAGE_FIELDS,
} from './listed-fields'
import type { CategoryCounts } from './lots/categories'
import type { ManifestView } from './manifest/manifest'
import type { Lot } from './schema/lot'
import type { Grade } from './vocabulary'
import type { Picture, WithPictures } from './picture'

/** A lot as lists show it. */
export type LotView = WithPictures<Pick<Lot, (typeof LOT_CARD_FIELDS)[number]>> & {
  slug: string
  /** The grade of most units: from the manifest if there is one, else as the document says. */
  functional?: Grade
  cosmetic?: Grade
}

/** The entries of all lots travel together, and only once a visitor searches. */
export type LotEntry = Pick<LotView, (typeof LOT_ENTRY_FIELDS)[number]>

/** One page of the list, newest first: a JSON file each. */
export interface LotListPage {
  lots: LotView[]
  /** Of all pages. */
  total: number
  counts: CategoryCounts
}

/** A lot beside another one. */
export type LotLink = Pick<LotView, (typeof LOT_LINK_FIELDS)[number]>

/** A lot as its own page shows it: one JSON file per lot. */
export type LotDetails = LotView &
  Pick<Lot, (typeof LOT_PAGE_FIELDS)[number]> & {
    /** All of them, the card's first. */
    photos: Picture[]
    manifest?: ManifestView
    /** At most three available lots: for a sold one its alternatives, else related ones. */
    related: LotLink[]
  }
