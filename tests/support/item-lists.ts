import type { ItemList, ItemListColumn } from '../../src/content/table/item-list'

/** An item list of these cells; its last column has the units. */
export const itemListOf = (
  columns: readonly ItemListColumn[],
  rows: readonly (readonly string[])[],
): ItemList => ({
  columns,
  rows: rows.map((cells, index) => ({ line: index + 1, cells, units: Number(cells.at(-1)) })),
})
