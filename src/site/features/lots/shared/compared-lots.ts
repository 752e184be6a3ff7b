import { useSyncExternalStore } from 'react'
import { createStore } from '../../../lib/create-store'
import { loadForTab, saveForTab } from '../../../lib/tab-store'
import { MAX_COMPARED } from './compare-search'

/** A lot that the visitor has ticked for the comparison. */
export interface ComparedLot {
  slug: string
  title: string
}

const KEY = 'lotes-comparados'
const NONE: readonly ComparedLot[] = []

/**
 * Undefined until the first change. Until then the lots are those of the tab's storage, which is
 * read when they are first needed.
 */
const store = createStore<readonly ComparedLot[] | undefined>(undefined)
let initial: readonly ComparedLot[] | undefined

const isLot = (value: unknown): value is ComparedLot =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'slug') === 'string' &&
  typeof Reflect.get(value, 'title') === 'string'

/** The lots in the tab's storage; none when it holds something else. */
function storedLots(): readonly ComparedLot[] {
  const lots = loadForTab(KEY)?.lots
  return Array.isArray(lots) ? lots.filter(isLot).slice(0, MAX_COMPARED) : NONE
}

const current = () => store.get() ?? (initial ??= storedLots())

/** Remembers slug and title of these lots, at most four, for as long as the tab lives. */
export function setCompared(next: readonly ComparedLot[]): void {
  const lots = next.slice(0, MAX_COMPARED).map(({ slug, title }) => ({ slug, title }))
  saveForTab(KEY, { lots })
  store.set(lots)
}

/** Ticks or unticks a lot; a fifth one changes nothing. */
export function toggleCompared(lot: ComparedLot): void {
  const ticked = current()
  const others = ticked.filter(({ slug }) => slug !== lot.slug)
  setCompared(others.length < ticked.length ? others : [...ticked, lot])
}

/**
 * Calls `tell` with the ticked lots before and after each change; returns the function that stops
 * it.
 */
export function onComparedChange(
  tell: (before: readonly ComparedLot[], after: readonly ComparedLot[]) => void,
): () => void {
  let before = current()
  return store.subscribe(() => {
    const after = current()
    tell(before, after)
    before = after
  })
}

/** The ticked lots; none in the prerendered page. */
export const useComparedLots = (): readonly ComparedLot[] =>
  useSyncExternalStore(store.subscribe, current, () => NONE)
