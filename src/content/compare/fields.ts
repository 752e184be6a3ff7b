import { diffArrays } from 'diff'
import { fieldAt, type Field, type Path } from '../field-tree'
import { fieldName } from '../check/diagnostic'
import type { FieldDiff } from './diff-shapes'
import { differenceText, valueText } from './format-values'
import { compareWords } from './words'

/** Shorter texts are compared whole. */
const WORDS_FROM = 24

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/**
 * Every leaf in which two documents differ, in the order of the schema. The values may have any
 * shape: keys that the schema does not know are compared all the same and named by their key.
 */
export function compareFields(
  before: unknown,
  after: unknown,
  tree: Field | undefined,
): FieldDiff[] {
  const diffs: FieldDiff[] = []
  const visit = (old: unknown, fresh: unknown, path: Path): void => {
    if (same(old, fresh)) return
    if (Array.isArray(old) || Array.isArray(fresh)) {
      const [a, b] = [old, fresh].map((value) => (Array.isArray(value) ? value : undefined))
      // A list that replaces another kind of value is not compared by items.
      if ((a ?? isNothing(old)) && (b ?? isNothing(fresh))) return visitList(a ?? [], b ?? [], path)
    } else if ((isGroup(old) || old === undefined) && (isGroup(fresh) || fresh === undefined)) {
      const field = fieldAt(tree, path)
      const known = field?.kind === 'object' ? [...field.fields.keys()] : []
      const keys = new Set([...known, ...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])
      for (const key of keys) visit(own(old, key), own(fresh, key), [...path, key])
      return
    }
    diffs.push(leaf(old, fresh, path, tree))
  }
  const visitList = (old: readonly unknown[], fresh: readonly unknown[], path: Path): void => {
    for (const { from, to } of alignItems(old, fresh)) {
      const at = [...path, to ?? from ?? 0]
      const moved = from !== undefined && to !== undefined && same(old[from], fresh[to])
      if (moved) diffs.push(movedItem(fresh[to], from, to, at, tree))
      else
        visit(
          from === undefined ? undefined : old[from],
          to === undefined ? undefined : fresh[to],
          at,
        )
    }
  }
  visit(before, after, [])
  return diffs
}

const own = (value: unknown, key: string): unknown =>
  isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined

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

/** A value of two versions; undefined where a version has none. */
export function changedValue<Value>(
  facts: Pick<FieldDiff, 'path' | 'field' | 'title' | 'difference' | 'words'>,
  before: Value | undefined,
  after: Value | undefined,
  text: (value: Value) => string,
): FieldDiff {
  return {
    ...facts,
    change: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    before: before === undefined ? null : text(before),
    after: after === undefined ? null : text(after),
  }
}

function leaf(old: unknown, fresh: unknown, path: Path, tree: Field | undefined): FieldDiff {
  const field = fieldAt(tree, path)
  const isText =
    typeof old === 'string' &&
    typeof fresh === 'string' &&
    Math.max(old.length, fresh.length) >= WORDS_FROM &&
    /\s/.test(old.trim())
  // «01/03/2026» and the day of 2026-03-01 read alike; then both are shown as they are written.
  const isAlike =
    old !== undefined && fresh !== undefined && valueText(old, field) === valueText(fresh, field)
  return changedValue(
    {
      path,
      field: fieldName(path),
      title: titleOf(path, tree),
      difference: differenceText(old, fresh, field),
      words: isText ? compareWords(old, fresh) : undefined,
    },
    old,
    fresh,
    (value) => (isAlike ? JSON.stringify(value) : valueText(value, field)),
  )
}

const movedItem = (
  value: unknown,
  from: number,
  to: number,
  path: Path,
  tree: Field | undefined,
): FieldDiff => ({
  path,
  field: fieldName(path),
  title: titleOf(path, tree),
  change: 'moved',
  before: `${from + 1}º lugar`,
  after: `${to + 1}º lugar: ${leavesText(value, fieldAt(tree, path))}`,
})

const leavesText = (value: unknown, field: Field | undefined): string =>
  isGroup(value)
    ? Object.entries(value)
        .map(([key, one]) => leavesText(one, fieldAt(field, [key])))
        .join(', ')
    : Array.isArray(value)
      ? value.map((one) => leavesText(one, fieldAt(field, [0]))).join(', ')
      : valueText(value, field)

/** «Especificações 2», «Foto › Texto alternativo» */
function titleOf(path: Path, tree: Field | undefined): string {
  const words: string[] = []
  path.forEach((step, index) => {
    if (typeof step === 'number') words.push(`${words.pop() ?? ''} ${step + 1}`.trim())
    else if (fieldAt(tree, path.slice(0, index))?.kind === 'byDay') words.push(step)
    else words.push(fieldAt(tree, path.slice(0, index + 1))?.title || step)
  })
  return words.join(' › ') || 'Documento'
}

type Pair = { from?: number; to?: number }

/**
 * Aligns the items of two lists: equal ones stay, an unchanged one elsewhere has moved, and
 * rewritten ones keep their neighbourhood.
 */
function alignItems(old: readonly unknown[], fresh: readonly unknown[]): Pair[] {
  const runs: { gone: number[]; added: number[] }[] = [{ gone: [], added: [] }]
  let from = 0
  let to = 0
  for (const { added, removed, count } of diffArrays(old.map(canonical), fresh.map(canonical))) {
    if (removed) for (let index = 0; index < count; index++) runs.at(-1)?.gone.push(from++)
    else if (added) for (let index = 0; index < count; index++) runs.at(-1)?.added.push(to++)
    else {
      runs.push({ gone: [], added: [] })
      from += count
      to += count
    }
  }
  const moves = movesIn(
    runs.flatMap(({ gone }) => gone),
    runs.flatMap(({ added }) => added),
    old,
    fresh,
  )
  const left = new Set(moves.values())
  return runs.flatMap(({ gone, added }) =>
    pairRun(
      gone.filter((index) => !left.has(index)),
      added,
      moves,
      old,
      fresh,
    ),
  )
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
