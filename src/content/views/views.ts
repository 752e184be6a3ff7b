import type {
  CollectionName,
  ContentFileOf,
  DocumentOf,
  DocumentTypeName,
  LoadedName,
} from '../document-types'
import type { ItemListView } from '../table/item-list'
import type { Lot } from '../schema/lot'
import type { Grade } from '../vocabulary'
import type { Root } from 'hast'
import type * as Listed from './listed-fields'
import type { Quote } from '../prices/prices'

/**
 * The data that the site loads: the documents as the pipeline projects them. Types only. Pictures
 * are resolved to built files, drafts are removed, the slug is the file name.
 */

/**
 * A picture of content/photos, whose files picture-address.ts names; width and height are the
 * largest one's, in px.
 */
interface LocalPicture {
  alt: string
  base: string
  widths: number[]
  width: number
  height: number
}
/** A picture on an allowed host, with the editor's address. */
export interface RemotePicture {
  alt: string
  href: string
}
export type Picture = LocalPicture | RemotePicture

/** Replaces every photo (an object with src and alt) by its Picture, at any depth. */
export type WithPictures<T> = T extends { src: string; alt: string }
  ? Picture
  : T extends readonly (infer Item)[]
    ? WithPictures<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithPictures<T[Key]> }
      : T

/** A lot as lists show it. */
export type LotView = WithPictures<Pick<Lot, (typeof Listed.LOT_CARD_FIELDS)[number]>> & {
  slug: string
  /** The grade of most units: from the item list if there is one, else from the document. */
  functional?: Grade
  cosmetic?: Grade
  /** Units of functional grade A or B, where an item list counts them. */
  working?: number
}

/** A lot that another lot's page links to. */
export type LotLink = Pick<LotView, (typeof Listed.LOT_LINK_FIELDS)[number]>

/** A lot as its own page shows it: one JSON file per lot. */
export type LotDetails = LotView &
  Pick<Lot, (typeof Listed.LOT_PAGE_FIELDS)[number]> & {
    /** All photos, the card's first. */
    photos: Picture[]
    card: SharedPicture
    itemList?: ItemListView
    /** At most three available lots: for a sold lot its alternatives, else related ones. */
    related: LotLink[]
  }

/**
 * A document of a list whose documents have pages of their own: the list carries only the named
 * fields.
 */
type Named<T, Field extends keyof T> = WithPictures<Pick<T, Field>> & { slug: string }

/** A document that is shown only in its list, with all fields. */
type Listed<T> = WithPictures<Omit<T, 'draft' | 'order'>> & { slug: string }

/**
 * A single document's texts; `seo.photo` becomes the page's card, the picture of shared links.
 */
type Texts<T> = WithPictures<Omit<T, 'seo'>> &
  (T extends { seo: infer Own } ? { seo: Own extends { photo: unknown } ? Seo : Own } : unknown)
export interface Seo {
  title: string
  description: string
  image: SharedPicture
}

/** The picture of a shared link, 1200 by 630 px. */
export interface SharedPicture {
  url: string
  alt: string
}

/** A material's price as other pages mention it; `day` is the day of its newest price. */
export type PricedMaterial = Pick<Quote, 'pricePerKg' | 'variation'> & { name: string; day: string }

/**
 * The types whose view differs from their document's fields; project.ts makes each of these by
 * name.
 */
export interface SpecialViews {
  Company: Omit<
    DocumentOf<'Company'>,
    'imageHosts' | 'repository' | 'exampleContent' | 'hstsSubdomains'
  >
  LayoutPage: Omit<DocumentOf<'LayoutPage'>, 'strip'> & {
    strip: PricedMaterial & { label: string }
    /**
     * The notices that are shown at the moment of the build; `ends` is the first moment without the
     * notice, as ISO 8601.
     */
    notices: { text: string; ends: string }[]
  }
  HomePage: Omit<Texts<DocumentOf<'HomePage'>>, 'ticker' | 'newLots'> & {
    /** The newest available lots; `listed` is the number of all lots in the list. */
    newLots: DocumentOf<'HomePage'>['newLots'] & { lots: LotLink[]; listed: number }
    /** `updatedOn` is the day of the price table, AAAA-MM-DD. */
    ticker: { updatedOn: string; materials: PricedMaterial[] }
  }
  /** Pages of text: the document's fields and its text. */
  PrivacyPage: Texts<DocumentOf<'PrivacyPage'>> & PostBody
  AccessibilityPage: Texts<DocumentOf<'AccessibilityPage'>> & PostBody
  Lot: LotView
  /**
   * A material with its newest price, the base of its variation, and all earlier prices; the texts
   * of its own page are a file of their own.
   */
  Material: Named<DocumentOf<'Material'>, (typeof Listed.MATERIAL_FIELDS)[number]> & Quote
  /**
   * An article in lists: front matter and reading time in whole minutes, no body. All of them are
   * loaded together, and only when a visitor searches.
   */
  Post: Named<DocumentOf<'Post'>, (typeof Listed.POST_FIELDS)[number]> & { minutes: number }
}

/** The data that the site loads of one document of a type. */
export type ViewOf<Name extends DocumentTypeName> = Name extends keyof SpecialViews
  ? SpecialViews[Name]
  : Name extends CollectionName
    ? Listed<DocumentOf<Name>>
    : Texts<DocumentOf<Name>>

/** A heading of a text that its index links to. */
export interface ArticleHeading {
  id: string
  text: string
}
/** The body of an article or of a page of text: a sanitized HTML tree and its index. */
export interface PostBody {
  tree: Root
  headings: ArticleHeading[]
}
/** An article as its own page shows it, with at most two related articles. */
export type Article = PostBody & { post: PostView; card: SharedPicture; related: PostView[] }

/** The texts of a material's own page besides its price; empty when the editor has written none. */
export type MaterialGuide = NonNullable<DocumentOf<'Material'>['guide']>
/** What a material's own page loads besides its price. */
export type MaterialTexts = MaterialGuide & { card: SharedPicture }

export type MaterialView = ViewOf<'Material'>
export type ServiceView = ViewOf<'Service'>
export type IntegrationView = ViewOf<'Integration'>
export type CertificationView = ViewOf<'Certification'>
export type PostView = ViewOf<'Post'>
export type CompanyView = ViewOf<'Company'>
export type LayoutView = ViewOf<'LayoutPage'>
export type HomePageView = ViewOf<'HomePage'>
export type LotPageView = ViewOf<'LotPage'>
export type LotsPageView = ViewOf<'LotsPage'>
export type ServiceTablesView = ViewOf<'ServiceTables'>
export type AboutPageView = ViewOf<'AboutPage'>
export type BlogPageView = ViewOf<'BlogPage'>
export type MaterialPageView = ViewOf<'MaterialPage'>
export type PrivacyPageView = ViewOf<'PrivacyPage'>
export type InventoryPageView = ViewOf<'InventoryPage'>

type TypeFiles = {
  [Name in LoadedName as ContentFileOf<Name>]: Name extends CollectionName
    ? ViewOf<Name>[]
    : ViewOf<Name>
}

/**
 * Everything that the site loads, by the name of its content file. The projection returns this
 * record, and the site's queries read it, so a wrong name or a missing file is a type error. There
 * is a file for each collection, single document, article body and material's guide.
 */
export type ContentFiles = TypeFiles & { [body: `post-bodies/${string}`]: Article } & {
  [guide: `material-guides/${string}`]: MaterialTexts
}
