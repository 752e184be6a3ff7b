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
