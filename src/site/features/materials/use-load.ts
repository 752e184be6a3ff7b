import { useMemo, useSyncExternalStore } from 'react'
import type { MaterialView } from '../../../content/views'
import { type Load, readLoad } from './load'
import { EMPTY_LOAD, loadState, type LoadNotice, onLoad } from './load-store'

/** The load of this tab at today's prices, and what there is to say about it; empty until the page is hydrated. */
export function useLoad(materials: readonly MaterialView[]): {
  load: Load
  notice: LoadNotice | undefined
} {
  const { lines, notice } = useSyncExternalStore(onLoad, loadState, () => EMPTY_LOAD)
  const load = useMemo(() => readLoad(lines, materials), [lines, materials])
  return { load, notice }
}
