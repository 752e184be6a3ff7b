import { fold } from '../../../content/fold-text'
import type { Rows } from './read-sheet'

/** What a column may say; the page shows a choice for each. */
export const ROLES = ['type', 'make', 'model', 'units'] as const
export type Role = (typeof ROLES)[number]
/** What names one machine or a person: such columns are never read. */
export type PersonalKind = 'serials' | 'imeis' | 'people'

export interface Column {
  /** Its heading; «Coluna B» where it has none. */
  label: string
  says?: Role | PersonalKind | undefined
}
export interface ColumnPlan {
  /** Number of rows up to the headings: the list begins below. */
  skip: number
  columns: Column[]
}

/** Words of headings without accents, the first that fits decides. */
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

/** How many roles the columns have. */
export const rolesIn = ({ columns }: ColumnPlan): number =>
  columns.filter(({ says }) => isRole(says)).length

/** Roles, and one for any number of personal columns. */
const strength = (plan: ColumnPlan): number =>
  rolesIn(plan) + Number(plan.columns.some(({ says }) => says && !isRole(says)))

/**
 * Finds the headings among the first rows, and what each column says. A list without headings is
 * understood by its values.
 * @param isKind whether a text names a kind of device
 */
export function planColumns(rows: Rows, isKind: (text: string) => boolean): ColumnPlan {
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length))
  const [best] = rows
    .slice(0, HEAD_ROWS)
    .map((row, index) => headed(row, index + 1, width))
    .toSorted((a, b) => strength(b) - strength(a))
  return best && strength(best) > 1 ? best : guessed(rows, width, isKind)
}

/** A column with a role of its own; another one that had the role loses it. */
export const withRole = (plan: ColumnPlan, role: Role, column: number | undefined): ColumnPlan => ({
  ...plan,
  columns: plan.columns.map(({ label, says }, index) => ({
    label,
    says: index === column ? role : says === role ? undefined : says,
  })),
})

function headed(row: readonly string[], skip: number, width: number): ColumnPlan {
  const taken = new Set<Column['says']>()
  const columns = Array.from({ length: width }, (_, column): Column => {
    const head = row[column]?.slice(0, 60).trim() ?? ''
    const name = fold(head).replace(/\s+/g, ' ')
    const says = HEADS.find(([says, words]) => words.test(name) && !taken.has(says))?.[0]
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

/** Reads the values of the first rows: numbers are quantities, and most texts of one column are kinds. */
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
