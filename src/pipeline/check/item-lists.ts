import { documentType, SLUG } from '../../content/document-types'
import type { Reason } from '../../content/rules/reason'
import type { ItemList } from '../../content/item-list/item-list'
import { fixOf, MAX_KILOBYTES, readItemList } from '../../content/item-list/read-item-list'
import { nearest } from '../../content/nearest'
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

export interface ReadItemLists {
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
    if (!lots.has(slug)) {
      const near = nearest(slug, lots)
      errors.push({
        file,
        severity: 'error' as const,
        line: 1,
        column: 1,
        field: 'arquivo',
        message: `não há o lote ${FOLDER}/${slug}.yaml`,
        fix: near ? `queria dizer «${near}.csv»?` : 'crie o lote ou apague o arquivo',
      })
    }
    const { text, error } = readText(`${contentDir}/${file}`, MAX_KILOBYTES)
    if (error) {
      const { line, column } = lineCounter(text)(error.offset)
      errors.push({
        file,
        severity: 'error' as const,
        line,
        column,
        field: 'arquivo',
        message: error.message,
        fix: fixOf(error),
      })
      continue
    }
    const read = readItemList(text)
    if ('itemList' in read) {
      itemLists.set(slug, read.itemList)
      continue
    }
    const place = lineCounter(text)
    errors.push(
      ...read.errors.map(({ offset, place: cell, message, fix }) => ({
        file,
        severity: 'error' as const,
        ...place(offset),
        field: cell || 'relação',
        message,
        fix,
      })),
    )
  }
  return { itemLists, errors }
}
