import {
  planColumns,
  rolesIn,
  groupRows,
  type Inventory,
  kindFinder,
} from '../../../../src/site/features/inventory/groups'
import { readFile, readText, type Sheet } from '../../../../src/site/features/inventory/read-sheet'
import { SheetFault } from '../../../../src/site/features/inventory/read-workbook'
import { one } from '../../../support/model-documents'

const { kinds } = one('InventoryPage')
const find = kindFinder(kinds)
const isKind = (text: string) => find(text) !== undefined

export type Understood = Partial<Inventory> & { lines: string[]; isCut?: boolean; fault?: string }

/** Reads, plans and groups a list as the page does; of a refused list, returns the fault's name. */
export async function understood(given: string | Uint8Array<ArrayBuffer>): Promise<Understood> {
  try {
    const sheets = await (typeof given === 'string' ? readText(given) : readFile(new Blob([given])))
    const roles = ({ rows }: Sheet) => rolesIn(planColumns(rows, isKind))
    const sheet = sheets.toSorted((a, b) => roles(b) - roles(a))[0] ?? { rows: [], isCut: false }
    const plan = planColumns(sheet.rows, isKind)
    const inventory = await groupRows(sheet.rows, plan, kinds)
    const lines = inventory.groups.map(({ kind, model, units }) => `${units} ${kind.name} ${model}`)
    return { ...inventory, lines, isCut: sheet.isCut }
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.fault, lines: [] }
    throw error
  }
}
export const linesOf = async (given: string | Uint8Array<ArrayBuffer>) =>
  (await understood(given)).lines
export const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
export const CSV = 'Tipo;Marca;Modelo;Qtd\nNotebook;Dell;5490;84\nMonitor;LG;22;30\n'
/** The same list as cells. */
export const ROWS = CSV.trim()
  .split('\n')
  .map((line) => line.split(';').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)))
