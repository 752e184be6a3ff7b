import { diffArrays } from 'diff'
import { fieldAt, type Field, type Path } from '../../../content/field-tree'
import { fieldName } from '../../check/fault'
import type { FieldDiff } from '../content-diff'
import { differenceText, valueText } from '../format-values'
import { compareWords } from './words'

/** Shorter texts are read whole at a glance. */
const WORDS_FROM = 24

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

/**
 * Every leaf in which two documents differ, in the order of the schema. The values may be of any shape: what the schema
 * does not know is compared all the same and named by its key.
 */
export function compareFields(before: unknown, after: unknown, tree: Field | undefined): FieldDiff[] {
  const diffs: FieldDiff[] = []
  const visit = (old: unknown, fresh: unknown, path: Path): void => {
    if (same(old, fresh)) return
    if (Array.isArray(old) || Array.isArray(fresh)) {
      const [a, b] = [old, fresh].map((value) => (Array.isArray(value) ? value : undefined))
      // A list in place of something else is no list of changes.
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
      else visit(from === undefined ? undefined : old[from], to === undefined ? undefined : fresh[to], at)
    }
  }
  visit(before, after, [])
  return diffs
}

const own = (value: unknown, key: string): unknown => (isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined)

/** Equal whatever the order of keys; an option that is off is one that is not there. */
export function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (isGroup(inner) ? Object.fromEntries(Object.entries(inner).filter(([, one]) => one !== false).sort(([x], [y]) => (x < y ? -1 : 1))) : inner)) ?? 'undefined'

function leaf(old: unknown, fresh: unknown, path: Path, tree: Field | undefined): FieldDiff {
  const field = fieldAt(tree, path)
  const text = (value: unknown) => (value === undefined ? null : valueText(value, field))
  const difference = differenceText(old, fresh, field)
  const isText = typeof old === 'string' && typeof fresh === 'string' && Math.max(old.length, fresh.length) >= WORDS_FROM && /\s/.test(old.trim())
  return {
    path, field: fieldName(path), title: titleOf(path, tree),
    change: old === undefined ? 'added' : fresh === undefined ? 'removed' : 'changed',
    before: text(old), after: text(fresh),
    ...(difference === undefined ? {} : { difference }),
    ...(isText ? { words: compareWords(old, fresh) } : {}),
  }
}

const movedItem = (value: unknown, from: number, to: number, path: Path, tree: Field | undefined): FieldDiff => ({
  path, field: fieldName(path), title: titleOf(path, tree), change: 'moved',
  before: `${from + 1}º lugar`, after: `${to + 1}º lugar: ${leavesText(value, fieldAt(tree, path))}`,
})

const leavesText = (value: unknown, field: Field | undefined): string =>
  isGroup(value) ? Object.entries(value).map(([key, one]) => leavesText(one, fieldAt(field, [key]))).join(', ')
  : Array.isArray(value) ? value.map((one) => leavesText(one, fieldAt(field, [0]))).join(', ')
  : valueText(value, field)

/** «Especificações 2», «Foto › Texto alternativo» */
function titleOf(path: Path, tree: Field | undefined): string {
  const words: string[] = []
  path.forEach((step, index) => {
    if (typeof step === 'number') words.push(`${words.pop() ?? ''} ${step + 1}`.trim())
    else words.push(fieldAt(tree, path.slice(0, index + 1))?.title || step)
  })
  return words.join(' › ') || 'Documento'
}

type Pair = { from?: number; to?: number }

/** Which item became which: equal ones stay, one that only changed its place moved, and what was rewritten keeps its neighbourhood. */
function alignItems(old: readonly unknown[], fresh: readonly unknown[]): Pair[] {
  const pairs: Pair[] = []
  let from = 0
  let to = 0
  let gone: number[] = []
  let added: number[] = []
  const close = () => {
    pairs.push(...pairRun(gone, added, old, fresh))
    gone = []
    added = []
  }
  for (const run of diffArrays(old.map(canonical), fresh.map(canonical))) {
    if (run.removed) for (let index = 0; index < run.count; index++) gone.push(from++)
    else if (run.added) for (let index = 0; index < run.count; index++) added.push(to++)
    else {
      close()
      from += run.count
      to += run.count
    }
  }
  close()
  return joinMoves(pairs, old, fresh)
}

/** Within one run: items of the same name first, then in order. */
function pairRun(gone: readonly number[], added: readonly number[], old: readonly unknown[], fresh: readonly unknown[]): Pair[] {
  const left = new Set(gone)
  const named = new Map<number, number>()
  for (const to of added) {
    const name = nameOf(fresh[to])
    const partner = name === undefined ? undefined : [...left].find((from) => nameOf(old[from]) === name)
    if (partner === undefined) continue
    named.set(to, partner)
    left.delete(partner)
  }
  const rest = [...left]
  const pairs = added.map((to): Pair => {
    const from = named.get(to) ?? rest.shift()
    return from === undefined ? { to } : { from, to }
  })
  return [...pairs, ...rest.map((from) => ({ from }))]
}

/** What tells one item of a list from the others: its first text. */
const nameOf = (item: unknown): unknown => (isGroup(item) ? Object.values(item).find((value) => typeof value === 'string') : undefined)

/** An item that is gone here and new there, unchanged, has moved. */
function joinMoves(pairs: readonly Pair[], old: readonly unknown[], fresh: readonly unknown[]): Pair[] {
  const arrivals = pairs.filter(({ from }) => from === undefined)
  const taken = new Set<Pair>()
  const joined = pairs.map((pair): Pair => {
    if (pair.to !== undefined) return pair
    const arrival = arrivals.find((one) => !taken.has(one) && same(old[pair.from ?? 0], fresh[one.to ?? 0]))
    if (!arrival) return pair
    taken.add(arrival)
    return { ...pair, ...arrival }
  })
  return joined.filter((pair) => !taken.has(pair))
}
