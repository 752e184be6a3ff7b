import type { z } from 'zod'
import * as paths from './views/paths'
import { companySchema } from './schema/company'
import { freightSchema } from './schema/freight'
import { laudoSchema, noticeSchema, postSchema } from './schema/news'
import { lotSchema } from './schema/lot'
import { materialSchema } from './schema/material'
import { messagesSchema } from './schema/messages'
import { homeSchema } from './schema/pages/home'
import { verifyPageSchema } from './schema/pages/verify'
import { redirectsSchema } from './schema/redirects'
import * as collections from './schema/services'
import { scrapPageSchema, materialPageSchema } from './schema/pages/materials'
import { lotsPageSchema, lotPageSchema } from './schema/pages/lots'
import * as others from './schema/pages/others'
import * as services from './schema/pages/services'

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

type Format = 'yaml' | 'mdx'

/** `path` is relative to content/. */
type DocumentTypeShape = {
  path: string
  format: Format
  schema: z.ZodObject
  page?: OwnPage | undefined
  /**
   * Only the check and the host read it; the site loads no content file of it, and a single document
   * may be missing.
   */
  forHost?: true
} & (
  | { kind: 'singleton' }
  // Many documents in one folder, with the words for them in reports.
  | { kind: 'collection'; names: { the: 'o' | 'a'; one: string } }
)

const formatOf = (path: string): Format => (path.endsWith('.mdx') ? 'mdx' : 'yaml')

const singleton = <const Path extends string, Schema extends z.ZodObject>(
  path: Path,
  schema: Schema,
  page?: OwnPage,
) => ({ kind: 'singleton' as const, path, format: formatOf(path), schema, page })

const collection = <const Path extends string, Schema extends z.ZodObject>(
  path: Path,
  schema: Schema,
  [the, one]: [the: 'o' | 'a', one: string],
  page?: OwnPage,
  format: Format = 'yaml',
) => ({ kind: 'collection' as const, path, format, schema, page, names: { the, one } })

/** The page of a single document. */
const pageAt = (path: string, more?: Omit<OwnPage, 'address'>): OwnPage => ({
  address: () => path,
  ...more,
})
/** A page of text: its document is Markdown with the day of its version. */
const textPageAt = (path: string) => pageAt(path, { dayFields: ['updatedOn'], linkedByCode: true })

/**
 * Every document type of the site, by its name in contentlayer. The check, contentlayer's fields,
 * the editors' JSON Schema, the content file that the site loads (contentFileOf) and, with `page`, the
 * addresses all follow from its entry here. A type also needs the query and the component that show
 * it; a type whose view differs from its fields needs an entry in views/views.ts and a projection, which
 * the compiler demands.
 */
export const DOCUMENT_TYPES = {
  Company: singleton('company.yaml', companySchema),
  Messages: singleton('messages.yaml', messagesSchema),
  Freight: singleton('freight.yaml', freightSchema),
  LayoutPage: singleton('pages/layout.yaml', others.layoutSchema),
  HomePage: singleton('pages/home.yaml', homeSchema, pageAt('/', { linkedByCode: true })),
  LotsPage: singleton('pages/lots.yaml', lotsPageSchema, pageAt(paths.LOTS_PATH)),
  LotPage: singleton('pages/lot.yaml', lotPageSchema),
  ScrapPage: singleton('pages/scrap.yaml', scrapPageSchema, pageAt('/comercio-sucata')),
  ServicesPage: singleton(
    'pages/services.yaml',
    services.servicesPageSchema,
    pageAt(paths.SERVICES_PATH),
  ),
  ServiceTables: singleton('pages/service-tables.yaml', services.serviceTablesSchema),
  AboutPage: singleton('pages/about.yaml', others.aboutPageSchema, pageAt('/sobre')),
  ContactPage: singleton('pages/contact.yaml', others.contactPageSchema, pageAt('/contato')),
  BlogPage: singleton('pages/blog.yaml', others.blogPageSchema, pageAt(paths.BLOG_PATH)),
  MaterialPage: singleton('pages/material.yaml', materialPageSchema),
  NotFoundPage: singleton('pages/not-found.yaml', others.notFoundPageSchema),
  PrivacyPage: singleton('pages/privacy.mdx', others.privacyPageSchema, textPageAt('/privacidade')),
  AccessibilityPage: singleton(
    'pages/accessibility.mdx',
    others.accessibilityPageSchema,
    textPageAt('/acessibilidade'),
  ),
  InventoryPage: singleton(
    'pages/inventory.yaml',
    services.inventoryPageSchema,
    pageAt('/servicos/inventario'),
  ),
  VerifyPage: singleton(
    'pages/verify.yaml',
    verifyPageSchema,
    pageAt('/verificar', { linkedByCode: true }),
  ),
  Redirects: { ...singleton('redirects.yaml', redirectsSchema), forHost: true as const },
  Lot: collection('lots', lotSchema, ['o', 'lote'], {
    address: paths.lotPath,
    dayFields: ['enteredOn', 'statusOn', 'updatedOn'],
  }),
  Material: collection('materials', materialSchema, ['o', 'material'], {
    address: (slug) => `/comercio-sucata/${slug}`,
    dayFields: ['pricePerKg'],
  }),
  Service: collection('services', collections.serviceSchema, ['o', 'serviço'], {
    address: paths.servicePath,
  }),
  Integration: collection('integrations', collections.integrationSchema, ['a', 'integração'], {
    address: paths.integrationPath,
  }),
  ProcessStep: collection('process-steps', collections.processStepSchema, ['a', 'etapa']),
  Certification: collection('certifications', collections.certificationSchema, [
    'a',
    'certificação',
  ]),
  Differential: collection('differentials', collections.differentialSchema, ['o', 'diferencial']),
  Laudo: collection('laudos', laudoSchema, ['o', 'laudo']),
  Notice: {
    ...collection('notices', noticeSchema, ['o', 'aviso']),
    forHost: true as const,
  },
  Post: collection(
    'posts',
    postSchema,
    ['o', 'artigo'],
    { address: paths.postPath, dayFields: ['date', 'updatedOn'] },
    'mdx',
  ),
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

/** 'LayoutPage' -> 'layout-page' */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Kebab<Rest>}`
    : `${Lowercase<First>}-${Kebab<Rest>}`
  : Text

/**
 * The name of the content file with a type's documents: a collection's folder, or the type's own
 * name.
 */
export type ContentFileOf<Name extends DocumentTypeName> = Name extends CollectionName
  ? (typeof DOCUMENT_TYPES)[Name]['path']
  : Kebab<Name>

/** ContentFileOf at run time. */
export function contentFileOf<Name extends DocumentTypeName>(name: Name): ContentFileOf<Name> {
  const { kind, path } = documentType(name)
  // The same two rules as in the type.
  return (
    kind === 'collection'
      ? path
      : name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  ) as ContentFileOf<Name>
}
