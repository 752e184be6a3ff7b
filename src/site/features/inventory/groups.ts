import { hyphenated, fold } from '../../../content/text/fold-text'
import type { InventoryPageView } from '../../../content/views/views'
import { LIST_RESULTS } from '../../../content/vocabulary'
import type { Rows, Sheet } from './read-list'

/** The roles that a column may have; the page shows a select field for each. */
export const ROLES = ['type', 'make', 'model', 'units'] as const
type Role = (typeof ROLES)[number]
/** Kinds of data that identify one machine or a person. Cells of such columns are only counted. */
type PersonalKind = 'serials' | 'imeis' | 'people'

interface Column {
  /** Its heading; «Coluna B» where it has none. */
  label: string
  says?: Role | PersonalKind | undefined
}
export interface ColumnPlan {
  /** Number of rows down to the headings and with them; the list begins below. */
  skip: number
  columns: Column[]
}

/** Patterns of headings, matched without accents; the first pattern that fits decides. */
const HEADS: readonly (readonly [NonNullable<Column['says']>, RegExp])[] = [
  ['imeis', /imei|meid/],
  ['serials', /serie|serial|^s\/?n$|service ?tag|patrim|^patr|etiqueta|asset ?tag|tombamento/],
  ['serials', /\bmac\b|hostname|\bip\b|chave|licenca/],
  ['people', /^nome(?! (?:do|da) (?:equip|prod|item|mod))|usuario|\buser|colaborador|funcionario/],
  ['people', /responsavel|e-?mail|cpf|^rg$|telefone|celular|matricula|login|senha/],
  ['units', /^(?:qtde?|qt|quant|quantidade|unid|unidades|un|total|tot|qty|pecas|pcs)\b/],
  ['make', /^(?:marca|fabricante|manufacturer|vendor|brand)(?!.*mod)/],
  ['model', /^(?:modelo|model|(?:marca|fabricante) ?(?:e|\/) ?mod|especificac|config)/],
  ['type', /^(?:tipo|categoria|equip|classe|familia|ativo|item|produto|descri|aparelho|device)/],
  ['type', /^type/],
]
const isRole = (says: Column['says']): says is Role => ROLES.some((role) => role === says)
const HEAD_ROWS = 20

/** Number of roles that the columns have, plus one when some hold personal data. */
const strength = ({ columns }: ColumnPlan): number =>
  columns.filter(({ says }) => isRole(says)).length +
  Number(columns.some(({ says }) => says && !isRole(says)))

/** The sheet in which the most roles have a column, and its columns. */
export function planList(sheets: readonly Sheet[], kinds: readonly Kind[]) {
  const find = kindFinder(kinds)
  const isKind = (text: string) => find(text) !== undefined
  const [best = { sheet: { rows: [], isCut: false }, plan: { skip: 0, columns: [] } }] = sheets
    .map((sheet) => ({ sheet, plan: planColumns(sheet.rows, isKind) }))
    .toSorted((one, other) => strength(other.plan) - strength(one.plan))
  return best
}

/**
 * Finds the headings among the first rows, and the role or kind of each column. Without headings
 * the values decide.
 * @param isKind whether a text names a kind of device
 */
function planColumns(rows: Rows, isKind: (text: string) => boolean): ColumnPlan {
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length))
  const [best] = rows
    .slice(0, HEAD_ROWS)
    .map((row, index) => headed(row, rows.slice(index + 1, index + 51), index + 1, width))
    .toSorted((a, b) => strength(b) - strength(a))
  return best && strength(best) > 1 ? best : guessed(rows, width, isKind)
}

/** Returns the plan in which only this column has the role; undefined: no column has it. */
export const withRole = (plan: ColumnPlan, role: Role, column: number | undefined): ColumnPlan => ({
  ...plan,
  columns: plan.columns.map(({ label, says }, index) => ({
    label,
    says: index === column ? role : says === role ? undefined : says,
  })),
})

