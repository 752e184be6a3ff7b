import {
  lineCounter,
  readDocument,
  type FoundDocument,
  type ReadDocument,
} from '../../content/check/read-document'
import { type Diagnostic, meant, type Reason } from '../../content/check/diagnostic'
import { documentType } from '../../content/document-types'
import type { ItemList } from '../../content/table/item-list'
import { MAX_KILOBYTES, readItemList } from '../../content/table/read-item-list'
import { nearest } from '../../content/text/nearest'
import { lstatSync, readFileSync } from 'node:fs'
import { basename, relative, sep } from 'node:path'
import {
  decodeText,
  sizeError,
  unreadable,
  type DecodedText,
} from '../../content/check/decode-text'

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

/** Returns the remembered value of a key, or makes it; forgets all when there are very many. */
export function remembered<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make()
  if (known.size > 2000) known.clear()
  known.set(key, value)
  return value
}

/**
 * The documents of the last reading by path and text: a server checks at every save, and a review
 * reads two versions that are nearly the same.
 */
const known = new Map<string, ReadDocument>()

/** Reads every document whose text was not in the last reading. Never throws because of a text. */
export function readDocuments(found: readonly FoundDocument[], contentDir: string): ReadDocument[] {
  return found.map((document) => {
    const text = readText(`${contentDir}/${document.file}`)
    const key = `${document.type} ${document.file} ${text.error?.message ?? ''}\n${text.written}`
    return remembered(known, key, () => readDocument(document, text))
  })
}

/** The item list («Relação de itens») of a lot, a CSV file with the lot's name. */
export interface FoundItemList {
  slug: string
  file: string
}

/**
 * Reads every item list of contentDir. Never throws.
 * @param lots slugs of all lots, broken ones too
 * @returns valid item lists by the slug of their lot; errors with `file` below contentDir
 */
export function readItemLists(
  contentDir: string,
  found: readonly FoundItemList[],
  lots: ReadonlySet<string>,
): { itemLists: Map<string, ItemList>; errors: Diagnostic[] } {
  const itemLists = new Map<string, ItemList>()
  const errors: Diagnostic[] = []
  for (const { slug, file } of found) {
    const { text, error } = readText(`${contentDir}/${file}`, MAX_KILOBYTES)
    const place = lineCounter(text)
    const add = (offset: number, field: string, { message, fix }: Reason) =>
      void errors.push({ file, severity: 'error', ...place(offset), field, message, fix })
    if (!lots.has(slug))
      add(0, 'arquivo', {
        message: `não há o lote ${documentType('Lot').path}/${slug}.yaml`,
        fix: meant(nearest(slug, lots), 'crie o lote ou apague o arquivo', '.csv'),
      })
    if (error) {
      add(error.offset, 'arquivo', error)
      continue
    }
    const read = readItemList(text)
    if ('itemList' in read) itemLists.set(slug, read.itemList)
    else for (const one of read.errors) add(one.offset, one.place || 'relação', one)
  }
  return { itemLists, errors }
}
