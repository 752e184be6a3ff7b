import { fold } from '../../../content/fold-text'
import type { Rows } from './read-sheet'

/** What a column may say; the page shows a choice for each. */
export const ROLES = ['type', 'make', 'model', 'units'] as const
export type Role = (typeof ROLES)[number]
export type PersonalKind = 'serials' | 'imeis' | 'people'

export interface ColumnPlan {
  /** Number of rows up to the headings: the list begins below. */
  skip: number
  /** By column; «Coluna B» where a column has no heading. */
  labels: string[]
  /** Column of each role; undefined when the list has none. */
  roles: Partial<Record<Role, number>>
  /** Columns that name one machine or a person: never read. */
  personal: { column: number; kind: PersonalKind }[]
}

const PERSONAL: readonly (readonly [PersonalKind, RegExp])[] = [
  ['imeis', /imei|meid/],
  [
    'serials',
    /serie|serial|^s\/?n$|service ?tag|patrim|^patr|etiqueta|asset ?tag|tombamento|\bmac\b|hostname|\bip\b|chave|licenca/,
  ],
  [
    'people',
    /^nome(?! (?:do|da) (?:equip|prod|item|mod))|usuario|\buser|colaborador|funcionario|responsavel|e-?mail|cpf|^rg$|telefone|celular|matricula|login|senha/,
  ],
]
const HEADS: Readonly<Record<Role, RegExp>> = {
  units: /^(?:qtd|qtde|qt|quant|quantidade|unid|unidades|un|total|tot|qty|pecas|pcs)\b/,
  make: /^(?:marca|fabricante|manufacturer|vendor|brand)(?!.*mod)/,
  model: /^(?:modelo|model|marca ?(?:e|\/) ?mod|fabricante ?(?:e|\/) ?mod|especificac|config)/,
  type: /^(?:tipo|categoria|equip|classe|familia|ativo|item|produto|descri|aparelho|device|type)/,
}
const HEAD_ROWS = 20

/**
 * Finds the headings among the first rows, and what each column says. A list without headings is
 * understood by its values.
 * @param isKind whether a text names a kind of device
 */
export function planColumns(rows: Rows, isKind: (text: string) => boolean): ColumnPlan {
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length))
  const candidates = rows.slice(0, HEAD_ROWS).map((row, index) => headed(row, index + 1, width))
  const best = candidates.reduce<ColumnPlan | undefined>(
    (one, other) => (strength(other) > (one ? strength(one) : 1) ? other : one),
    undefined,
  )
  return best ?? guessed(rows, width, isKind)
}

const strength = ({ roles, personal }: ColumnPlan): number =>
  Object.keys(roles).length + Math.min(1, personal.length)

function headed(row: readonly string[], skip: number, width: number): ColumnPlan {
  const heads = Array.from({ length: width }, (_, column) => row[column]?.slice(0, 60).trim() ?? '')
  const plan: ColumnPlan = {
    skip,
    labels: heads.map((head, column) => head.slice(0, 40) || columnName(column)),
    roles: {},
    personal: [],
  }
  heads.forEach((head, column) => {
    const name = fold(head).replace(/\s+/g, ' ')
    const kind = PERSONAL.find(([, pattern]) => pattern.test(name))?.[0]
    if (kind) return void plan.personal.push({ column, kind })
    const role = (['units', 'make', 'model', 'type'] as const).find(
      (one) => plan.roles[one] === undefined && HEADS[one].test(name),
    )
    if (role) plan.roles[role] = column
  })
  return plan
}

/** 0 -> Coluna A, as spreadsheets name them. */
const columnName = (column: number): string =>
  `Coluna ${column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : ''}${String.fromCharCode(65 + (column % 26))}`

/** Reads the values of the first rows: numbers are quantities, and most texts of one column are kinds. */
function guessed(rows: Rows, width: number, isKind: (text: string) => boolean): ColumnPlan {
  const some = rows.slice(0, 50)
  const share = (column: number, is: (text: string) => boolean) =>
    some.filter((row) => is(row[column]?.slice(0, 60).trim() ?? '')).length / some.length
  const columns = Array.from({ length: width }, (_, column) => column)
  const most = (is: (text: string) => boolean, left: readonly number[]) =>
    left
      .filter((column) => share(column, is) > 0.5)
      .toSorted((a, b) => share(b, is) - share(a, is))[0]
  const units = most((text) => /^\d{1,6}(?:,0+)?$/.test(text), columns)
  const type = most(
    isKind,
    columns.filter((column) => column !== units),
  )
  const model = most(
    (text) => /\p{L}/u.test(text),
    columns.filter((column) => column !== units && column !== type),
  )
  return {
    skip: 0,
    labels: columns.map(columnName),
    roles: {
      ...(units !== undefined && { units }),
      ...(type !== undefined && { type }),
      ...(model !== undefined && { model }),
    },
    personal: [],
  }
}
