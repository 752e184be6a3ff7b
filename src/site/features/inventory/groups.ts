import { hyphenated, fold } from '../../../content/text/fold-text'
import type { InventoryPageView } from '../../../content/views/views'
import { LIST_RESULTS } from '../../../content/vocabulary'
import type { Rows } from './read-list'

/** The part of a device that a column holds. */
type Role = 'type' | 'make' | 'model' | 'units'
/** What is only counted: numbers of one machine or licence, and data of a person. */
type Kept = 'code' | 'person'
type Column = Role | Kept | undefined

interface Plan {
  /** Number of rows down to the headings and with them; the list begins below. */
  skip: number
  columns: Column[]
}

/** Patterns of headings, matched without accents; the first pattern that fits decides. */
const HEADS: readonly (readonly [Role | Kept, RegExp])[] = [
  ['code', /imei|meid|\bmac\b|hostname|\bip\b|chave|licenca/],
  ['code', /serie|serial|^s\/?n$|service ?tag|patrim|^patr|etiqueta|asset ?tag|tombamento/],
  ['person', /^nome(?! (?:do|da) (?:equip|prod|item|mod))|usuario|\buser|colaborador|funcionario/],
  ['person', /responsavel|e-?mail|cpf|^rg$|telefone|celular|matricula|login|senha/],
  ['units', /^(?:qtde?|qt|quant|quantidade|unid|unidades|un|total|tot|qty|pecas|pcs)\b/],
  ['make', /^(?:marca|fabricante|manufacturer|vendor|brand)(?!.*mod)/],
  ['model', /^(?:modelo|model|(?:marca|fabricante) ?(?:e|\/) ?mod|especificac|config)/],
  ['type', /^(?:tipo|categoria|equip|classe|familia|ativo|item|produto|descri|aparelho|device)/],
  ['type', /^type/],
]
const isKept = (column: Column): column is Kept => column === 'code' || column === 'person'
const HEAD_ROWS = 20
const FIRST_ROWS = 50

/** Number of different columns that are understood. */
const strength = ({ columns }: Plan): number => new Set(columns.filter(Boolean)).size
const strongest = (plans: readonly Plan[]) =>
  plans.toSorted((one, other) => strength(other) - strength(one))[0]

/**
 * Finds the headings among the first rows. Without headings the values decide.
 * @param isKind whether a text names a kind of device
 */
function planColumns(rows: Rows, isKind: (text: string) => boolean): Plan {
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length))
  const best = strongest(
    rows
      .slice(0, HEAD_ROWS)
      .map((row, index) =>
        headed(row, rows.slice(index + 1).slice(0, FIRST_ROWS), index + 1, width),
      ),
  )
  return best && strength(best) > 1 ? best : guessed(rows.slice(0, FIRST_ROWS), width, isKind)
}

const short = (cell = ''): string => cell.slice(0, 60).trim()

function headed(row: readonly string[], below: Rows, skip: number, width: number): Plan {
  const columns: Column[] = []
  // «Item» may name the devices, or number the lines.
  const isNumbers = (column: number) =>
    below.every((cells) => /^[\d.\s]*$/.test(short(cells[column])))
  for (let column = 0; column < width; column += 1) {
    const name = fold(short(row[column])).replace(/\s+/g, ' ')
    const [found] =
      HEADS.find(([one, words]) => words.test(name) && (isKept(one) || !columns.includes(one))) ??
      []
    columns.push(found === 'type' && isNumbers(column) ? undefined : found)
  }
  return { skip, columns }
}

/** Guesses the columns of units, type and model: each has a fitting value in most of the rows. */
function guessed(rows: Rows, width: number, isKind: (text: string) => boolean): Plan {
  const columns = Array.from<Column>({ length: width })
  const guesses = [
    ['units', (text: string) => /^\d{1,6}(?:,0+)?$/.test(text)],
    ['type', isKind],
    ['model', (text: string) => /\p{L}/u.test(text)],
  ] as const
  for (const [role, is] of guesses) {
    const fitting = columns.map((column, index) =>
      column ? 0 : rows.filter((row) => is(short(row[index]))).length,
    )
    const most = Math.max(...fitting)
    if (most > rows.length / 2) columns[fitting.indexOf(most)] = role
  }
  return { skip: 0, columns }
}

export type Kind = InventoryPageView['kinds'][number]

export interface Group {
  /** Undefined for rows that name no kind of device or have no readable quantity. */
  kind: Kind | undefined
  /** Make and model as the list has them, or the text of a row without a kind; may be empty. */
  model: string
  units: number
}

export interface Inventory {
  /** By result, then by quantity; those without a kind are the last. */
  groups: Group[]
  /** How many numbers of machines and data of people were left out. */
  removed: Record<Kept, number>
}

/** Returns the kind that a text names, by whole words; the longest word wins. */
function kindFinder(kinds: readonly Kind[]): (text: string) => Kind | undefined {
  const words = kinds
    .flatMap((kind) => [kind.name, ...kind.words].map((word) => [hyphenated(word), kind] as const))
    .toSorted(([a], [b]) => b.length - a.length)
  const found = new Map<string, Kind | undefined>()
  const find = (text: string) => {
    const folded = `-${hyphenated(text)}-`
    const has = (word: string) => ['', 's', 'es'].some((end) => folded.includes(`-${word}${end}-`))
    return words.find(([word]) => has(word))?.[1]
  }
  // Thousands of rows name the same few devices.
  return (text) => {
    if (!found.has(text)) found.set(text, find(text))
    return found.get(text)
  }
}

