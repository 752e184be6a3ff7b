import { alignItems, isGroup, same } from './align-items'
import { fieldAt, type Field, type Path } from '../schema/field-tree'
import { fieldName } from '../check/diagnostic'
import type { FieldDiff } from './diff-shapes'
import { differenceText, valueText } from './format-values'
import { compareWords } from './words'

/** Shorter texts are compared whole. */
const WORDS_FROM = 24

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
    for (const { from, to, isKept } of alignItems(old, fresh)) {
      if (isKept) continue
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
