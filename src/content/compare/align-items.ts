import { diffArrays } from 'diff'

type Group = Record<string, unknown>
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deep equality without the order of keys; false equals a missing option. */
export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isGroup(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, one]) => one !== false)
            .sort(([x], [y]) => (x < y ? -1 : 1)),
        )
      : inner,
  ) ?? 'undefined'

/**
 * An item's index in the old list and in the new one; one is missing for an item that was added or
 * removed.
 */
export interface Pair {
  from?: number
  to?: number
  /** The item is unchanged and kept its place among the other kept items. */
  isKept?: true
  /** Number of runs of kept items before it. */
  run: number
}

/**
 * Aligns the items of two lists. Equal items are paired first; an unchanged item at another place
 * has moved; a rewritten item is paired within the run between two kept ones, by its name or else
 * in order.
 */
export function alignItems(old: readonly unknown[], fresh: readonly unknown[]): Pair[] {
  const [before, after] = [old.map(canonical), fresh.map(canonical)]
  const kept: Pair[] = []
  const gone = new Set<{ from: number; run: number }>()
  const added: (Pair & { to: number })[] = []
  let [from, to, run] = [0, 0, 0]
  for (const part of diffArrays(before, after)) {
    for (let index = 0; index < part.count; index++)
      if (part.removed) gone.add({ from: from++, run })
      else if (part.added) added.push({ to: to++, run })
      else kept.push({ from: from++, to: to++, run, isKept: true })
    if (!part.removed && !part.added) run++
  }
  const pairWhere = (isPartner: (from: number, to: number, isInRun: boolean) => boolean) => {
    for (const item of added) {
      if (item.from !== undefined) continue
      for (const one of gone)
        if (isPartner(one.from, item.to, one.run === item.run)) {
          item.from = one.from
          gone.delete(one)
          break
        }
    }
  }
  const names = fresh.map(nameOf)
  pairWhere((from, to) => before[from] === after[to])
  pairWhere(
    (from, to, isInRun) => isInRun && names[to] !== undefined && nameOf(old[from]) === names[to],
  )
  pairWhere((_from, _to, isInRun) => isInRun)
  return [...added, ...gone, ...kept].toSorted((a, b) => a.run - b.run)
}

/** The first text of a list's item, by which it is identified. */
const nameOf = (item: unknown): unknown =>
  isGroup(item) ? Object.values(item).find((value) => typeof value === 'string') : undefined
