import {
  documentType,
  type CollectionName,
  type DOCUMENT_TYPES,
  type DocumentTypeName,
  type LoadedName,
} from './document-types'
import type { Article, MaterialTexts, ViewOf } from './views'

/** 'LayoutPage' -> 'layout-page' */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Kebab<Rest>}`
    : `${Lowercase<First>}-${Kebab<Rest>}`
  : Text

/** The name of the chunk with a type's documents: a collection's folder, or the type's own name. */
export type ChunkOf<Name extends DocumentTypeName> = Name extends CollectionName
  ? (typeof DOCUMENT_TYPES)[Name]['path']
  : Kebab<Name>

type TypeChunks = {
  [Name in LoadedName as ChunkOf<Name>]: Name extends CollectionName ? ViewOf<Name>[] : ViewOf<Name>
}

/**
 * Everything that the site loads, by chunk name. The projection returns this record, and the site's
 * queries read it, so a wrong name or a missing chunk is a type error. One chunk per collection,
 * per single document, per article body and per material's guide.
 */
export type ContentChunks = TypeChunks & { [body: `post-bodies/${string}`]: Article } & {
  [guide: `material-guides/${string}`]: MaterialTexts
}

/** ChunkOf at run time. */
export function chunkOf<Name extends DocumentTypeName>(name: Name): ChunkOf<Name> {
  const { kind, path } = documentType(name)
  // The same two rules as in the type.
  return (
    kind === 'collection'
      ? path
      : name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  ) as ChunkOf<Name>
}
