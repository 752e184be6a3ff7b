import type { Root } from 'hast'
import type { CollectionName, DocumentOf, DocumentTypeName } from './document-types'
import type { MATERIAL_FIELDS, POST_FIELDS } from './listed-fields'
import type { LotEntry } from './lot-views'
import type { WithPictures } from './picture'
import type { Quote } from './prices'

export type { LotDetails, LotEntry, LotLink, LotListPage, LotView } from './lot-views'
export type { LocalPicture, Picture, RemotePicture, WithPictures } from './picture'

/**
 * What the site loads: the documents as the pipeline projects them. Types only.
 * Pictures are resolved to built files, drafts are gone, the slug is the file name.
 */

/** A document of a list whose documents have pages of their own: the list carries the fields that are named for it. */
type Named<T, Field extends keyof T> = WithPictures<Pick<T, Field>> & { slug: string }

/** A document that shows nowhere but in its list, whole. */
type Listed<T> = WithPictures<Omit<T, 'draft' | 'order'>> & { slug: string }

/** A single document's texts; `seo.photo` becomes the address of its Open Graph JPEG, 1200 by 630 px. */
type Texts<T> = WithPictures<Omit<T, 'seo'>> & (T extends { seo: unknown } ? { seo: Seo } : unknown)
export interface Seo {
  title: string
  description: string
  image: { url: string; alt: string }
}

/** What a price in passing shows of a material; `day` is that of its newest price. */
export type PricedMaterial = Pick<Quote, 'pricePerKg' | 'variation'> & { name: string; day: string }

/** The types whose view is more or less than what their document says; project.ts makes each of these by name. */
export interface SpecialViews {
  Company: Omit<DocumentOf<'Company'>, 'imageHosts' | 'repository' | 'exampleContent'>
  ShellPage: Omit<DocumentOf<'ShellPage'>, 'strip'> & { strip: PricedMaterial & { label: string } }
  HomePage: Omit<Texts<DocumentOf<'HomePage'>>, 'ticker'> & {
    /** `updatedOn` is the day of the price board, AAAA-MM-DD. */
    ticker: { title: string; button: string; updatedOn: string; materials: PricedMaterial[] }
  }
  /** Pages of text: the document's fields and its text. */
  PrivacyPage: Texts<DocumentOf<'PrivacyPage'>> & PostBody
  AccessibilityPage: Texts<DocumentOf<'AccessibilityPage'>> & PostBody
  Lot: LotEntry
  /** A material with its newest price, what that is measured against, and all prices before it; what only its own page says is a chunk of its own. */
  Material: Named<DocumentOf<'Material'>, (typeof MATERIAL_FIELDS)[number]> & Quote
  /** An article in lists: front matter and reading time in whole minutes, no body. All of them travel together, and only once somebody searches. */
  Post: Named<DocumentOf<'Post'>, (typeof POST_FIELDS)[number]> & { minutes: number }
}

/** What the site loads of one document of a type. */
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
/** An article as its own page shows it, with at most two others to go on to. */
export type Article = PostBody & { post: PostView; related: PostView[] }

/** One page of the list of articles, newest first: a JSON file each. */
export interface PostListPage {
  posts: PostView[]
  /** Of all pages. */
  total: number
}

/** What only a material's own page says beside its price; empty where the editor has said nothing. */
export type MaterialGuide = NonNullable<DocumentOf<'Material'>['guide']>

export type MaterialView = ViewOf<'Material'>
export type ServiceView = ViewOf<'Service'>
export type IntegrationView = ViewOf<'Integration'>
export type ProcessStepView = ViewOf<'ProcessStep'>
export type CertificationView = ViewOf<'Certification'>
export type DifferentialView = ViewOf<'Differential'>
export type PostView = ViewOf<'Post'>
export type CompanyView = ViewOf<'Company'>
export type MessagesView = ViewOf<'Messages'>
export type ShellView = ViewOf<'ShellPage'>
export type FormsPageView = ViewOf<'FormsPage'>
export type HomePageView = ViewOf<'HomePage'>
export type LotPageView = ViewOf<'LotPage'>
export type LotsPageView = ViewOf<'LotsPage'>
export type ScrapPageView = ViewOf<'ScrapPage'>
export type ServicesPageView = ViewOf<'ServicesPage'>
export type ServiceAidsView = ViewOf<'ServiceAids'>
export type AboutPageView = ViewOf<'AboutPage'>
export type ContactPageView = ViewOf<'ContactPage'>
export type BlogPageView = ViewOf<'BlogPage'>
export type MaterialPageView = ViewOf<'MaterialPage'>
export type NotFoundPageView = ViewOf<'NotFoundPage'>
export type PrivacyPageView = ViewOf<'PrivacyPage'>
export type AccessibilityPageView = ViewOf<'AccessibilityPage'>
