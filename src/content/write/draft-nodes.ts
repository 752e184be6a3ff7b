import { isScalar, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from 'yaml'
import type { Field } from '../field-tree'
import {
  dayLinesOf,
  isDraftList,
  isDraftObject,
  type DayLine,
  type Draft,
  type DraftObject,
} from './draft'
import { yamlDocument, yamlText } from './yaml-document'

/**
 * Digits and their signs only: hours, days, telephone numbers, CEP; and the words that older YAML
 * reads as booleans. They get quotes, because a parser could read another type.
 */
const LOOKS_LIKE_ANOTHER = /^(?:[\d\s.,:+/%-]+|y|n|yes|no|on|off|true|false|null|~)$/i
/** A shorter text stays on the line of its key. */
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
  return LOOKS_LIKE_ANOTHER.test(text) ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN
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
