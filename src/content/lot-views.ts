import type { CategoryCounts } from './lots/categories'
import type { ManifestView } from './manifest/manifest'
import type { Lot } from './schema/lot'
import type { Grade } from './vocabulary'
import type { Picture, WithPictures } from './picture'

/** What only a lot's own page and the comparison need: the list must not carry it. */
type Details =
  | 'morePhotos'
  | 'configuration'
  | 'pickup'
  | 'freight'
  | 'included'
  | 'questions'
  | 'reuseDevice'
  | 'updatedOn'

/** A lot as lists show it. */
export type LotView = WithPictures<
  Omit<Lot, 'draft' | 'order' | 'functionalGrade' | 'cosmeticGrade' | Details>
> & {
  slug: string
  /** The grade of most units: from the manifest if there is one, else as the document says. */
  functional?: Grade
  cosmetic?: Grade
}

/** What a search, filter or order of the list looks at; the entries of all lots travel together, and only once somebody asks. */
export type LotEntry = Pick<
  LotView,
  'slug' | 'title' | 'description' | 'category' | 'price' | 'units' | 'status'
>

/** One page of the list, newest first: a JSON file each. */
export interface LotListPage {
  lots: LotView[]
  /** Of all pages. */
  total: number
  counts: CategoryCounts
}

/** A lot beside another one. */
export type LotLink = Pick<
  LotView,
  'slug' | 'title' | 'category' | 'price' | 'units' | 'status' | 'photo'
>

/** A lot as its own page shows it: one JSON file per lot. */
export type LotDetails = LotView &
  Omit<Pick<Lot, Details>, 'morePhotos'> & {
    /** All of them, the card's first. */
    photos: Picture[]
    manifest?: ManifestView
    /** At most three available lots: for a sold one its alternatives, else related ones. */
    related: LotLink[]
  }