function headed(row: readonly string[], below: Rows, skip: number, width: number): ColumnPlan {
  const taken = new Set<Column['says']>()
  // «Item» may name the devices, or number the lines.
  const isNumbers = (column: number) =>
    below.every((cells) => /^[\d.\s]*$/.test(cells[column]?.slice(0, 60) ?? ''))
  const columns = Array.from({ length: width }, (_, column): Column => {
    const head = row[column]?.slice(0, 60).trim() ?? ''
    const name = fold(head).replace(/\s+/g, ' ')
    const found = HEADS.find(([says, words]) => words.test(name) && !taken.has(says))?.[0]
    const says = found === 'type' && isNumbers(column) ? undefined : found
    if (isRole(says)) taken.add(says)
    return { label: head.slice(0, 40) || columnName(column), says }
  })
  return { skip, columns }
}

/** 0 -> Coluna A, as spreadsheets name them. */
const columnName = (column: number): string => {
  const letter = (place: number) => String.fromCharCode(65 + place)
  return `Coluna ${column >= 26 ? letter(Math.floor(column / 26) - 1) : ''}${letter(column % 26)}`
}

/** Guesses the columns of units, type and model: each has a fitting value in most of 50 rows. */
function guessed(rows: Rows, width: number, isKind: (text: string) => boolean): ColumnPlan {
  const some = rows.slice(0, 50)
  const columns = Array.from({ length: width }, (_, column): Column => ({
    label: columnName(column),
  }))
  const guesses = [
    ['units', (text: string) => /^\d{1,6}(?:,0+)?$/.test(text)],
    ['type', isKind],
    ['model', (text: string) => /\p{L}/u.test(text)],
  ] as const
  for (const [role, is] of guesses) {
    const share = (column: number) =>
      some.filter((row) => is(row[column]?.slice(0, 60).trim() ?? '')).length / some.length
    const [most] = columns
      .map((column, index) => ({ column, share: column.says ? 0 : share(index) }))
      .toSorted((a, b) => b.share - a.share)
    if (most && most.share > 0.5) most.column.says = role
  }
  return { skip: 0, columns }
}

export type Kind = InventoryPageView['kinds'][number]

export interface Group {
  kind: Kind
  /** Make and model as the list has them; empty when it has none. */
  model: string
  units: number
}

export interface Inventory {
  /** By result, then by quantity. */
  groups: Group[]
  /** Rows that name no kind of device or have no readable quantity, by their text. */
  unknown: { text: string; units: number }[]
  /** How many serial numbers, IMEI and data of people were left out. */
  removed: Record<PersonalKind, number>
  /** Units by result; those that are not refused, of which some hold data, and their kilograms. */
  sums: Record<Kind['result'] | 'taken' | 'withData' | 'kg', number>
}

/** Returns the kind that a text names, by whole words; the longest word wins. */
function kindFinder(kinds: readonly Kind[]): (text: string) => Kind | undefined {
  const words = kinds
    .flatMap((kind) => [kind.name, ...kind.words].map((word) => [hyphenated(word), kind] as const))
    .toSorted(([a], [b]) => b.length - a.length)
  const found = new Map<string, Kind | undefined>()
  const find = (text: string) => {
    const folded = `-${hyphenated(text)}-`
    return words.find(
      ([word]) => folded.includes(`-${word}-`) || folded.includes(`-${word}s-`),
    )?.[1]
  }
  // Thousands of rows name the same few devices.
  return (text) => {
    if (!found.has(text)) found.set(text, find(text))
    return found.get(text)
  }
}

/**
 * Data of one machine or person inside a text that is kept. Any 15 digits may be an IMEI and any 11
 * a CPF or a telephone: removing a number too many is better than one too few.
 */
