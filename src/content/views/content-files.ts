import {
  documentType,
  type CollectionName,
  type DOCUMENT_TYPES,
  type DocumentTypeName,
  type LoadedName,
} from '../document-types'
import type { Article, MaterialTexts, ViewOf } from './views'

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

type TypeFiles = {
  [Name in LoadedName as ContentFileOf<Name>]: Name extends CollectionName
    ? ViewOf<Name>[]
    : ViewOf<Name>
}

/**
 * Everything that the site loads, by the name of its content file. The projection returns this
 * record, and the site's queries read it, so a wrong name or a missing file is a type error. There
 * is a file for each collection, single document, article body and material's guide.
 */
export type ContentFiles = TypeFiles & { [body: `post-bodies/${string}`]: Article } & {
  [guide: `material-guides/${string}`]: MaterialTexts
}

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
