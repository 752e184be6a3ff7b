import type { DocumentOf, DocumentTypeName } from '../document-types'

/** Any document with its draft state. */
interface Draftable {
  draft: boolean
}

/**
 * A published document. Only `published` makes one, so the compiler keeps drafts out of every
 * function that takes this type.
 */
export type Published<T extends Draftable> = T & { draft: false }

const isPublished = <T extends Draftable>(document: T): document is Published<T> => !document.draft

/**
 * The documents that the site shows: the one place that decides it, for lists, addresses, feed,
 * sitemap and the check of links.
 */
export const published = <T extends Draftable>(documents: readonly T[]): Published<T>[] =>
  documents.filter(isPublished)

/**
 * The document of a type that has only one.
 * @param documents documents that passed the check: each single document exists and fits its schema
 * @throws Error when the document is missing
 */
export function singleton<Name extends DocumentTypeName>(
  documents: readonly { type: DocumentTypeName; data: unknown }[],
  name: Name,
): DocumentOf<Name> {
  const document = documents.find(({ type }) => type === name)
  if (!document) throw new Error(`Falta o documento ${name}; a conferência deveria tê-lo dito.`)
  // The check validated it by this schema.
  return document.data as DocumentOf<Name>
}

/** A document of a list, as far as its place there depends on it. */
interface Listed<Data> {
  slug: string
  data: Data
}

/**
 * Sorts in the editors' order (a step of the process has its number), then by file name, so that
 * two builds never differ.
 */
export const inOrder = <Document extends Listed<{ order?: number; number?: string }>>(
  documents: readonly Document[],
): Document[] => {
  const place = ({ data: { order, number } }: Document) => order ?? Number(number ?? 0)
  return documents.toSorted((a, b) => place(a) - place(b) || byName(a, b))
}

/** Sorts by day, the newest first, then by file name. */
export const newestFirst = <Document extends Listed<{ date: string }>>(
  documents: readonly Document[],
): Document[] =>
  documents.toSorted((a, b) => b.data.date.localeCompare(a.data.date) || byName(a, b))

const byName = (a: { slug: string }, b: { slug: string }): number => (a.slug < b.slug ? -1 : 1)
