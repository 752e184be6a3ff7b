import type { ItemList } from '../../../src/content/item-list/item-list'
import { readItemList } from '../../../src/content/item-list/read-item-list'

/** A list that must be read. */
export function sound(text: string): ItemList {
  const read = readItemList(text)
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  return read.itemList
}
/** What a text is refused for, a line each. */
export const errors = (text: string) => {
  const read = readItemList(text)
  return 'errors' in read
    ? read.errors.map(({ place, message, fix }) => `${place}: ${message} — ${fix}`)
    : []
}
