import type { z } from 'zod'
import { LOTS_PATH, lotPath } from './lots/paths'
import { BLOG_PATH, postPath } from './posts'
import { certificationSchema } from './schema/certification'
import { companySchema } from './schema/company'
import { differentialSchema } from './schema/differential'
import { freightSchema } from './schema/freight'
import { integrationSchema } from './schema/integration'
import { laudoSchema } from './schema/laudo'
import { lotSchema } from './schema/lot'
import { materialSchema } from './schema/material'
import { messagesSchema } from './schema/messages'
import { noticeSchema } from './schema/notice'
import { aboutPageSchema } from './schema/pages/about'
import { blogPageSchema } from './schema/pages/blog'
import { contactPageSchema } from './schema/pages/contact'
import { formsPageSchema } from './schema/pages/forms'
import { homeSchema } from './schema/pages/home'
import { inventoryPageSchema } from './schema/pages/inventory'
import { lotPageSchema } from './schema/pages/lot'
import { lotsPageSchema } from './schema/pages/lots'
import { materialPageSchema } from './schema/pages/material'
import { notFoundPageSchema } from './schema/pages/not-found'
import { scrapPageSchema } from './schema/pages/scrap'
import { serviceAidsSchema } from './schema/pages/service-aids'
import { servicesPageSchema } from './schema/pages/services'
import { layoutSchema } from './schema/pages/layout'
import { accessibilityPageSchema, privacyPageSchema } from './schema/pages/text'
import { verifyPageSchema } from './schema/pages/verify'
import { postSchema } from './schema/post'
import { processStepSchema } from './schema/process-step'
import { redirectsSchema } from './schema/redirects'
import { serviceSchema } from './schema/service'

/** The page of a document: it is prerendered, in the sitemap, and may be linked. */
interface OwnPage {
  /** Its path on this site. A single document ignores the slug. */
  address: (slug: string) => string
  /**
   * Fields with days, AAAA-MM-DD, or with values by day: the newest day is the page's date in the
   * sitemap.
   */
  dayFields?: readonly string[]
  /** Components link to the page from every page, so no document has to. */
  linkedByCode?: true
  /** The Atom feed contains it; only articles have the fields of an entry. */
  feed?: true
}

/** `path` is relative to content/. */
type DocumentTypeShape = {
  path: string
  format: 'yaml' | 'mdx'
  schema: z.ZodObject
  page?: OwnPage
} &
  /**
   * One document at one path. `forHost`: only the check and the host read it; the site loads no
   * chunk of it, and it may be missing.
   */
  (
    | { kind: 'singleton'; forHost?: true }
    /** Many documents in one folder, with the words for them in reports. */
    | {
        kind: 'collection'
        names: { the: 'o' | 'a'; one: string; many: string }
        /** Another chunk contains them; they have none of their own. */
        forHost?: true
      }
  )

const singleton = <const Path extends string>(path: Path) =>
  ({ kind: 'singleton', path, format: 'yaml' }) as const
const collection = <const Path extends string>(path: Path) =>
  ({ kind: 'collection', path, format: 'yaml' }) as const

/**
 * Every document type of the site, by its name in contentlayer. The check, contentlayer's fields,
 * the editors' JSON Schema, the chunk that the site loads (chunks.ts) and, with `page`, the
 * addresses all follow from its entry here. A type also needs the query and the component that show
 * it; a type whose view differs from its fields needs an entry in views.ts and a projection, which
 * the compiler demands.
 */
