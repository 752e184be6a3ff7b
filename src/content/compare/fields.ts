import { diffArrays } from 'diff'
import { fieldName } from '../check/diagnostic'
import { fieldAt, type Field, type Path } from '../schema/field-tree'
import { differenceText, valueText } from './format-values'

/** A run of text that both versions have, or only one of them. */
export interface WordPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

interface Sides {
  /** As people read it: «R$ 1.234,50», «20/11/2026», «sim». Null where there is no value. */
  before: string | null
  after: string | null
  /** «+2,5%», or «+0,5 p.p.» between percentages. */
  difference?: string | undefined
}

export interface FieldDiff extends Sides {
  path: readonly (string | number)[]
  /** `specs[2]`, items counted from one, as the check names fields. */
  field: string
  /** In the editors' words: «Foto › Texto alternativo». The key where the schema has no title. */
  title: string
  /** Word by word, for texts. */
  words?: WordPart[] | undefined
  line?: number | undefined
}

/** A value that is in no field but that the pages show: the discount badge, a unit's price. */
export interface SeenDiff extends Sides {
  title: string
}

/** Shorter texts are compared whole. */
const WORDS_FROM = 24

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
    const field = fieldAt(tree, path)
    if ((isList(old) || old === undefined) && (isList(fresh) || fresh === undefined))
      return visitList(old ?? [], fresh ?? [], path)
    if ((isGroup(old) || old === undefined) && (isGroup(fresh) || fresh === undefined)) {
      const known = field?.kind === 'object' ? [...field.fields.keys()] : []
      const keys = new Set([...known, ...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])
      for (const key of keys) visit(own(old, key), own(fresh, key), [...path, key])
      return
    }
    const isText =
      typeof old === 'string' &&
      typeof fresh === 'string' &&
      Math.max(old.length, fresh.length) >= WORDS_FROM &&
      /\s/.test(old.trim())
    const facts = {
      ...factsOf(path, tree),
      difference: differenceText(old, fresh, field),
      words: isText ? compareWords(old, fresh) : undefined,
    }
    // «01/03/2026» and the day of 2026-03-01 read alike; then both are shown as they are written.
    const isAlike = valueText(old, field) === valueText(fresh, field)
    const text = (value: unknown) => (isAlike ? JSON.stringify(value) : valueText(value, field))
    diffs.push(changedValue(facts, old, fresh, text))
  }
  const visitList = (old: readonly unknown[], fresh: readonly unknown[], path: Path): void => {
    for (const { from, to, isKept } of alignItems(old, fresh)) {
      const at = [...path, to ?? from ?? 0]
      const [was, is] = [old[from ?? -1], fresh[to ?? -1]]
      if (from === undefined || to === undefined || !same(was, is)) visit(was, is, at)
      else if (!isKept)
        diffs.push({
          ...factsOf(at, tree),
          before: `${from + 1}º lugar`,
          after: `${to + 1}º lugar: ${leavesText(is, fieldAt(tree, at))}`,
        })
    }
  }
  visit(before, after, [])
  return diffs
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const own = (value: unknown, key: string): unknown =>
  isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** A value of two versions; undefined where a version has none. */
export function changedValue<Value>(
  facts: Pick<FieldDiff, 'path' | 'field' | 'title' | 'difference' | 'words'>,
  before: Value | undefined,
  after: Value | undefined,
  text: (value: Value) => string,
): FieldDiff {
  return {
    ...facts,
    before: before === undefined ? null : text(before),
    after: after === undefined ? null : text(after),
  }
}

function leavesText(value: unknown, field: Field | undefined): string {
  if (!isGroup(value) && !isList(value)) return valueText(value, field)
  const steps = isList(value) ? value.map((one) => [0, one] as const) : Object.entries(value)
  return steps.map(([step, one]) => leavesText(one, fieldAt(field, [step]))).join(', ')
}

/** Path, name and title of a field: «Especificações 2», «Foto › Texto alternativo». */
function factsOf(path: Path, tree: Field | undefined): Pick<FieldDiff, 'path' | 'field' | 'title'> {
  const words: string[] = []
  path.forEach((step, index) => {
    if (typeof step === 'number') words.push(`${words.pop() ?? ''} ${step + 1}`.trim())
    else words.push(fieldAt(tree, path.slice(0, index + 1))?.title || step)
  })
  return { path, field: fieldName(path), title: words.join(' › ') || 'Documento' }
}

/**
 * Texts with more edits than this are replaced whole: their word by word comparison is unreadable.
 */
const MAX_EDITS = 3000
/** The share of the shorter text that both must have, for a comparison by words. */
const LEAST_IN_COMMON = 0.2
/** A word or a sign with the blanks before it, so that neighbouring changes are one change. */
const WORD = /\s*(?:[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}])|\s+$/gu

/**
 * Compares two texts word by word; replaces them whole when they have next to nothing in common.
 */
export function compareWords(before: string, after: string): WordPart[] {
  const parts = diffArrays(before.match(WORD) ?? [], after.match(WORD) ?? [], {
    maxEditLength: MAX_EDITS,
  })?.map(({ added, removed, value }): WordPart => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }))
  const kept = (parts ?? [])
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  return !parts || kept < LEAST_IN_COMMON * Math.min(before.length, after.length)
    ? [
        { kind: 'gone', text: before },
        { kind: 'new', text: after },
      ]
    : parts
}

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group =>
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
  )

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
