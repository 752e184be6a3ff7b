import type { FoundDocument } from './check/read-document'
import { addressOf } from './addresses'
import { DOCUMENT_TYPE_NAMES, SLUG, documentType } from './document-types'
import { hyphenated } from './fold-text'

/** The document of a path below content/; undefined when the site has none there. */
export function documentAt(file: string): FoundDocument | undefined {
  for (const type of DOCUMENT_TYPE_NAMES) {
    const { kind, path, format } = documentType(type)
    const ending = `.${format}`
    if (kind === 'singleton' && path === file)
      return { type, file, slug: (file.split('/').at(-1) ?? file).slice(0, -ending.length) }
    if (kind === 'collection' && file.startsWith(`${path}/`) && file.endsWith(ending)) {
      const slug = file.slice(path.length + 1, -ending.length)
      if (SLUG.test(slug)) return { type, file, slug }
    }
  }
  return undefined
}

/**
 * The file of a page's document among those of the content; of a page without one, such as the
 * second of a list, that of the page above it.
 */
export function fileOfPage(
  documents: Iterable<FoundDocument>,
  address: string,
): string | undefined {
  const all = [...documents]
  let wanted = address.replace(/(?<=.)\/$/, '')
  for (;;) {
    const found = all.find((document) => addressOf(document) === wanted)
    if (found || wanted === '/') return found?.file
    wanted = wanted.replace(/\/[^/]*$/, '') || '/'
  }
}

/**
 * A file name for a title: lower case without accents, digits and hyphens, at most 80 characters;
 * empty when none remain.
 */
export const plainSlug = (title: string): string => hyphenated(title).slice(0, 80).replace(/-$/, '')
