import { documentType, SLUG } from '../../content/document-types'
import { meant, type Reason } from '../../content/rules/reason'
import type { ItemList } from '../../content/table/item-list'
import { MAX_KILOBYTES, readItemList } from '../../content/table/read-item-list'
import { nearest } from '../../content/text/nearest'
import type { Diagnostic } from '../../content/check/diagnostic'
import { lineCounter } from '../../content/check/read-document'
import { readText } from './read-text'

/** The item list («Relação de itens») of a lot, a CSV file with the lot's name. */
export interface FoundItemList {
  slug: string
  file: string
}

const { path: FOLDER } = documentType('Lot')

export const isItemListFile = (file: string): boolean =>
  file.startsWith(`${FOLDER}/`) && /\.csv$/i.test(file)

/** An item list by its file, or the reason when its name or folder is wrong. */
export function foundItemList(file: string): FoundItemList | Reason {
  const [name = '', ...deeper] = file
    .slice(FOLDER.length + 1)
    .split('/')
    .toReversed()
  const slug = name.slice(0, -'.csv'.length)
  if (deeper.length > 0)
    return {
      message: `está numa pasta dentro de content/${FOLDER}`,
      fix: `mova para ${FOLDER}/${name}`,
    }
  if (!SLUG.test(slug))
    return {
      message: `«${slug}» não é nome de lote`,
      fix: 'dê ao arquivo o mesmo nome do lote, com .csv no lugar de .yaml',
    }
  return name.endsWith('.csv')
    ? { slug, file }
    : { message: 'a terminação do nome não é .csv', fix: `renomeie para ${FOLDER}/${slug}.csv` }
}

interface ReadItemLists {
  /** Valid item lists, by the slug of their lot. */
  itemLists: Map<string, ItemList>
  /** Errors with `file` below contentDir. */
  errors: Diagnostic[]
}

/**
 * Reads every item list of contentDir. Never throws.
 * @param lots slugs of all lots, broken ones too
 */
export function readItemLists(
  contentDir: string,
  found: readonly FoundItemList[],
  lots: ReadonlySet<string>,
): ReadItemLists {
  const itemLists: ReadItemLists['itemLists'] = new Map()
  const errors: Diagnostic[] = []
  for (const { slug, file } of found) {
    const { text, error } = readText(`${contentDir}/${file}`, MAX_KILOBYTES)
    const place = lineCounter(text)
    const add = (offset: number, field: string, { message, fix }: Reason) =>
      void errors.push({ file, severity: 'error', ...place(offset), field, message, fix })
    if (!lots.has(slug)) {
      const fix = meant(nearest(slug, lots), 'crie o lote ou apague o arquivo', '.csv')
      add(0, 'arquivo', { message: `não há o lote ${FOLDER}/${slug}.yaml`, fix })
    }
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