/**
 * Data of one machine or person inside a text that is kept. Any 15 digits may be an IMEI and any 11
 * a CPF or a telephone: removing a number too many is better than one too few. Safari before 16.4
 * cannot parse a look behind.
 */
const INSIDE: readonly (readonly [Kept, RegExp])[] = [
  ['person', /[^\s@;,<>]+@[^\s@;,<>]+\.[^\s@;,<>]+/g],
  ['code', /\d{15,}/g],
  ['person', /\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g],
  ['code', /\b(?:s\/?n|serial|service ?tag|imei)\b[\s.:#=nº°-]*[a-z\d][\w./-]{3,}/gi],
  ['code', /\b(?:n[.º°o ]*(?:de )?s[eé]rie|patrim[oô]nio)\b[\s.:#=nº°-]*[a-z\d][\w./-]{3,}/gi],
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

/** «uns 20 computadores»: a quantity before a word that is no measure, after at most three others. */
const COUNTED =
  /^(?:\p{L}+ ){0,3}(\d{1,3}(?:\.\d{3})+|\d{1,6}) (?!(?:[tgmk]b|kg|pol)\b)(\p{L}.*)$/iu

/**
 * The devices of a row that is a sentence, each with its quantity; undefined for another row:
 * «uns 20 computadores e 5 impressoras HP»
 */
function sentence(cells: readonly string[], find: (text: string) => Kind | undefined) {
  const parts = cells.join(', ').split(/[,;+]|\se\s/)
  const counted = parts.flatMap((part) => {
    const [, units = '', name = ''] = COUNTED.exec(part.trim()) ?? []
    const [first = '', ...others] = name.split(' ')
    const isFirst = find(first) !== undefined
    if (!isFirst && !find(name.split(' ', 3).join(' '))) return []
    const rest = isFirst ? others.join(' ') : name
    return [{ type: name, make: '', model: rest.replace(/[.!?]+$/, ''), units }]
  })
  return counted.length > 0 ? counted : undefined
}

/**
 * Groups the rows of the sheet in which the most columns are understood, by kind, make and model.
 * Only those and the quantity are read: no other cell can reach the message. A sheet without headings
 * and quantities may be sentences, of which a quantity with its device is read.
 */
export function groupList(sheets: readonly Rows[], kinds: readonly Kind[]): Inventory {
  const find = kindFinder(kinds)
  const plans = sheets.map((rows) => planColumns(rows, (text) => find(text) !== undefined))
  const { skip, columns } = strongest(plans) ?? { skip: 0, columns: [] }
  const rows = sheets[plans.findIndex((plan) => plan.columns === columns)] ?? []
  const groups = new Map<string, Group>()
  const removed = { code: 0, person: 0 }
  const add = ({ type, make, model: name, units: count }: Record<Role, string>) => {
    const model = `${make} ${name}`.trim()
    const text = `${type} ${model}`.trim()
    const units = unitsOf(count)
    if (text === '' || /^(?:sub)?total\b/i.test(text) || units === 0) return
    const kind = units === undefined ? undefined : (find(type) ?? find(model))
    const key = `${kind?.name} ${hyphenated(kind ? model : text)}`
    const group = groups.get(key) ?? { kind, model: kind ? model : text, units: 0 }
    groups.set(key, { ...group, units: group.units + (units ?? 1) })
  }
  for (const row of rows.slice(skip)) {
    const said = { type: '', make: '', model: '', units: '' }
    const cells = row.map((cell, index) => {
      const column = columns[index]
      if (isKept(column)) {
        removed[column] += Number(cell.trim() !== '')
        return ''
      }
      const { kept, found } = clean(cell)
      if (column === 'units') said.units = cell
      else if (column) {
        said[column] = kept
        for (const one of found) removed[one] += 1
      }
      return kept
    })
    const isTable = skip > 0 || columns.includes('units')
    for (const device of (isTable ? undefined : sentence(cells, find)) ?? [said]) add(device)
  }
  const rank = ({ kind }: Group) => (kind ? LIST_RESULTS.indexOf(kind.result) : LIST_RESULTS.length)
  const sorted = [...groups.values()].toSorted((a, b) => rank(a) - rank(b) || b.units - a.units)
  return { groups: sorted, removed }
}

/** A cell without data of machines and people, and what of them it had. */
function clean(cell: string): { kept: string; found: Kept[] } {
  // Cut first, because the time of the patterns grows with the square of the text's length.
  let kept = cell.slice(0, 4 * LONGEST).normalize('NFC')
  kept = kept.replace(/[\p{C}\s]+/gu, ' ')
  const found: Kept[] = []
  for (const [one, pattern] of INSIDE)
    kept = kept.replace(pattern, () => {
      found.push(one)
      return ''
    })
  return { kept: kept.replace(/\s+/g, ' ').trim().slice(0, LONGEST), found }
}

/** Units of all groups, and of those that we take: all, bought, with data, and their kilograms. */
export function sumsOf(groups: readonly Group[]) {
  const sums = { taken: 0, bought: 0, withData: 0, kg: 0 }
  for (const { kind, units } of groups) {
    if (!kind || kind.result === 'recusamos') continue
    sums.taken += units
    sums.kg += units * kind.kg
    if (kind.result === 'compramos') sums.bought += units
    if (kind.data !== 'não') sums.withData += units
  }
  return sums
}
