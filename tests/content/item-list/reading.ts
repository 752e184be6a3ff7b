import type { ItemList } from '../../../src/content/table/item-list'
import { readItemList } from '../../../src/content/table/read-item-list'

/** Returns the item list of a text; throws when the text is refused. */
export function sound(text: string): ItemList {
  const read = readItemList(text)
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  return read.itemList
}
/** Returns the errors for which a text is refused, a line each. */
export const errors = (text: string) => {
  const read = readItemList(text)
  return 'errors' in read
    ? read.errors.map(({ place, message, fix }) => `${place}: ${message} — ${fix}`)
    : []
}
