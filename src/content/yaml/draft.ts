import { applyPatch, structuredPatch } from 'diff'
import { isMap, isScalar, isSeq, Scalar } from 'yaml'
import type { Field } from '../schema/field-tree'
import { PLAIN_NUMBER } from './yaml-errors'

/**
 * The values of a document's form: texts as they are, numbers as they are typed (so that the check
 * can judge how they are written), values by day as a list of lines (a day may be wrong or
 * repeated), and undefined for a field that the file does not have.
 */
export type Draft = string | boolean | readonly Draft[] | DraftObject | undefined
export interface DraftObject {
  readonly [key: string]: Draft
}

/** The values of a document's form; `body` is an article's Markdown. */
export interface DocumentDraft {
  fields: DraftObject
  body?: string
}

export const isDraftObject = (draft: Draft): draft is DraftObject =>
  typeof draft === 'object' && !Array.isArray(draft)
/** In TypeScript, Array.isArray does not recognize a readonly list. */
export const isDraftList = (draft: Draft): draft is readonly Draft[] => Array.isArray(draft)

/** One line of a field by day: `2026-11-20: 40`. */
export type DayLine = { readonly day: string; readonly value: Draft }

export const dayLinesOf = (draft: Draft): DayLine[] =>
  (isDraftList(draft) ? draft : []).flatMap((line) =>
    isDraftObject(line) && typeof line.day === 'string'
      ? [{ day: line.day, value: line.value }]
      : [],
  )

/** Returns whether two values are equal in every field; an undefined field equals a missing one. */
export const sameDraft = (a: Draft, b: Draft): boolean =>
  isDraftObject(a) && isDraftObject(b)
    ? Object.keys({ ...a, ...b }).every((key) => sameDraft(a[key], b[key]))
    : isDraftList(a) && isDraftList(b)
      ? a.length === b.length && a.every((item, index) => sameDraft(item, b[index]))
      : a === b

