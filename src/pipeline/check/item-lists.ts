import { lineCounter } from '../../content/check/read-document'
import type { Diagnostic } from '../../content/check/diagnostic'
import { documentType } from '../../content/document-types'
import { meant, type Reason } from '../../content/rules/reason'
import type { ItemList } from '../../content/table/item-list'
import { MAX_KILOBYTES, readItemList } from '../../content/table/read-item-list'
import { nearest } from '../../content/text/nearest'
import { readText } from './read-text'

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
