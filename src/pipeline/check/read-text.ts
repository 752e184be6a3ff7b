import { lstatSync, readFileSync } from 'node:fs'
import { basename, relative, sep } from 'node:path'
import {
  decodeText,
  sizeError,
  unreadable,
  type DecodedText,
} from '../../content/check/decode-text'
import {
  readDocument,
  type FoundDocument,
  type ReadDocument,
} from '../../content/check/read-document'

/**
 * Returns the text of a file without its BOM and with Unix line ends, or the error that prevents
 * reading it. Never throws.
 */
export function readText(path: string, maxKilobytes?: number): DecodedText {
  try {
    return sizeError(lstatSync(path).size, maxKilobytes) ?? decodeText(readFileSync(path))
  } catch {
    return unreadable('', 0, 'o arquivo não pode ser lido', 'confira o nome e as permissões')
  }
}

/**
 * Returns the editor's name for a file below contentDir: relative to the project's root, or to the
 * content folder if that is elsewhere.
 */
export function projectName(contentDir: string): (file: string) => string {
  const fromRoot = relative(process.cwd(), contentDir)
  const isOutside = fromRoot === '' || fromRoot.startsWith('..')
  const folder = isOutside ? basename(contentDir) : fromRoot.replaceAll(sep, '/')
  return (file) => (file === '' ? folder : `${folder}/${file}`)
}

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
    const key = `${document.type} ${document.file} ${text.error?.message ?? ''}\n${text.written}`
    return documentOf(key, () => readDocument(document, text))
  })
}
