import { fold } from '../../../content/fold-text'
import type { InventoryPageView } from '../../../content/views'
import { LIST_RESULTS } from '../../../content/vocabulary'
import { nextTask } from '../../lib/next-task'
import type { ColumnPlan, PersonalKind } from './columns'
import type { Rows } from './read-sheet'

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
  /** What names no kind of device, by its text. */
  unknown: { text: string; units: number }[]
  /** How many serial numbers, IMEI and data of people were left out. */
  removed: Record<PersonalKind, number>
}

/** Returns the kind that a text names, by whole words; the longest word wins. */
export function kindFinder(kinds: readonly Kind[]): (text: string) => Kind | undefined {
  const words = kinds
    .flatMap((kind) => [kind.name, ...kind.words].map((word) => [` ${plain(word)}`, kind] as const))
    .toSorted(([a], [b]) => b.length - a.length)
  return (text) => {
    const folded = ` ${plain(text)} `
    return words.find(([word]) => folded.includes(`${word} `) || folded.includes(`${word}s `))?.[1]
  }
}
const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Data of one machine or person inside a text that is kept. */
const INSIDE: readonly (readonly [PersonalKind, RegExp, ((found: string) => boolean)?])[] = [
  ['people', /[^\s@;,<>]+@[^\s@;,<>]+\.[^\s@;,<>]+/g],
  ['imeis', /(?<!\d)\d{15}(?!\d)/g, (found) => luhn(found)],
  ['people', /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g, (found) => isCpf(found)],
  [
    'serials',
    /(?:\bs\/?n|\bserial|\bn[.º°o ]*(?:de )?s[eé]rie|\bservice ?tag|\bpatrim[oô]nio|\bimei)\b[\s.:#=nº°-]*[a-z\d][\w./-]{3,}/gi,
  ],
]

const luhn = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) %
    10 ===
  0

function isCpf(written: string): boolean {
  const digits = written.replace(/\D/g, '')
  const check = (length: number) =>
    ((Array.from(digits.slice(0, length)).reduce(
      (sum, digit, index) => sum + Number(digit) * (length + 1 - index),
      0,
    ) *
      10) %
      11) %
    10
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10])
}

const LONGEST = 60
const MOST_UNITS = 100_000

/** 3 for «3», «3,0», «3 un» and no text; undefined for what is no quantity. */
function unitsOf(text: string | undefined): number | undefined {
  const written = text?.slice(0, 40).trim() ?? ''
  if (written === '') return 1
  const [, digits = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]0+)?(?:\s*\p{L}+\.?)?$/u.exec(written) ?? []
  const units = Number(digits.replaceAll('.', ''))
  return digits !== '' && units > 0 && units <= MOST_UNITS ? units : undefined
}

const AT_ONCE = 500

/**
 * Groups the rows by kind, make and model. Only those and the quantity are read: no other cell can
 * reach the message. Works in short tasks.
 */
export async function groupRows(
  rows: Rows,
  { skip, roles, personal }: ColumnPlan,
  kinds: readonly Kind[],
): Promise<Inventory> {
  const find = kindFinder(kinds)
  const groups = new Map<string, Group>()
  const unknown = new Map<string, number>()
  const removed = { serials: 0, imeis: 0, people: 0 }
  const clean = (text: string) => {
    // The patterns take a time that grows with the square of a text.
    let kept = text
      .slice(0, 4 * LONGEST)
      .normalize('NFC')
      .replace(/[\p{C}\s]+/gu, ' ')
    for (const [kind, pattern, isOne = () => true] of INSIDE)
      kept = kept.replace(pattern, (found) => {
        if (!isOne(found)) return found
        removed[kind] += 1
        return ''
      })
    return kept.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
  }
  for (let at = skip; at < rows.length; at += 1) {
    if (at % AT_ONCE === 0) await nextTask()
    const row = rows[at] ?? []
    const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''))
    for (const { column, kind } of personal) if (cell(column).trim() !== '') removed[kind] += 1
    const [type, make, model] = [roles.type, roles.make, roles.model].map((column) =>
      clean(cell(column)),
    )
    const full = [make, model].filter(Boolean).join(' ').trim()
    const text = [type, full].filter(Boolean).join(' ').trim()
    if (text === '' || /^(?:sub)?total\b/i.test(text)) continue
    const units = unitsOf(cell(roles.units))
    const kind = units === undefined ? undefined : (find(type ?? '') ?? find(full))
    if (!kind || units === undefined) {
      unknown.set(text, (unknown.get(text) ?? 0) + (units ?? 1))
      continue
    }
    const key = `${kind.name} ${plain(full)}`
    const group = groups.get(key) ?? { kind, model: full, units: 0 }
    group.units += units
    groups.set(key, group)
  }
  const rank = ({ kind }: Group) => LIST_RESULTS.indexOf(kind.result)
  return {
    groups: [...groups.values()].toSorted((a, b) => rank(a) - rank(b) || b.units - a.units),
    unknown: Array.from(unknown, ([text, units]) => ({ text, units })),
    removed,
  }
}

/** The sums of groups: units by result, units that hold data, kilograms of what is not refused. */
export function sumsOf(groups: readonly Group[]) {
  const units = (is: (kind: Kind) => boolean) =>
    groups.reduce((sum, group) => sum + (is(group.kind) ? group.units : 0), 0)
  const taken = (kind: Kind) => kind.result !== 'recusamos'
  return {
    compramos: units(({ result }) => result === 'compramos'),
    aceitamos: units(({ result }) => result === 'aceitamos'),
    recusamos: units(({ result }) => result === 'recusamos'),
    taken: units(taken),
    withData: units((kind) => taken(kind) && kind.data !== 'não'),
    kg: Math.round(
      groups.reduce((sum, { kind, units: count }) => sum + (taken(kind) ? kind.kg * count : 0), 0),
    ),
  }
}
