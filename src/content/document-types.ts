import type { z } from 'zod'
import { LOTS_PATH, lotPath } from './lots/paths'
import { BLOG_PATH, postPath } from './posts/posts'
import { companySchema } from './schema/company'
import { freightSchema } from './schema/freight'
import { laudoSchema } from './schema/laudo'
import { lotSchema } from './schema/lot'
import { materialSchema } from './schema/material'
import { messagesSchema } from './schema/messages'
import { noticeSchema } from './schema/notice'
import { homeSchema } from './schema/pages/home'
import { verifyPageSchema } from './schema/pages/verify'
import { postSchema } from './schema/post'
import { redirectsSchema } from './schema/redirects'
import {
  serviceSchema,
  integrationSchema,
  processStepSchema,
  certificationSchema,
  differentialSchema,
} from './schema/services'
import { scrapPageSchema, materialPageSchema } from './schema/pages/materials'
import { lotsPageSchema, lotPageSchema } from './schema/pages/lots'
import {
  servicesPageSchema,
  serviceTablesSchema,
  inventoryPageSchema,
} from './schema/pages/services'
import {
  aboutPageSchema,
  contactPageSchema,
  blogPageSchema,
  layoutSchema,
  notFoundPageSchema,
  accessibilityPageSchema,
  privacyPageSchema,
} from './schema/pages/others'
import { integrationPath, servicePath, SERVICES_PATH } from './views/services'

/** The page of a document: it is prerendered, in the sitemap, and may be linked. */
interface OwnPage {
  /** Its path on this site. A single document ignores the slug. */
  address: (slug: string) => string
  /**
   * Fields with days, AAAA-MM-DD, or with values by day: the newest day is the page's date in the
   * sitemap.
   */
  dayFields?: readonly string[]
  /** Every page links to this page, so no document has to. */
  linkedByCode?: true
}

/** `path` is relative to content/. */
type DocumentTypeShape = {
  path: string
  format: Format
  schema: z.ZodObject
  page?: OwnPage
} &
  /**
   * One document at one path. `forHost`: only the check and the host read it; the site loads no
   * content file of it, and it may be missing.
   */
  (
    | { kind: 'singleton'; forHost?: true }
    /** Many documents in one folder, with the words for them in reports. */
    | {
        kind: 'collection'
        names: Names
        /** Another content file contains them; they have none of their own. */
        forHost?: true
      }
  )

type Format = 'yaml' | 'mdx'
type Names = { the: 'o' | 'a'; one: string; many: string }

/**
 * The default for `more`: without it TypeScript would infer `More` as an object without any field.
 */
const NOTHING = {}

const singleton = <
  const Path extends string,
  Schema extends z.ZodObject,
  const More extends object,
>(
  path: Path,
  schema: Schema,
  more: More = NOTHING as More,
) => ({ kind: 'singleton' as const, path, format: 'yaml' as Format, schema, ...more })
const collection = <
  const Path extends string,
  Schema extends z.ZodObject,
  const More extends object,
>(
  path: Path,
  schema: Schema,
  [the, one, many]: [the: Names['the'], one: string, many: string],
  more: More = NOTHING as More,
) => ({
  kind: 'collection' as const,
  path,
  format: 'yaml' as Format,
  schema,
  names: { the, one, many },
  ...more,
})

/** The page of a single document. */
const pageAt = <const More extends Omit<OwnPage, 'address'>>(
  path: string,
  more: More = NOTHING as More,
) => ({
  page: { address: () => path, ...more },
})
/** A page of text: its document is Markdown with the day of its version. */
const textPageAt = (path: string) => ({
  ...pageAt(path, { dayFields: ['updatedOn'], linkedByCode: true }),
  format: 'mdx' as const,
})

/**
 * Every document type of the site, by its name in contentlayer. The check, contentlayer's fields,
 * the editors' JSON Schema, the content file that the site loads (content-files.ts) and, with `page`, the
 * addresses all follow from its entry here. A type also needs the query and the component that show
 * it; a type whose view differs from its fields needs an entry in views/views.ts and a projection, which
 * the compiler demands.
 */
export const DOCUMENT_TYPES = {
  Company: singleton('company.yaml', companySchema),
  Messages: singleton('messages.yaml', messagesSchema),
  Freight: singleton('freight.yaml', freightSchema),
  LayoutPage: singleton('pages/layout.yaml', layoutSchema),
  HomePage: singleton('pages/home.yaml', homeSchema, pageAt('/', { linkedByCode: true })),
  LotsPage: singleton('pages/lots.yaml', lotsPageSchema, pageAt(LOTS_PATH)),
  LotPage: singleton('pages/lot.yaml', lotPageSchema),
  ScrapPage: singleton('pages/scrap.yaml', scrapPageSchema, pageAt('/comercio-sucata')),
  ServicesPage: singleton('pages/services.yaml', servicesPageSchema, pageAt(SERVICES_PATH)),
  ServiceTables: singleton('pages/service-tables.yaml', serviceTablesSchema),
  AboutPage: singleton('pages/about.yaml', aboutPageSchema, pageAt('/sobre')),
  ContactPage: singleton('pages/contact.yaml', contactPageSchema, pageAt('/contato')),
  BlogPage: singleton('pages/blog.yaml', blogPageSchema, pageAt(BLOG_PATH)),
  MaterialPage: singleton('pages/material.yaml', materialPageSchema),
  NotFoundPage: singleton('pages/not-found.yaml', notFoundPageSchema),
  PrivacyPage: singleton('pages/privacy.mdx', privacyPageSchema, textPageAt('/privacidade')),
  AccessibilityPage: singleton(
    'pages/accessibility.mdx',
    accessibilityPageSchema,
    textPageAt('/acessibilidade'),
  ),
  InventoryPage: singleton(
    'pages/inventory.yaml',
    inventoryPageSchema,
    pageAt('/servicos/inventario'),
  ),
  VerifyPage: singleton(
    'pages/verify.yaml',
    verifyPageSchema,
    pageAt('/verificar', { linkedByCode: true }),
  ),
  Redirects: singleton('redirects.yaml', redirectsSchema, { forHost: true }),
  Lot: collection('lots', lotSchema, ['o', 'lote', 'lotes'], {
    page: { address: lotPath, dayFields: ['enteredOn', 'statusOn', 'updatedOn'] },
  }),
  Material: collection('materials', materialSchema, ['o', 'material', 'materiais'], {
    page: { address: (slug: string) => `/comercio-sucata/${slug}`, dayFields: ['pricePerKg'] },
  }),
  Service: collection('services', serviceSchema, ['o', 'serviço', 'serviços'], {
    page: { address: servicePath },
  }),
  Integration: collection('integrations', integrationSchema, ['a', 'integração', 'integrações'], {
    page: { address: integrationPath },
  }),
  ProcessStep: collection('process-steps', processStepSchema, ['a', 'etapa', 'etapas']),
  Certification: collection('certifications', certificationSchema, [
    'a',
    'certificação',
    'certificações',
  ]),
  Differential: collection('differentials', differentialSchema, [
    'o',
    'diferencial',
    'diferenciais',
  ]),
  Laudo: collection('laudos', laudoSchema, ['o', 'laudo', 'laudos']),
  Notice: collection('notices', noticeSchema, ['o', 'aviso', 'avisos'], { forHost: true }),
  Post: collection('posts', postSchema, ['o', 'artigo', 'artigos'], {
    format: 'mdx',
    page: { address: postPath, dayFields: ['date', 'updatedOn'] },
  }),
}

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
