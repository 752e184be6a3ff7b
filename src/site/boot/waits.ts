import { savesData } from '../lib/saves-data'
import type { PageContract } from './page-contract'

/**
 * Whether the application starts only when something wants it: for who spares data, and for who comes from elsewhere to a page
 * that does nothing by itself. What such a page shows is there, and its links lead on as fast as in the application when that
 * starts with the tap. Who is at the second page of a visit goes on here, and gets it before; so does who left something in this
 * tab that only the application shows. An address that searches or filters wants it, too.
 */
export function waits({ search, origin }: Location, referrer: string, contract: Pick<PageContract, 'startsOn'> | undefined): boolean {
  if (search !== '') return false
  if (savesData()) return true
  return contract !== undefined && !matchMedia(contract.startsOn ?? 'not all').matches && !referrer.startsWith(`${origin}/`) && !keepsSomething()
}

/** Lots to compare, an estimate, a form half filled, or the router's marks: the application has run here. */
function keepsSomething(): boolean {
  try {
    return sessionStorage.length > 0
  } catch {
    return false
  }
}
