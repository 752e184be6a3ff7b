import type { LotEntry } from '../../../content/views'
import { nextTask } from '../../lib/next-task'
import { prepareSearch } from './find-lots'

/** How long it goes on before the browser may answer a key and paint, in ms. */
const SLICE = 4

/** Prepares the search of a long list in slices: no key waits for ten thousand lots. */
export async function prepareLots(lots: readonly LotEntry[]): Promise<void> {
  for (let next = 0; next < lots.length;) {
    await nextTask()
    const end = performance.now() + SLICE
    next = prepareSearch(lots, next, () => performance.now() < end)
  }
}