const INSIDE: readonly (readonly [PersonalKind, RegExp])[] = [
  ['people', /[^\s@;,<>]+@[^\s@;,<>]+\.[^\s@;,<>]+/g],
  ['imeis', /(?<!\d)\d{15}(?!\d)/g],
  ['people', /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g],
  ['serials', /\b(?:s\/?n|serial|service ?tag|imei)\b[\s.:#=nº°-]*[a-z\d][\w./-]{3,}/gi],
  ['serials', /\b(?:n[.º°o ]*(?:de )?s[eé]rie|patrim[oô]nio)\b[\s.:#=nº°-]*[a-z\d][\w./-]{3,}/gi],
]

const LONGEST = 60
const MOST_UNITS = 100_000

/** 3 for «3», «3,0» and «3 un», 1 for no text; undefined for a text that is no quantity. */
function unitsOf(text: string): number | undefined {
  const written = text.slice(0, 40).trim()
  if (written === '') return 1
  const [, digits = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]0+)?(?:\s*\p{L}+\.?)?$/u.exec(written) ?? []
  const units = Number(digits.replaceAll('.', ''))
  return digits && units <= MOST_UNITS ? units : undefined
}

/**
 * Groups the rows by kind, make and model. Only those and the quantity are read: no other cell can
 * reach the message.
 */
export function groupRows(
  rows: Rows,
  { skip, columns }: ColumnPlan,
  kinds: readonly Kind[],
): Inventory {
  const find = kindFinder(kinds)
  const groups = new Map<string, Group>()
  const unknown = new Map<string, number>()
  const removed = { serials: 0, imeis: 0, people: 0 }
  for (const row of rows.slice(skip)) {
    const said = { type: '', make: '', model: '', units: '' }
    for (const [column, cell] of row.entries()) {
      const says = columns[column]?.says
      if (says === 'serials' || says === 'imeis' || says === 'people')
        removed[says] += Number(cell.trim() !== '')
      else if (says) said[says] = says === 'units' ? cell : clean(cell, removed)
    }
    const model = `${said.make} ${said.model}`.trim()
    const text = `${said.type} ${model}`.trim()
    const units = unitsOf(said.units)
    if (text === '' || /^(?:sub)?total\b/i.test(text) || units === 0) continue
    const kind = find(said.type) ?? find(model)
    const key = `${kind?.name} ${hyphenated(model)}`
    const group = groups.get(key)
    if (!kind || units === undefined) unknown.set(text, (unknown.get(text) ?? 0) + (units ?? 1))
    else if (group) group.units += units
    else groups.set(key, { kind, model, units })
  }
  const rank = ({ kind }: Group) => LIST_RESULTS.indexOf(kind.result)
  const sorted = [...groups.values()].toSorted((a, b) => rank(a) - rank(b) || b.units - a.units)
  return {
    groups: sorted,
    unknown: Array.from(unknown, ([text, units]) => ({ text, units })),
    removed,
    sums: sumsOf(sorted),
  }
}

/** A cell without data of machines and people, which are counted in `removed`. */
function clean(cell: string, removed: Inventory['removed']): string {
  // Cut first, because the time of the patterns grows with the square of the text's length.
  let kept = cell.slice(0, 4 * LONGEST).normalize('NFC')
  kept = kept.replace(/[\p{C}\s]+/gu, ' ')
  for (const [kind, pattern] of INSIDE) {
    removed[kind] += kept.match(pattern)?.length ?? 0
    kept = kept.replace(pattern, '')
  }
  return kept.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}

function sumsOf(groups: readonly Group[]): Inventory['sums'] {
  const sums = { compramos: 0, aceitamos: 0, recusamos: 0, taken: 0, withData: 0, kg: 0 }
  for (const { kind, units } of groups) {
    sums[kind.result] += units
    if (kind.result === 'recusamos') continue
    sums.taken += units
    sums.kg += units * kind.kg
    if (kind.data !== 'não') sums.withData += units
  }
  return { ...sums, kg: Math.round(sums.kg) }
}
