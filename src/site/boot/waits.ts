import { savesData } from '../lib/saves-data'
import type { PageContract } from './page-contract'

/**
 * Whether the application starts only when something wants it: for who spares data, and for who comes from elsewhere to a page
 * that does nothing by itself. What such a page shows is there, and its links lead on as fast as in the application when that
 * starts with the tap. Who is at the second page of a visit goes on here, and gets it before. An address that searches or
 * filters wants it, too.
 */
export function waits(
  { search, origin }: Location,
  referrer: string,
  contract: Pick<PageContract, 'startsOn'> | undefined,
): boolean {
  if (search !== '') return false
  if (savesData()) return true
  return (
    contract !== undefined &&
    !matchMedia(contract.startsOn ?? 'not all').matches &&
    !referrer.startsWith(`${origin}/`)
  )
}

/**
 * Whether this tab keeps what only the application shows: lots to compare, an estimate, a form half filled, or the router's
 * marks of an earlier run. The first answer comes from another process, and the page stands still for it.
 */
export function keepsSomething(): boolean {
  try {
    return sessionStorage.length > 0
  } catch {
    return false
  }
}