/** Reads a parsed YAML node by its field's schema; unknown keys are left out. */
export function readDraft(node: unknown, field: Field): Draft {
  if (field.kind === 'object') {
    if (!isMap(node)) return undefined
    const entries = Array.from(field.fields, ([key, inner]) => {
      const pair = node.items.find((one) => isScalar(one.key) && one.key.value === key)
      return [key, pair ? readDraft(pair.value, inner) : undefined] as const
    })
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  if (field.kind === 'byDay')
    return isMap(node)
      ? node.items.map(({ key, value }) => ({
          day: isScalar(key) ? String(key.value) : '',
          value: readDraft(value, field.item) ?? '',
        }))
      : undefined
  if (field.kind === 'list')
    return isSeq(node) ? node.items.map((item) => readDraft(item, field.item) ?? '') : undefined
  if (!isScalar(node)) return node === null ? '' : undefined
  const { value, source } = node
  if (typeof value === 'boolean' && field.kind === 'boolean') return value
  return typeof value === 'string' && field.kind !== 'number'
    ? value
    : (source ?? String(value)).trim()
}

/**
 * Texts that a parser could read as another type, which therefore get quotes: digits and their
 * signs (hours, days, telephone numbers, CEP), and the words that older YAML reads as booleans. A
 * text in curly quotes too, which the check mistakes for YAML's own.
 */
const LOOKS_LIKE_ANOTHER =
  /^(?:[\d\s.,:+/%-]+|y|n|yes|no|on|off|true|false|null|~|[“„‘][^“”„‘’]*[”“’])$/i
/** In characters; shorter texts stay on the line of their key. */
const FOLD_FROM = 80

/**
 * A value as content/ is written. A number stays as it was typed ("4.50", "1.000,50"), so that the
 * check can judge it.
 * @param before the former node; its quotes and its block style stay
 */
export function scalarOf(draft: Draft, field: Field, before?: Scalar): Scalar {
  const scalar = new Scalar<unknown>(draft)
  if (typeof draft === 'boolean') return scalar
  const text = String(draft ?? '')
  if (field.kind === 'number' || field.kind === 'boolean') {
    scalar.value = PLAIN_NUMBER.test(text) ? Number(text) : text
    scalar.minFractionDigits = text.split('.')[1]?.length
    return scalar
  }
  scalar.value = text
  scalar.type = styleOf(text, field.widget === 'text', before?.value ? before.type : undefined)
  return scalar
}

function styleOf(text: string, isProse: boolean, before: Scalar['type']): Scalar.Type {
  const isBlock = before === 'BLOCK_FOLDED' || before === 'BLOCK_LITERAL'
  if (isBlock || text.includes('\n')) {
    if (!fitsBlock(text)) return 'QUOTE_DOUBLE'
    return isBlock ? before : 'BLOCK_LITERAL'
  }
  if (before === 'QUOTE_SINGLE' || before === 'QUOTE_DOUBLE') return before
  if (!before && isProse && text.length > FOLD_FROM && fitsBlock(text)) return 'BLOCK_FOLDED'
  return LOOKS_LIKE_ANOTHER.test(text) ? 'QUOTE_DOUBLE' : 'PLAIN'
}

/** A block would lose blanks at the edge of a line and characters that don't print. */
const fitsBlock = (text: string): boolean =>
  !/^\s|\s$|^$|[^\P{C}\n]/u.test(text) && !/^[^\S\n]|[^\S\n]$/m.test(text)

/** A new price as a document writes it. */
export interface NewPrice {
  /** The first day on which it is valid; undefined for a lot, whose price has no day. */
  day?: string | undefined
  /** As the file will have it: "41.50". */
  written: string
  /** The day of a jump that somebody confirmed. */
  confirmedOn?: string | undefined
}

/**
 * A document's fields with a new price: a material gets a line above those of earlier days, or a new
 * value on the line of that day; a lot another value.
 */
export function withPrice(
  fields: DraftObject,
  { day, written, confirmedOn }: NewPrice,
): DraftObject {
  if (day === undefined) return { ...fields, price: written }
  const others = dayLinesOf(fields.pricePerKg).filter((line) => line.day !== day)
  const below = others.findLastIndex((line) => line.day > day) + 1
  return {
    ...fields,
    ...(confirmedOn !== undefined && { confirmedOn }),
    pricePerKg: others.toSpliced(below, 0, { day, value: written }),
  }
}

/**
 * Brings an editor's changes of a form to a newer state of the document. A field that only one side
 * changed has that side's value; of one that both changed the editor's own stays.
 * @param base the state on which the editor began
 * @returns the form, and the names of the fields that both changed, as `photo.alt`
 */
export function mergeDrafts(
  base: DocumentDraft,
  mine: DocumentDraft,
  theirs: DocumentDraft,
): { draft: DocumentDraft; both: string[] } {
  const both: string[] = []
  const merge = (old: Draft, own: Draft, other: Draft, names: readonly string[]): Draft => {
    if (sameDraft(own, old)) return other
    if (sameDraft(other, old) || sameDraft(own, other)) return own
    if (isDraftObject(own) && isDraftObject(other)) {
      const from = isDraftObject(old) ? old : {}
      const merged = Object.keys({ ...other, ...own }).map(
        (key) => [key, merge(from[key], own[key], other[key], [...names, key])] as const,
      )
      return Object.fromEntries(merged)
    }
    both.push(names.join('.'))
    return own
  }
  const merged = merge(base.fields, mine.fields, theirs.fields, [])
  const fields = isDraftObject(merged) ? merged : mine.fields
  const [old = '', own, other = old] = [base.body, mine.body, theirs.body]
  if (own === undefined) return { draft: { fields }, both }
  if (own !== old && other !== old && own !== other) both.push('texto')
  // Without a place for the own change in the other text, the own text stays.
  const body = applyPatch(other, structuredPatch('', '', old, own))
  return { draft: { fields, body: body === false ? own : body }, both }
}
