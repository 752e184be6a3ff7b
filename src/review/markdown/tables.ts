import type { FieldDiff, SeenDiff } from '../../content/compare/diff-shapes'
import { cutValue } from '../../content/compare/format-values'
import type { DocumentDiff } from '../content-diff'
import { inert, lines, markup, type Markup } from './escape'
import { newSide, oldSide } from './word-marks'

const row = (...cells: (string | Markup)[]): string =>
  `| ${cells.map((cell) => inert(cell) || ' ').join(' | ')} |`
const head = (first: string): string[] => [
  row(first, 'Antes', 'Depois', 'Diferença', 'O que o visitante vê'),
  '|---|---|---|--:|---|',
]

const value = (text: string | null): string => (text === null ? '—' : cutValue(text))

function fieldRow({ title, before, after, words, difference, seenIn, change }: FieldDiff): string {
  const [old, fresh] = words ? [oldSide(words), newSide(words)] : [value(before), value(after)]
  return row(
    title,
    old,
    fresh,
    difference ?? '',
    change === 'moved' ? 'Mudou de lugar' : (seenIn ?? ''),
  )
}

const seenRow = ({ title, before, after, difference }: SeenDiff): string =>
  row(markup`_${title}_`, value(before), value(after), difference ?? '', 'Calculado')

/** A row for each field, then those for what the pages compute; nothing when there is none. */
export function documentTable({
  fields,
  seen,
  change,
}: Pick<DocumentDiff, 'fields' | 'seen' | 'change'>): string[] {
  if (fields.length + seen.length === 0) return []
  return change === 'new'
    ? newTable(fields, seen)
    : [...head('Campo'), ...fields.map(fieldRow), ...seen.map(seenRow)]
}

/** A new document has nothing before; the items of a list stand in one cell. */
function newTable(fields: readonly FieldDiff[], seen: readonly SeenDiff[]): string[] {
  const values = new Map<string, string[]>()
  for (const { title, after, path } of fields) {
    const name = typeof path.at(-1) === 'number' ? title.replace(/ \d+$/, '') : title
    values.set(name, [...(values.get(name) ?? []), value(after)])
  }
  return [
    row('Campo', 'Valor'),
    '|---|---|',
    ...Array.from(values, ([title, texts]) => row(title, lines(texts))),
    ...seen.map(({ title, after }) => row(markup`_${title}_`, value(after))),
  ]
}

/**
 * Materials in which little but the price changes are the rows of one table, because a reviewer
 * compares them. A fact that is the same in all of them, such as the day of the price table, is
 * written once.
 */
export function priceTable(documents: readonly DocumentDiff[]): string[] {
  const rows = documents.map((document) => {
    const price = document.fields.find(({ field }) => field === 'pricePerKg')
    const rest = [...document.fields.filter((field) => field !== price), ...document.seen].map(
      ({ title, before, after }) => markup`${title}: ${value(before)} → ${value(after)}`.markdown,
    )
    return { name: document.name, price, rest }
  })
  const [first] = rows
  const common =
    rows.length > 1
      ? (first?.rest.filter((text) => rows.every(({ rest }) => rest.includes(text))) ?? [])
      : []
  return [
    ...head('Material'),
    ...rows.map(({ name, price, rest }) =>
      row(
        name,
        value(price?.before ?? null),
        value(price?.after ?? null),
        price?.difference ?? '',
        lines([
          ...(price?.seenIn ? [price.seenIn] : []),
          ...rest.filter((text) => !common.includes(text)).map((markdown) => ({ markdown })),
        ]),
      ),
    ),
    ...(common.length > 0 ? ['', `Em todos: ${common.join('; ')}.`] : []),
  ]
}

const WITH_PRICE = new Set(['status', 'initialVariation', 'variation'])
export const isPriceOnly = ({ type, change, visibility, fields, notes }: DocumentDiff): boolean =>
  type === 'Material' &&
  change === 'changed' &&
  visibility === 'visible' &&
  notes.length === 0 &&
  fields.some(({ field }) => field === 'pricePerKg') &&
  fields.every(({ field }) => field.startsWith('pricePerKg') || WITH_PRICE.has(field))
