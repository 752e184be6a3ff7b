import { isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml'
import type { ByDayField, Field } from '../schema/field-tree'
import { yamlDocument, yamlText } from './yaml-source'

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
/** In TypeScript, Array.isArray does not recognize a readonly list. */
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

/**
 * Texts that a parser could read as another type, which therefore get quotes: digits and their
 * signs (hours, days, telephone numbers, CEP), and the words that older YAML reads as booleans.
 */
const LOOKS_LIKE_ANOTHER = /^(?:[\d\s.,:+/%-]+|y|n|yes|no|on|off|true|false|null|~)$/i
/** A whole text in curly quotes, which the check mistakes for YAML's own quotes. */
const IN_CURLY_QUOTES = /^[“„‘][^“”„‘’]*[”“’]$/u
/** In characters; shorter texts stay on the line of their key. */
const FOLD_FROM = 80

/** A new value as content/ is written: keys in the order of the schema, longer texts folded. */
export function nodeOf(draft: Draft, field: Field): Node {
  if (isDraftObject(draft)) return mapOf(draft, field)
  if (!isDraftList(draft)) return scalarOf(draft ?? '', field)
  if (field.kind === 'byDay') {
    const days = new YAMLMap()
    days.items = dayLinesOf(draft).map((line) => dayPair(line, field.item))
    return days
  }
  const list = new YAMLSeq()
  list.items = draft.map((item) => nodeOf(item, field.kind === 'list' ? field.item : field))
  return list
}

export function mapOf(draft: DraftObject, field: Field): YAMLMap {
  const map = new YAMLMap()
  if (field.kind === 'object')
    for (const [key, inner] of field.fields)
      if (draft[key] !== undefined)
        map.items.push(new Pair(new Scalar(key), nodeOf(draft[key], inner)))
  return map
}

/** `2026-11-20: 40` */
export const dayPair = ({ day, value }: DayLine, field: Field): Pair =>
  new Pair(new Scalar(day), nodeOf(value, field))

/** @param before the former node; its quotes and its block style stay */
export function scalarOf(value: string | boolean, field: Field, before?: Scalar): Scalar {
  if (typeof value === 'boolean') return new Scalar(value)
  if (field.kind === 'number' || field.kind === 'boolean') return asTyped(value)
  const scalar = new Scalar(value)
  scalar.type = styleOf(value, field.widget === 'text', before)
  return scalar
}

function styleOf(text: string, isProse: boolean, before: Scalar | undefined): Scalar.Type {
  const style = before?.value ? before.type : undefined
  const block = style === Scalar.BLOCK_FOLDED || style === Scalar.BLOCK_LITERAL
  if (block || text.includes('\n'))
    return fitsBlock(text) ? (block ? style : Scalar.BLOCK_LITERAL) : Scalar.QUOTE_DOUBLE
  if (style === Scalar.QUOTE_SINGLE || style === Scalar.QUOTE_DOUBLE) return style
  if (!style && isProse && text.length > FOLD_FROM && fitsBlock(text)) return Scalar.BLOCK_FOLDED
  return LOOKS_LIKE_ANOTHER.test(text) || IN_CURLY_QUOTES.test(text)
    ? Scalar.QUOTE_DOUBLE
    : Scalar.PLAIN
}

/** A block would lose blanks at the edge of a line and characters that don't print. */
const fitsBlock = (text: string): boolean =>
  !/^\s|\s$|^$|[^\P{C}\n]/u.test(text) && !/^[^\S\n]|[^\S\n]$/m.test(text)

/**
 * A number as it was typed ("4.50", "1.000,50"), so that the check can judge it; in quotes when
 * YAML would change it.
 */
function asTyped(typed: string): Scalar {
  const document = yamlDocument(typed)
  const { contents } = document
  if (isScalar(contents) && contents.source === typed && yamlText(document) === `${typed}\n`)
    return contents
  const quoted = new Scalar(typed)
  quoted.type = Scalar.QUOTE_DOUBLE
  return quoted
}

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
  const lines = dayLinesOf(fields.pricePerKg).map((line) => ({ day: line.day, value: line.value }))
  const fresh = { day, value: written }
  return {
    ...fields,
    ...(confirmedOn !== undefined && { confirmedOn }),
    pricePerKg: [
      ...lines.filter((line) => line.day > day),
      fresh,
      ...lines.filter((line) => line.day < day),
    ],
  }
}
