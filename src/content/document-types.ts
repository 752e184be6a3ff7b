import type { z } from 'zod'
import { LOTS_PATH, lotPath } from './lots/paths'
import { BLOG_PATH, postPath } from './posts'
import { certificationSchema } from './schema/certification'
import { companySchema } from './schema/company'
import { differentialSchema } from './schema/differential'
import { integrationSchema } from './schema/integration'
import { lotSchema } from './schema/lot'
import { materialSchema } from './schema/material'
import { messagesSchema } from './schema/messages'
import { aboutPageSchema } from './schema/pages/about'
import { blogPageSchema } from './schema/pages/blog'
import { contactPageSchema } from './schema/pages/contact'
import { formsPageSchema } from './schema/pages/forms'
import { homeSchema } from './schema/pages/home'
import { lotPageSchema } from './schema/pages/lot'
import { lotsPageSchema } from './schema/pages/lots'
import { materialPageSchema } from './schema/pages/material'
import { notFoundPageSchema } from './schema/pages/not-found'
import { scrapPageSchema } from './schema/pages/scrap'
import { serviceAidsSchema } from './schema/pages/service-aids'
import { servicesPageSchema } from './schema/pages/services'
import { shellSchema } from './schema/pages/shell'
import { accessibilityPageSchema, privacyPageSchema } from './schema/pages/text'
import { postSchema } from './schema/post'
import { processStepSchema } from './schema/process-step'
import { redirectsSchema } from './schema/redirects'
import { serviceSchema } from './schema/service'

/** The page that a document of a type owns: prerendered, in the sitemap, and known to the check of links. */
interface OwnPage {
  /** Its path on this site. A single document has one address, whatever its slug. */
  address: (slug: string) => string
  /** Fields with days, AAAA-MM-DD, or with values by day: the newest is the day of the page in the sitemap. */
  dayFields?: readonly string[]
  /** Components link to it on every page, so no document has to. */
  linkedByCode?: true
  /** Whether the Atom feed carries it; only articles have what an entry needs. */
  feed?: true
}

/** `path` is relative to content/. */
type DocumentTypeShape = {
  path: string
  format: 'yaml' | 'mdx'
  schema: z.ZodObject
  page?: OwnPage
} &
  /** One document at one path. `forHost`: only the check and the host read it, so the site loads no chunk of it, and it may be left out. */
  (
    | { kind: 'singleton'; forHost?: true }
    /** Many documents in one folder, with the words that reports use for them. */
    | { kind: 'collection'; names: { the: 'o' | 'a'; one: string; many: string } }
  )

/**
 * Every document type of the site, by the name that contentlayer uses. From its line here follow the check, contentlayer's
 * fields, the editors' JSON Schema, the chunk that the site loads (chunks.ts), and, with `page`, its addresses.
 * A type is complete with its schema, its line here, and the query and component that show it; only a type that does not
 * show simply as a list or a page's texts also needs a view (views.ts) and its projection, and the compiler asks for it.
 */
