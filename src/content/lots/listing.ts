import { isOver } from '../time/in-time'
import { LOT_CATEGORIES, type LotCategory, type LotStatus } from '../vocabulary'

/** Lots of each category, and of all. */
export type CategoryCounts = Record<'todos' | LotCategory, number>

export function countLots(lots: readonly { category: LotCategory }[]): CategoryCounts {
  const counts = LOT_CATEGORIES.map(
    (category) => [category, lots.filter((lot) => lot.category === category).length] as const,
  )
  // fromEntries loses the names.
  return { todos: lots.length, ...Object.fromEntries(counts) } as CategoryCounts
}

/** The fields that decide whether and where a lot is listed. */
interface Listable {
  status?: LotStatus | undefined
  statusOn?: string | undefined
  enteredOn?: string | undefined
  until?: string | undefined
}

const DAY_MS = 86_400_000

export const statusOf = ({ status }: Pick<Listable, 'status'>): LotStatus => status ?? 'disponível'

export const isAvailable = (lot: Pick<Listable, 'status'>): boolean =>
  statusOf(lot) === 'disponível'

/**
 * Returns whether a lot is in the list, the sitemap and the feed at a moment (see in-time.ts).
 * Every lot leaves them at its own end; a sold one leaves them `soldStaysDays` after its sale if
 * that is earlier. Its page stays.
 */
export function isListed(lot: Listable, now: string, soldStaysDays: number): boolean {
  if (isOver(lot, now)) return false
  if (statusOf(lot) !== 'vendido' || lot.statusOn === undefined) return true
  return Date.parse(now.slice(0, 10)) - Date.parse(lot.statusOn) <= soldStaysDays * DAY_MS
}

/**
 * Compares two lots for `toSorted` in the editor's order: sold ones last; the newest first, those
 * without a day after all others.
 */
export const inListOrder = (a: Listable, b: Listable): number =>
  Number(statusOf(a) === 'vendido') - Number(statusOf(b) === 'vendido') ||
  (b.enteredOn ?? '').localeCompare(a.enteredOn ?? '')
