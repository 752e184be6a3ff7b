/** Anything that knows whether its document is a draft. */
interface Draftable {
  draft: boolean
}

/** A document that the site shows. Only `published` makes one, so what asks for it never sees a draft. */
export type Published<T extends Draftable> = T & { draft: false }

const isPublished = <T extends Draftable>(document: T): document is Published<T> => !document.draft

/** The documents that the site shows: the one place that decides it, for lists, addresses, feed, sitemap and the check of links. */
export const published = <T extends Draftable>(documents: readonly T[]): Published<T>[] =>
  documents.filter(isPublished)
