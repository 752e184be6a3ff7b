import { useEffect, useMemo, useRef, useState } from 'react'
import { useInventoryPage } from '../../content'
import { planColumns, type ColumnPlan } from './columns'
import { groupRows, kindFinder, type Inventory } from './groups'
import { readFile, readText, type Sheet } from './read-sheet'
import { SheetFault, type SheetFaultName } from './unzip'

export type ListState =
  | { is: 'none' | 'reading' }
  | { is: 'refused'; name: string; fault: SheetFaultName }
  | { is: 'read'; name: string; sheet: Sheet; plan: ColumnPlan }

/** The list that a visitor chose or pasted; it lives in this page's memory and nowhere else. */
export function useList() {
  const { kinds } = useInventoryPage()
  const isKind = useMemo(() => {
    const find = kindFinder(kinds)
    return (text: string) => find(text) !== undefined
  }, [kinds])
  const [state, setState] = useState<ListState>({ is: 'none' })
  const latest = useRef(0)

  const read = async (name: string, sheets: Promise<Sheet[]>) => {
    latest.current += 1
    const own = latest.current
    setState({ is: 'reading' })
    const next = await sheets.then(
      (all) => chosen(name, all, isKind),
      (error: unknown): ListState => ({
        is: 'refused',
        name,
        fault: error instanceof SheetFault ? error.fault : 'damaged',
      }),
    )
    // A list chosen meanwhile has an answer of its own.
    if (own === latest.current) setState(next)
  }
  return {
    state,
    chooseFile: (file: File) => void read(file.name, readFile(file)),
    paste: (name: string, text: string) => void read(name, readText(text)),
    setPlan: (plan: ColumnPlan) => state.is === 'read' && setState({ ...state, plan }),
    clear: () => {
      latest.current += 1
      setState({ is: 'none' })
    },
  }
}

/** The sheet whose columns say the most. */
function chosen(
  name: string,
  sheets: readonly Sheet[],
  isKind: (text: string) => boolean,
): ListState {
  const plans = sheets.map((sheet) => ({ sheet, plan: planColumns(sheet.rows, isKind) }))
  const roles = ({ plan }: (typeof plans)[number]) => Object.keys(plan.roles).length
  const [first, ...others] = plans
  if (!first) return { is: 'refused', name, fault: 'noRows' }
  const best = others.reduce((one, other) => (roles(other) > roles(one) ? other : one), first)
  return { is: 'read', name, ...best }
}

/** The groups of the list, once they are made; undefined before, and after a column was corrected. */
export function useGroups(sheet: Sheet, plan: ColumnPlan): Inventory | undefined {
  const { kinds } = useInventoryPage()
  const [made, setMade] = useState<{ plan: ColumnPlan; inventory: Inventory }>()
  useEffect(() => {
    let isWanted = true
    void groupRows(sheet.rows, plan, kinds).then((inventory) => {
      if (isWanted) setMade({ plan, inventory })
    })
    return () => {
      isWanted = false
    }
  }, [sheet, plan, kinds])
  return made?.plan === plan ? made.inventory : undefined
}
