import type { LotCategory } from '../vocabulary'

/** Lots of each category, and of all. */
export type CategoryCounts = Record<'todos' | LotCategory, number>

export const noLots = (): CategoryCounts => ({
  todos: 0,
  desktop: 0,
  notebook: 0,
  monitor: 0,
  smartphone: 0,
  servidor: 0,
  componentes: 0,
})

export function countLots(lots: readonly { category: LotCategory }[]): CategoryCounts {
  const counts = noLots()
  for (const { category } of lots) {
    counts.todos++
    counts[category]++
  }
  return counts
}
