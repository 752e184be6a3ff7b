import { gradeOf, type ItemList, type ItemListRow } from '../../../content/item-list/item-list'
import type { Grade } from '../../../content/vocabulary'
import { foldText } from '../../lib/format'
import { searchWords } from '../../lib/search-text'

export interface ManifestFilter {
  text: string
  /** Functional grade. */
  grade?: Grade | undefined
}

/** Folding five thousand rows at every key would be felt, so each row is folded once. */
const keys = new WeakMap<ItemListRow, string>()

function searchKey(row: ItemListRow): string {
  let key = keys.get(row)
  // At once, not cell by cell: a third of the time. A word holds no blank, so none is found across two cells.
  if (key === undefined) keys.set(row, (key = foldText(row.cells.join(' '))))
  return key
}

/** Rows that hold every word of the text in any column, whatever its case and accents, and that have the grade, in their order. */
export function filterManifest(manifest: ItemList, { text, grade }: ManifestFilter): ItemListRow[] {
  const words = searchWords(text)
  return manifest.rows.filter((row) => {
    if (grade && gradeOf(manifest, row, 'functional') !== grade) return false
    return words.every((word) => searchKey(row).includes(word))
  })
}

export interface ManifestOrder {
  /** Index of the column, or the row's own number. */
  by: number | 'line'
  descending: boolean
}

let collator: Intl.Collator | undefined
/** «8 GB» before «16 GB»; case and accents do not count. Made when somebody sorts: a browser's first use of Intl takes some 15 ms. */
const natural = (): Intl.Collator =>
  (collator ??= new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }))

/** Rows in another order; equals keep the order that they have, in both directions. */
export function sortManifest(
  manifest: Pick<ItemList, 'columns'>,
  rows: readonly ItemListRow[],
  { by, descending }: ManifestOrder,
): ItemListRow[] {
  const sign = descending ? -1 : 1
  if (by === 'line') return rows.toSorted((a, b) => sign * (a.line - b.line))
  const isUnits = manifest.columns[by]?.kind === 'units'
  const compare = (a: ItemListRow, b: ItemListRow) =>
    isUnits ? a.units - b.units : natural().compare(a.cells[by] ?? '', b.cells[by] ?? '')
  return rows.toSorted((a, b) => sign * compare(a, b))
}