export const DOCUMENT_TYPES = {
  Company: { kind: 'singleton', path: 'company.yaml', format: 'yaml', schema: companySchema },
  Messages: { kind: 'singleton', path: 'messages.yaml', format: 'yaml', schema: messagesSchema },
  ShellPage: { kind: 'singleton', path: 'pages/shell.yaml', format: 'yaml', schema: shellSchema },
  FormsPage: {
    kind: 'singleton',
    path: 'pages/forms.yaml',
    format: 'yaml',
    schema: formsPageSchema,
  },
  HomePage: {
    kind: 'singleton',
    path: 'pages/home.yaml',
    format: 'yaml',
    schema: homeSchema,
    page: { address: () => '/', linkedByCode: true },
  },
  LotsPage: {
    kind: 'singleton',
    path: 'pages/lots.yaml',
    format: 'yaml',
    schema: lotsPageSchema,
    page: { address: () => LOTS_PATH },
  },
  LotPage: { kind: 'singleton', path: 'pages/lot.yaml', format: 'yaml', schema: lotPageSchema },
  ScrapPage: {
    kind: 'singleton',
    path: 'pages/scrap.yaml',
    format: 'yaml',
    schema: scrapPageSchema,
    page: { address: () => '/comercio-sucata' },
  },
  ServicesPage: {
    kind: 'singleton',
    path: 'pages/services.yaml',
    format: 'yaml',
    schema: servicesPageSchema,
    page: { address: () => '/servicos' },
  },
  ServiceAids: {
    kind: 'singleton',
    path: 'pages/service-aids.yaml',
    format: 'yaml',
    schema: serviceAidsSchema,
  },
  AboutPage: {
    kind: 'singleton',
    path: 'pages/about.yaml',
    format: 'yaml',
    schema: aboutPageSchema,
    page: { address: () => '/sobre' },
  },
  ContactPage: {
    kind: 'singleton',
    path: 'pages/contact.yaml',
    format: 'yaml',
    schema: contactPageSchema,
    page: { address: () => '/contato' },
  },
  BlogPage: {
    kind: 'singleton',
    path: 'pages/blog.yaml',
    format: 'yaml',
    schema: blogPageSchema,
    page: { address: () => BLOG_PATH },
  },
  MaterialPage: {
    kind: 'singleton',
    path: 'pages/material.yaml',
    format: 'yaml',
    schema: materialPageSchema,
  },
  NotFoundPage: {
    kind: 'singleton',
    path: 'pages/not-found.yaml',
    format: 'yaml',
    schema: notFoundPageSchema,
  },
  PrivacyPage: {
    kind: 'singleton',
    path: 'pages/privacy.mdx',
    format: 'mdx',
    schema: privacyPageSchema,
    page: { address: () => '/privacidade', dayFields: ['updatedOn'], linkedByCode: true },
  },
  AccessibilityPage: {
    kind: 'singleton',
    path: 'pages/accessibility.mdx',
    format: 'mdx',
    schema: accessibilityPageSchema,
    page: { address: () => '/acessibilidade', dayFields: ['updatedOn'], linkedByCode: true },
  },
  Redirects: {
    kind: 'singleton',
    path: 'redirects.yaml',
    format: 'yaml',
    schema: redirectsSchema,
    forHost: true,
  },
  Lot: {
    kind: 'collection',
    path: 'lots',
    format: 'yaml',
    schema: lotSchema,
    names: { the: 'o', one: 'lote', many: 'lotes' },
    page: { address: lotPath, dayFields: ['enteredOn', 'statusOn', 'updatedOn'] },
  },
  Material: {
    kind: 'collection',
    path: 'materials',
    format: 'yaml',
    schema: materialSchema,
    names: { the: 'o', one: 'material', many: 'materiais' },
    page: { address: (slug) => `/comercio-sucata/${slug}`, dayFields: ['pricePerKg'] },
  },
  Service: {
    kind: 'collection',
    path: 'services',
    format: 'yaml',
    schema: serviceSchema,
    names: { the: 'o', one: 'serviço', many: 'serviços' },
  },
  Integration: {
    kind: 'collection',
    path: 'integrations',
    format: 'yaml',
    schema: integrationSchema,
    names: { the: 'a', one: 'integração', many: 'integrações' },
  },
  ProcessStep: {
    kind: 'collection',
    path: 'process-steps',
    format: 'yaml',
    schema: processStepSchema,
    names: { the: 'a', one: 'etapa', many: 'etapas' },
  },
  Certification: {
    kind: 'collection',
    path: 'certifications',
    format: 'yaml',
    schema: certificationSchema,
    names: { the: 'a', one: 'certificação', many: 'certificações' },
  },
  Differential: {
    kind: 'collection',
    path: 'differentials',
    format: 'yaml',
    schema: differentialSchema,
    names: { the: 'o', one: 'diferencial', many: 'diferenciais' },
  },
  Post: {
    kind: 'collection',
    path: 'posts',
    format: 'mdx',
    schema: postSchema,
    names: { the: 'o', one: 'artigo', many: 'artigos' },
    page: { address: postPath, dayFields: ['date', 'updatedOn'], feed: true },
  },
} as const satisfies Record<string, DocumentTypeShape>

export type DocumentTypeName = keyof typeof DOCUMENT_TYPES

/** The names of the types that come in folders. */
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

/** Type names in declaration order; Object.keys alone forgets the literal names. */
export const DOCUMENT_TYPE_NAMES = Object.keys(DOCUMENT_TYPES) as DocumentTypeName[]

/** The same table with the members' common shape, for code that treats all types alike. */
export const documentType = (name: DocumentTypeName): DocumentTypeShape => DOCUMENT_TYPES[name]

/** A slug is a file name that is also a part of an address: a-z, 0-9 and single hyphens, up to 80 letters. */
export const SLUG = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
