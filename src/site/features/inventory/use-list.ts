import { useMemo, useRef, useState } from 'react'
import { useContent } from '../../content'
import {
  planColumns,
  rolesIn,
  type ColumnPlan,
  groupRows,
  kindFinder,
  type Inventory,
} from './groups'
import { readFile, readText, type Sheet } from './read-sheet'
import { SheetFault, type SheetFaultName } from './read-workbook'

/**
 * A list that was read. It has no `inventory` until its rows are grouped, which is repeated after
 * each corrected column.
 */
interface ReadList {
  is: 'read'
  name: string
  sheet: Sheet
  plan: ColumnPlan
  inventory?: Inventory
}
export type ListState =
  | { is: 'none' | 'reading' }
  | { is: 'refused'; name: string; fault: SheetFaultName }
  | ReadList

/** The list that a visitor chose or pasted; it lives in this page's memory and nowhere else. */
export function useList() {
  const { kinds } = useContent('inventory-page')
  const find = useMemo(() => kindFinder(kinds), [kinds])
  const [state, setState] = useState<ListState>({ is: 'none' })
  const latest = useRef(0)

  /**
   * Shows a state now, and `later` when it resolves. Returns the later state; undefined when
   * another call came in between.
   */
  const show = async (now: ListState, later?: Promise<ListState>) => {
    latest.current += 1
    const own = latest.current
    setState(now)
    const next = await later
    if (next && own === latest.current) setState(next)
    return own === latest.current ? next : undefined
  }
  const group = (list: ReadList) =>
    void show(
      list,
      groupRows(list.sheet.rows, list.plan, kinds).then((inventory) => ({ ...list, inventory })),
    )
  const read = async (name: string, sheets: Promise<Sheet[]>) => {
    const answer = sheets.then(
      (all) => ({ is: 'read' as const, name, ...fullest(all, (text) => find(text) !== undefined) }),
      (error: unknown): ListState => ({
        is: 'refused',
        name,
        fault: error instanceof SheetFault ? error.fault : 'damaged',
      }),
    )
    const next = await show({ is: 'reading' }, answer)
    if (next?.is === 'read') group(next)
  }
  return {
    state,
    chooseFile: (file: File) => void read(file.name, readFile(file)),
    paste: (name: string, text: string) => void read(name, readText(text)),
    setPlan: (plan: ColumnPlan) =>
      state.is === 'read' && group({ is: 'read', name: state.name, sheet: state.sheet, plan }),
    clear: () => void show({ is: 'none' }),
  }
}

/**
 * The sheet in which the most roles have a column.
 * @throws SheetFault when there is no sheet
 */
function fullest(sheets: readonly Sheet[], isKind: (text: string) => boolean) {
  const [best] = sheets
    .map((sheet) => ({ sheet, plan: planColumns(sheet.rows, isKind) }))
    .toSorted((a, b) => rolesIn(b.plan) - rolesIn(a.plan))
  if (!best) throw new SheetFault('noRows')
  return best
}
