import { sameDraft, type Draft } from './draft'

/** What becomes of the items of a list, in the order of the new one; `before` and `after` are positions. */
export type ItemStep =
  | { kind: 'keep' | 'change'; before: number; after: number }
  | { kind: 'remove'; before: number }
  | { kind: 'add'; after: number }

/** Aligns two versions of a list: equal items stay, those between them are changed in pairs, then removed or added. */
export function alignItems(before: readonly Draft[], after: readonly Draft[]): ItemStep[] {
  // Lengths of the longest common subsequences of all ends (documents' lists have a few dozen items).
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  )
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row)
        row[j] = sameDraft(before[i], after[j])
          ? at(i + 1, j + 1) + 1
          : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const steps: ItemStep[] = []
  let i = 0
  let j = 0
  let gap: { removed: number[]; added: number[] } = { removed: [], added: [] }
  const closeGap = () => {
    const pairs = Math.min(gap.removed.length, gap.added.length)
    gap.removed.forEach((one, index) => {
      const other = gap.added[index]
      steps.push(
        index < pairs && other !== undefined
          ? { kind: 'change', before: one, after: other }
          : { kind: 'remove', before: one },
      )
    })
    gap.added.slice(pairs).forEach((one) => steps.push({ kind: 'add', after: one }))
    gap = { removed: [], added: [] }
  }
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && sameDraft(before[i], after[j])) {
      closeGap()
      steps.push({ kind: 'keep', before: i++, after: j++ })
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1)))
      gap.removed.push(i++)
    else gap.added.push(j++)
  }
  closeGap()
  return steps
}
