import {
  DOCUMENT_TYPES,
  type DocumentOf,
  type DocumentTypeName,
} from '../../src/content/document-types'
import { isListed, inListOrder } from '../../src/content/lots/listing'
import type { Lot } from '../../src/content/schema/lot'
import type { Material } from '../../src/content/schema/material'
import { buildDay } from '../../src/pipeline/build-day'
import { all, one } from '../support/model-documents'

/** Documents of the tests' own content, as journeys look for them. */

type Types = typeof DOCUMENT_TYPES
/** The type whose document or folder has a path. */
type TypeAt<Path extends string> = {
  [Name in DocumentTypeName]: Types[Name] extends { path: Path } ? Name : never
}[DocumentTypeName]
type PathOf<Kind extends string> = {
  [Name in DocumentTypeName]: Types[Name] extends { kind: Kind; path: infer Path } ? Path : never
}[DocumentTypeName]

const typeAt = <Path extends string>(path: Path): TypeAt<Path> =>
  // Object.entries forgets which path belongs to which name.
  Object.entries(DOCUMENT_TYPES).find(([, type]) => type.path === path)?.[0] as TypeAt<Path>

/** Returns a document that is the only one of its type. */
export const read = <Path extends PathOf<'singleton'>>(path: Path): DocumentOf<TypeAt<Path>> =>
  one(typeAt(path))

/** The published documents of a folder with their slugs, by file name. */
export const published = <Path extends PathOf<'collection'>>(
  folder: Path,
): (DocumentOf<TypeAt<Path>> & { slug: string })[] =>
  Array.from(all(typeAt(folder)), ([slug, document]) => ({ ...document, slug }))

/** Returns the documents that the pages list, in their order; lots sold long ago are not listed. */
export const listed = <Path extends Exclude<PathOf<'collection'>, 'posts'>>(folder: Path) =>
  published(folder)
    .filter((document) =>
      isListed(placed(document), buildDay(), read('pages/lot.yaml').soldStaysDays),
    )
    .sort((a, b) => inListOrder(placed(a), placed(b)) || placed(a).order - placed(b).order)
/** Each of these has an order, and only lots have the other fields. */
const placed = (document: object) =>
  document as Pick<Lot, 'order' | 'enteredOn' | 'status' | 'statusOn'>

/** The newest price of a material: its first line. */
export const newestPrice = ({ pricePerKg }: Pick<Material, 'pricePerKg'>): number =>
  Object.values(pricePerKg)[0] ?? NaN

export const company = read('company.yaml')

/** Text of a chat link with the company's name in its place. */
export const chatText = (use: 'contactCard' | 'quickService' | 'floatingButton' | 'collection') =>
  read('messages.yaml').whatsapp[use].replaceAll('{empresaNome}', company.name)

export const servicesTexts = read('pages/services.yaml')
export const contactTexts = read('pages/contact.yaml')
export const newsletterTexts = read('pages/blog.yaml').newsletter

export const offer = (
  folder: 'services' | 'integrations' | 'lots',
  slug: string,
): { title: string } => {
  const found = published(folder).find((one) => one.slug === slug)
  if (!found) throw new Error(`The journeys need ${folder}/${slug}.`)
  return found
}
