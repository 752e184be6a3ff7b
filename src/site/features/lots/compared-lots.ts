import { useSyncExternalStore } from 'react'
import { MAX_COMPARED } from './compare-search'

/** A lot that the visitor has ticked: as much as the bar says of it. */
export interface ComparedLot {
  slug: string
  title: string
}

const KEY = 'lotes-comparados'
const NONE: readonly ComparedLot[] = []

const listeners = new Set<() => void>()
let lots: readonly ComparedLot[] | undefined

const isLot = (value: unknown): value is ComparedLot =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'slug') === 'string' &&
  typeof Reflect.get(value, 'title') === 'string'

/** What the tab remembers; nothing where the browser keeps nothing, or somebody wrote something else there. */
function remembered(): readonly ComparedLot[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLot).slice(0, MAX_COMPARED) : NONE
  } catch {
    return NONE
  }
}

const current = () => (lots ??= remembered())

/** Keeps these lots, at most four, while the tab lives. */
export function setCompared(next: readonly ComparedLot[]): void {
  lots = next.slice(0, MAX_COMPARED)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(lots))
  } catch {
    // A browser that keeps nothing still compares until the page is left.
  }
  for (const tell of listeners) tell()
}

/** Ticks a lot, or takes it out; a fifth one changes nothing. */
export function toggleCompared({ slug, title }: ComparedLot): void {
  const ticked = current()
  setCompared(
    ticked.some((lot) => lot.slug === slug)
      ? ticked.filter((lot) => lot.slug !== slug)
      : [...ticked, { slug, title }],
  )
}

/** Ticks a lot that may be ticked already, as this tab remembers it. */
export function keepCompared(lot: ComparedLot): void {
  if (current().every(({ slug }) => slug !== lot.slug)) toggleCompared(lot)
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The ticked lots; none in the prerendered page. */
export const useComparedLots = (): readonly ComparedLot[] =>
  useSyncExternalStore(subscribe, current, () => NONE)
