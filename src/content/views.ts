import type { Root } from 'hast'
import type { Company } from './schema/company'
import type { Certification } from './schema/certification'
import type { Differential } from './schema/differential'
import type { Integration } from './schema/integration'
import type { Lot } from './schema/lot'
import type { Material } from './schema/material'
import type { AboutPage } from './schema/pages/about'
import type { BlogPage } from './schema/pages/blog'
import type { ContactPage } from './schema/pages/contact'
import type { HomePage } from './schema/pages/home'
import type { LotsPage } from './schema/pages/lots'
import type { NotFoundPage } from './schema/pages/not-found'
import type { ScrapPage } from './schema/pages/scrap'
import type { ServicesPage } from './schema/pages/services'
import type { Shell } from './schema/pages/shell'
import type { Messages } from './schema/messages'
import type { Post } from './schema/post'
import type { ProcessStep } from './schema/process-step'
import type { Service } from './schema/service'

/**
 * What the site loads: the documents as the pipeline projects them. Types only.
 * Pictures are resolved to built files, drafts are gone, the slug is the file name.
 */

/** A picture of content/photos: files `${base}-${width}.avif` and `.webp`; width and height are the largest one's, in px. */
export interface LocalPicture {
  alt: string
  base: string
  widths: number[]
  width: number
  height: number
}
/** A picture of an allowed host, as its editor named it. */
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

type Listed<T> = WithPictures<Omit<T, 'draft' | 'order'>> & { slug: string }

export type LotView = Listed<Lot>
export type MaterialView = Listed<Material>
export type ServiceView = Listed<Service>
export type IntegrationView = Listed<Integration>
export type ProcessStepView = Listed<ProcessStep>
export type CertificationView = Listed<Certification>
export type DifferentialView = Listed<Differential>

/** An article in lists: front matter and reading time in whole minutes, no body. */
export type PostView = Listed<Post> & { minutes: number }
/** A heading of an article that its index links to. */
export interface ArticleHeading { id: string; text: string }
/** The body of an article: a sanitized HTML tree and its index. */
export interface PostBody { tree: Root; headings: ArticleHeading[] }

/** The pages' texts; `seo.photo` becomes the address of its Open Graph JPEG, 1200 by 630 px. */
type Page<T> = WithPictures<Omit<T, 'seo'>> & (T extends { seo: unknown } ? { seo: Seo } : unknown)
export interface Seo { title: string; description: string; image: { url: string; alt: string } }

/** What a price in passing shows of a material; pricePerKg in reais, variation in percentage points. */
export type PricedMaterial = Pick<Material, 'name' | 'pricePerKg' | 'variation'>

export type CompanyView = Omit<Company, 'imageHosts' | 'repository'>
export type MessagesView = Messages
export type ShellView = Omit<Shell, 'strip'> & { strip: PricedMaterial & { label: string } }
export type HomePageView = Omit<Page<HomePage>, 'ticker'> & {
  /** `updatedOn` is the day of the price board, AAAA-MM-DD. */
  ticker: { title: string; button: string; updatedOn: string; materials: PricedMaterial[] }
}
export type LotsPageView = Page<LotsPage>
export type ScrapPageView = Page<ScrapPage>
export type ServicesPageView = Page<ServicesPage>
export type AboutPageView = Page<AboutPage>
export type ContactPageView = Page<ContactPage>
export type BlogPageView = Page<BlogPage>
export type NotFoundPageView = NotFoundPage
