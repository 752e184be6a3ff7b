import { isMap, isScalar, isSeq } from 'yaml'
import type { ByDayField, Field } from '../field-tree'

/**
 * The values of a document's form: texts as they are, numbers as they are typed (so that the check
 * can judge how they are written), values by day as a list of lines (a day may be wrong or
 * repeated), and undefined for a field that the file does not have.
 */
export type Draft = string | boolean | readonly Draft[] | DraftObject | undefined
export interface DraftObject {
  readonly [key: string]: Draft
}

export const isDraftObject = (draft: Draft): draft is DraftObject =>
  typeof draft === 'object' && !Array.isArray(draft)
/** Array.isArray forgets that a readonly list is a list. */
export const isDraftList = (draft: Draft): draft is readonly Draft[] => Array.isArray(draft)

/** One line of a field by day: `2026-11-20: 40`. */
export interface DayLine {
  readonly day: string
  readonly value: Draft
}
export const dayLinesOf = (draft: Draft): DayLine[] =>
  isDraftList(draft)
    ? draft.flatMap((line) =>
        isDraftObject(line) && typeof line.day === 'string'
          ? [{ day: line.day, value: line.value }]
          : [],
      )
    : []

/** Returns whether two values are equal in every field; an undefined field equals a missing one. */
export const sameDraft = (a: Draft, b: Draft): boolean =>
  JSON.stringify(a) === JSON.stringify(b) ||
  (isDraftObject(a) && isDraftObject(b)
    ? [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameDraft(a[key], b[key]))
    : isDraftList(a) &&
      isDraftList(b) &&
      a.length === b.length &&
      a.every((item, index) => sameDraft(item, b[index])))

/** Reads a parsed YAML node by its field's schema; unknown keys are left out. */
export function readDraft(node: unknown, field: Field): Draft {
  switch (field.kind) {
    case 'object': {
      if (!isMap(node)) return undefined
      const entries = Array.from(field.fields, ([key, inner]) => {
        const pair = node.items.find((one) => isScalar(one.key) && one.key.value === key)
        return [key, pair ? readDraft(pair.value, inner) : undefined] as const
      })
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    }
    case 'byDay':
      return isMap(node)
        ? node.items.map(({ key, value }) => readDayLine(key, value, field))
        : undefined
    case 'list':
      return isSeq(node) ? node.items.map((item) => readDraft(item, field.item) ?? '') : undefined
    default:
      return isScalar(node) || node === null
        ? readLeaf(node?.value, node?.source, field.kind)
        : undefined
  }
}

/** Reads a line of a field by day as it is written. */
export const readDayLine = (
  key: unknown,
  value: unknown,
  field: ByDayField,
): { day: string; value: Draft } => ({
  day: isScalar(key) ? String(key.value) : '',
  value: readDraft(value, field.item) ?? '',
})

function readLeaf(
  value: unknown,
  source: string | undefined,
  kind: 'text' | 'choice' | 'number' | 'boolean',
): Draft {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean' && kind === 'boolean') return value
  return typeof value === 'string' && kind !== 'number' ? value : (source ?? String(value)).trim()
}