export const DOCUMENT_TYPES = {
  Company: { ...singleton('company.yaml'), schema: companySchema },
  Messages: { ...singleton('messages.yaml'), schema: messagesSchema },
  Freight: { ...singleton('freight.yaml'), schema: freightSchema },
  LayoutPage: { ...singleton('pages/layout.yaml'), schema: layoutSchema },
  FormsPage: { ...singleton('pages/forms.yaml'), schema: formsPageSchema },
  HomePage: {
    ...singleton('pages/home.yaml'),
    schema: homeSchema,
    page: { address: () => '/', linkedByCode: true },
  },
  LotsPage: {
    ...singleton('pages/lots.yaml'),
    schema: lotsPageSchema,
    page: { address: () => LOTS_PATH },
  },
  LotPage: { ...singleton('pages/lot.yaml'), schema: lotPageSchema },
  ScrapPage: {
    ...singleton('pages/scrap.yaml'),
    schema: scrapPageSchema,
    page: { address: () => '/comercio-sucata' },
  },
  ServicesPage: {
    ...singleton('pages/services.yaml'),
    schema: servicesPageSchema,
    page: { address: () => '/servicos' },
  },
  ServiceAids: { ...singleton('pages/service-aids.yaml'), schema: serviceAidsSchema },
  AboutPage: {
    ...singleton('pages/about.yaml'),
    schema: aboutPageSchema,
    page: { address: () => '/sobre' },
  },
  ContactPage: {
    ...singleton('pages/contact.yaml'),
    schema: contactPageSchema,
    page: { address: () => '/contato' },
  },
  BlogPage: {
    ...singleton('pages/blog.yaml'),
    schema: blogPageSchema,
    page: { address: () => BLOG_PATH },
  },
  MaterialPage: { ...singleton('pages/material.yaml'), schema: materialPageSchema },
  NotFoundPage: { ...singleton('pages/not-found.yaml'), schema: notFoundPageSchema },
  PrivacyPage: {
    ...singleton('pages/privacy.mdx'),
    format: 'mdx',
    schema: privacyPageSchema,
    page: { address: () => '/privacidade', dayFields: ['updatedOn'], linkedByCode: true },
  },
  AccessibilityPage: {
    ...singleton('pages/accessibility.mdx'),
    format: 'mdx',
    schema: accessibilityPageSchema,
    page: { address: () => '/acessibilidade', dayFields: ['updatedOn'], linkedByCode: true },
  },
  InventoryPage: {
    ...singleton('pages/inventory.yaml'),
    schema: inventoryPageSchema,
    page: { address: () => '/servicos/inventario' },
  },
  VerifyPage: {
    ...singleton('pages/verify.yaml'),
    schema: verifyPageSchema,
    page: { address: () => '/verificar', linkedByCode: true },
  },
  Redirects: { ...singleton('redirects.yaml'), schema: redirectsSchema, forHost: true },
  Lot: {
    ...collection('lots'),
    schema: lotSchema,
    names: { the: 'o', one: 'lote', many: 'lotes' },
    page: { address: lotPath, dayFields: ['enteredOn', 'statusOn', 'updatedOn'] },
  },
  Material: {
    ...collection('materials'),
    schema: materialSchema,
    names: { the: 'o', one: 'material', many: 'materiais' },
    page: { address: (slug) => `/comercio-sucata/${slug}`, dayFields: ['pricePerKg'] },
  },
  Service: {
    ...collection('services'),
    schema: serviceSchema,
    names: { the: 'o', one: 'serviço', many: 'serviços' },
  },
  Integration: {
    ...collection('integrations'),
    schema: integrationSchema,
    names: { the: 'a', one: 'integração', many: 'integrações' },
  },
  ProcessStep: {
    ...collection('process-steps'),
    schema: processStepSchema,
    names: { the: 'a', one: 'etapa', many: 'etapas' },
  },
  Certification: {
    ...collection('certifications'),
    schema: certificationSchema,
    names: { the: 'a', one: 'certificação', many: 'certificações' },
  },
  Differential: {
    ...collection('differentials'),
    schema: differentialSchema,
    names: { the: 'o', one: 'diferencial', many: 'diferenciais' },
  },
  Laudo: {
    ...collection('laudos'),
    schema: laudoSchema,
    names: { the: 'o', one: 'laudo', many: 'laudos' },
  },
  Notice: {
    ...collection('notices'),
    schema: noticeSchema,
    names: { the: 'o', one: 'aviso', many: 'avisos' },
    forHost: true,
  },
  Post: {
    ...collection('posts'),
    format: 'mdx',
    schema: postSchema,
    names: { the: 'o', one: 'artigo', many: 'artigos' },
    page: { address: postPath, dayFields: ['date', 'updatedOn'], feed: true },
  },
} as const satisfies Record<string, DocumentTypeShape>

export type DocumentTypeName = keyof typeof DOCUMENT_TYPES

/** The names of the collections. */
export type CollectionName = {
  [Name in DocumentTypeName]: (typeof DOCUMENT_TYPES)[Name]['kind'] extends 'collection'
    ? Name
    : never
}[DocumentTypeName]

/** The names of the types that the site loads. */
export type LoadedName = {
  [Name in DocumentTypeName]: (typeof DOCUMENT_TYPES)[Name] extends { forHost: true } ? never : Name
}[DocumentTypeName]

/** The names of the types that the feed carries. */
export type FeedTypeName = {
  [Name in DocumentTypeName]: (typeof DOCUMENT_TYPES)[Name] extends { page: { feed: true } }
    ? Name
    : never
}[DocumentTypeName]

/** The validated document of a type. */
export type DocumentOf<Name extends DocumentTypeName> = z.infer<
  (typeof DOCUMENT_TYPES)[Name]['schema']
>

/** Type names in the order of the table; Object.keys is typed as string[]. */
export const DOCUMENT_TYPE_NAMES = Object.keys(DOCUMENT_TYPES) as DocumentTypeName[]

/** An entry of the table as the shape that all entries share. */
export const documentType = (name: DocumentTypeName): DocumentTypeShape => DOCUMENT_TYPES[name]

/**
 * A slug is a file name and a part of an address: a-z, 0-9 and single hyphens, up to 80 characters.
 */
export const SLUG = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
