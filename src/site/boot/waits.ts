import { savesData } from '../lib/saves-data'
import type { PageContract } from './page-contract'

/**
 * Whether the application starts only when something wants it: for who spares data, and on a page that is only read, for who
 * comes from elsewhere. Its links lead on by themselves, as fast as in the application when that starts with the tap; who is
 * at the second page of a visit goes on reading here, and gets it before. An address that searches or filters wants it, too.
 */
export function waits({ search, origin }: Location, referrer: string, contract: Pick<PageContract, 'onlyRead'> | undefined): boolean {
  if (search !== '') return false
  if (savesData()) return true
  return contract?.onlyRead !== undefined && matchMedia(contract.onlyRead).matches && !referrer.startsWith(`${origin}/`)
}
