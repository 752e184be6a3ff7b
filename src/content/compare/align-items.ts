import { diffArrays } from 'diff'

type Group = Record<string, unknown>
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deep equality without the order of keys; false equals a missing option. */
export function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

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
}

/**
 * Aligns the items of two lists. Equal items are paired first; an unchanged item at another place
 * has moved; a rewritten item is paired within the run between two kept ones.
 */
export function alignItems(old: readonly unknown[], fresh: readonly unknown[]): Pair[] {
  const newRun = () => ({ gone: [] as number[], added: [] as number[], kept: [] as Pair[] })
  const runs = [newRun()]
  let from = 0
  let to = 0
  for (const { added, removed, count } of diffArrays(old.map(canonical), fresh.map(canonical))) {
    if (removed) for (let index = 0; index < count; index++) runs.at(-1)?.gone.push(from++)
    else if (added) for (let index = 0; index < count; index++) runs.at(-1)?.added.push(to++)
    else {
      for (let index = 0; index < count; index++)
        runs.at(-1)?.kept.push({ from: from++, to: to++, isKept: true })
      runs.push(newRun())
    }
  }
  const moves = movesIn(
    runs.flatMap(({ gone }) => gone),
    runs.flatMap(({ added }) => added),
    old,
    fresh,
  )
  const left = new Set(moves.values())
  return runs.flatMap(({ gone, added, kept }) => [
    ...pairRun(
      gone.filter((index) => !left.has(index)),
      added,
      moves,
      old,
      fresh,
    ),
    ...kept,
  ])
}

/** The old index of each moved item, by its new index. */
function movesIn(
  gone: readonly number[],
  added: readonly number[],
  old: readonly unknown[],
  fresh: readonly unknown[],
): Map<number, number> {
  const left = new Set(gone)
  return new Map(
    added.flatMap((to) => {
      const from = [...left].find((index) => same(old[index], fresh[to]))
      if (from === undefined) return []
      left.delete(from)
      return [[to, from] as const]
    }),
  )
}

/** Pairs within one run: moved items first, then items of the same name, then in order. */
function pairRun(
  gone: readonly number[],
  added: readonly number[],
  moves: ReadonlyMap<number, number>,
  old: readonly unknown[],
  fresh: readonly unknown[],
): Pair[] {
  const left = new Set(gone)
  const partners = new Map(moves)
  for (const to of added) {
    const name = nameOf(fresh[to])
    const partner =
      name === undefined || moves.has(to)
        ? undefined
        : [...left].find((from) => nameOf(old[from]) === name)
    if (partner === undefined) continue
    partners.set(to, partner)
    left.delete(partner)
  }
  const rest = [...left]
  const pairs = added.map((to): Pair => {
    const from = partners.get(to) ?? rest.shift()
    return from === undefined ? { to } : { from, to }
  })
  return [...pairs, ...rest.map((from) => ({ from }))]
}

/** The first text of a list's item, by which it is identified. */
const nameOf = (item: unknown): unknown =>
  isGroup(item) ? Object.values(item).find((value) => typeof value === 'string') : undefined
