import type { ContentSet } from './content-set'

/** A photo's path in a document or in an article's text, with or without signs for its blanks. */
const PATH = /[^\s"'()<>:]+\.(?:jpe?g|png|webp)\b/gi

/** The files that name each photo, by its path below content/photos. */
export function photoUses({ documents }: ContentSet): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const [file, { decoded }] of documents) {
    const named = new Set(
      (decoded.text.match(PATH) ?? []).map((path) => path.replaceAll('%20', ' ')),
    )
    for (const path of named) uses.set(path, [...(uses.get(path) ?? []), file])
  }
  return uses
}
