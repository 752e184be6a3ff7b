import type { z } from 'zod'
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
import { homeSchema } from './schema/pages/home'
import { lotPageSchema } from './schema/pages/lot'
import { lotsPageSchema } from './schema/pages/lots'
import { notFoundPageSchema } from './schema/pages/not-found'
import { scrapPageSchema } from './schema/pages/scrap'
import { servicesPageSchema } from './schema/pages/services'
import { shellSchema } from './schema/pages/shell'
import { postSchema } from './schema/post'
import { processStepSchema } from './schema/process-step'
import { serviceSchema } from './schema/service'

/** Many documents in one folder, or one document at one path. `path` is relative to content/. */
interface DocumentTypeShape {
  kind: 'collection' | 'singleton'
  /** A folder for a collection, a file for a singleton. */
  path: string
  format: 'yaml' | 'mdx'
  schema: z.ZodObject
}

/**
 * Every document type of the site, by the name that contentlayer and the generated module use.
 * Adding a type here is all that the check, the compiler and the editors' page need to know it.
 */
export const DOCUMENT_TYPES = {
  Company: { kind: 'singleton', path: 'company.yaml', format: 'yaml', schema: companySchema },
  Messages: { kind: 'singleton', path: 'messages.yaml', format: 'yaml', schema: messagesSchema },
  ShellPage: { kind: 'singleton', path: 'pages/shell.yaml', format: 'yaml', schema: shellSchema },
  HomePage: { kind: 'singleton', path: 'pages/home.yaml', format: 'yaml', schema: homeSchema },
  LotsPage: { kind: 'singleton', path: 'pages/lots.yaml', format: 'yaml', schema: lotsPageSchema },
  LotPage: { kind: 'singleton', path: 'pages/lot.yaml', format: 'yaml', schema: lotPageSchema },
  ScrapPage: { kind: 'singleton', path: 'pages/scrap.yaml', format: 'yaml', schema: scrapPageSchema },
  ServicesPage: { kind: 'singleton', path: 'pages/services.yaml', format: 'yaml', schema: servicesPageSchema },
  AboutPage: { kind: 'singleton', path: 'pages/about.yaml', format: 'yaml', schema: aboutPageSchema },
  ContactPage: { kind: 'singleton', path: 'pages/contact.yaml', format: 'yaml', schema: contactPageSchema },
  BlogPage: { kind: 'singleton', path: 'pages/blog.yaml', format: 'yaml', schema: blogPageSchema },
  NotFoundPage: { kind: 'singleton', path: 'pages/not-found.yaml', format: 'yaml', schema: notFoundPageSchema },
  Lot: { kind: 'collection', path: 'lots', format: 'yaml', schema: lotSchema },
  Material: { kind: 'collection', path: 'materials', format: 'yaml', schema: materialSchema },
  Service: { kind: 'collection', path: 'services', format: 'yaml', schema: serviceSchema },
  Integration: { kind: 'collection', path: 'integrations', format: 'yaml', schema: integrationSchema },
  ProcessStep: { kind: 'collection', path: 'process-steps', format: 'yaml', schema: processStepSchema },
  Certification: { kind: 'collection', path: 'certifications', format: 'yaml', schema: certificationSchema },
  Differential: { kind: 'collection', path: 'differentials', format: 'yaml', schema: differentialSchema },
  Post: { kind: 'collection', path: 'posts', format: 'mdx', schema: postSchema },
} as const satisfies Record<string, DocumentTypeShape>

export type DocumentTypeName = keyof typeof DOCUMENT_TYPES

/** The validated document of a type. */
export type DocumentOf<Name extends DocumentTypeName> = z.infer<(typeof DOCUMENT_TYPES)[Name]['schema']>

/** Type names in declaration order; Object.keys alone forgets the literal names. */
export const DOCUMENT_TYPE_NAMES = Object.keys(DOCUMENT_TYPES) as DocumentTypeName[]

/** The same table with the members' common shape, for code that treats all types alike. */
export const documentType = (name: DocumentTypeName): DocumentTypeShape => DOCUMENT_TYPES[name]

/** A slug is a file name that is also a part of an address: a-z, 0-9 and single hyphens, up to 80 letters. */
export const SLUG = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
