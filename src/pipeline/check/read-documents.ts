import {
  readDocument,
  type FoundDocument,
  type ReadDocument,
} from '../../content/check/read-document'
import { readText } from './read-text'

/** A cache that makes missing values, and drops those that this reading did not use. */
export function keeping<T>(known: Map<string, T>): (key: string, make: () => T) => T {
  const before = new Map(known)
  known.clear()
  return (key, make) => {
    const value = known.get(key) ?? before.get(key) ?? make()
    known.set(key, value)
    return value
  }
}

/**
 * The documents of the last reading by path and text: a server checks at every save, and a review
 * reads two versions that are nearly the same.
 */
const known = new Map<string, ReadDocument>()

/** Reads every document whose text was not in the last reading. Never throws because of a text. */
export function readDocuments(found: readonly FoundDocument[], contentDir: string): ReadDocument[] {
  const documentOf = keeping(known)
  return found.map((document) => {
    const text = readText(`${contentDir}/${document.file}`)
    const make = () => readDocument(document, text)
    return text.error
      ? make()
      : documentOf(`${document.type} ${document.file}\n${text.written}`, make)
  })
}
