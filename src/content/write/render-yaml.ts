import { isScalar, parseDocument, Scalar, stringify } from 'yaml'
import type { ByDayField, Field } from '../field-tree'
import {
  dayLinesOf,
  isDraftList,
  isDraftObject,
  type DayLine,
  type Draft,
  type DraftObject,
} from './draft'

/**
 * Canonical YAML, as content/ is written: two blanks a level, keys in the order of the schema, quotes where a reader
 * could take a text for something else, longer texts folded. All functions give lines without the outer indentation.
 */

/** Digits and their signs only: hours, days, telephone numbers, CEP; and the words that older YAML reads as booleans. */
const LOOKS_LIKE_ANOTHER = /^(?:[\d\s.,:+/%-]+|y|n|yes|no|on|off|true|false|null|~)$/i
/** Shorter texts stand on the line of their key. */
const FOLD_FROM = 80

const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `  ${line}`))

/** `key: value` with everything below it; nothing for an undefined value. */
export function pairLines(key: string, draft: Draft, field: Field): string[] {
  if (draft === undefined) return []
  if (isDraftObject(draft)) {
    const inner = objectLines(draft, field)
    return inner.length > 0 ? [`${key}:`, ...indented(inner)] : [`${key}: {}`]
  }
  if (field.kind === 'byDay')
    return [`${key}:`, ...indented(dayLinesOf(draft).map((line) => dayText(line, field)))]
  if (isDraftList(draft))
    return draft.length > 0
      ? [
          `${key}:`,
          ...indented(
            draft.flatMap((item) => itemLines(item, field.kind === 'list' ? field.item : field)),
          ),
        ]
      : [`${key}: []`]
  const [first = '', ...rest] = leafLines(draft, field)
  return [`${key}: ${first}`, ...indented(rest)]
}

/** `2026-11-20: 40`, the day without quotes. */
export function dayText({ day, value }: DayLine, field: ByDayField): string {
  const [line = ''] = pairLines('', value, field.item)
  return `${/^[\d-]+$/.test(day) ? day : scalarText(day)}${line || ':'}`.trimEnd()
}

/** `- item` with everything below it. */
export function itemLines(draft: Draft, field: Field): string[] {
  const [first = '""', ...rest] = isDraftObject(draft)
    ? objectLines(draft, field)
    : isDraftList(draft)
      ? [flowText(draft, field)]
      : leafLines(draft ?? '', field)
  return [`- ${first}`, ...indented(rest)]
}

/** Every pair of an object, in the order of the schema. */
export function objectLines(draft: DraftObject, field: Field): string[] {
  return field.kind === 'object'
    ? Array.from(field.fields).flatMap(([key, inner]) => pairLines(key, draft[key], inner))
    : []
}

/** A list of plain values on one line, as `[cobre, inox]`. */
export const flowText = (draft: readonly Draft[], field: Field): string =>
  `[${draft.map((item) => flowItem(item, field.kind === 'list' ? field.item : field)).join(', ')}]`

function flowItem(item: Draft, field: Field): string {
  if (typeof item !== 'string' && typeof item !== 'boolean') return '""'
  const [text = '', ...more] = leafLines(item, field)
  // Signs that a text may hold elsewhere would end the item or the list here.
  return more.length > 0 || (!text.startsWith('"') && /[,[\]{}]/.test(text))
    ? quoted(String(item), Scalar.QUOTE_DOUBLE)
    : text
}

function leafLines(draft: string | boolean, field: Field): string[] {
  if (typeof draft === 'boolean') return [String(draft)]
  if (field.kind === 'number' || field.kind === 'boolean') return [typedText(draft)]
  const block = draft.includes('\n')
    ? blockLines(draft, '|')
    : field.widget === 'text' && draft.length > FOLD_FROM
      ? blockLines(draft, '>')
      : undefined
  return block ?? [scalarText(draft)]
}

/** A text block with its header, stripped of its last line break; undefined where blanks at an edge would change the text. */
export function blockLines(text: string, mark: '|' | '>'): string[] | undefined {
  const lines = text.split('\n')
  if (
    text.trim() === '' ||
    lines[0] === '' ||
    lines.at(-1) === '' ||
    lines.some((line) => /^\s|\s$/.test(line)) ||
    /[^\P{C}\n]/u.test(text)
  )
    return undefined
  return [
    `${mark}-`,
    ...(mark === '|' ? lines : text.replace(/\n+/g, (breaks) => `${breaks}\n`).split('\n')),
  ]
}

/** A number as it was typed, without quotes where YAML would then read just that. */
function typedText(typed: string): string {
  const node =
    typed === '' || /[\n#]/.test(typed)
      ? undefined
      : parseDocument(`k: ${typed}`, { logLevel: 'error' }).get('k', true)
  return isScalar(node) && node.type === 'PLAIN' && node.source === typed
    ? typed
    : quoted(typed, Scalar.QUOTE_DOUBLE)
}

/** One line: plain where nobody can misread it, else in quotes; `style` is the one it had before. */
export function scalarText(text: string, style: Scalar.Type = Scalar.PLAIN): string {
  if (style === Scalar.QUOTE_SINGLE || style === Scalar.QUOTE_DOUBLE) return quoted(text, style)
  const plain =
    text.includes('\n') || LOOKS_LIKE_ANOTHER.test(text)
      ? ''
      : stringify(text, { lineWidth: 0 }).trimEnd()
  return plain === text ? plain : quoted(text, Scalar.QUOTE_DOUBLE)
}

const quoted = (text: string, style: 'QUOTE_SINGLE' | 'QUOTE_DOUBLE'): string =>
  // A line break needs double quotes; the library would otherwise spread the text over lines.
  stringify(text, {
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Infinity,
    defaultStringType: text.includes('\n') ? Scalar.QUOTE_DOUBLE : style,
  }).trimEnd()
