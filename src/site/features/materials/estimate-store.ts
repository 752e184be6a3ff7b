import { useMemo, useSyncExternalStore } from 'react'
import type { MaterialView } from '../../../content/views'
import { createStore } from '../../lib/create-store'
import { clearForTab, loadForTab, saveForTab } from '../../lib/tab-store'
import { addWeights, type Estimate, type EstimateLine, priceEstimate } from './estimate'
import type { AddressedEstimate } from './estimate-address'

/*
 * The estimate of this tab: one list for every page that adds to it, kept until the visitor clears it or
 * closes the tab.
 */

const KEY = 'estimativa'
/** More lines than the price table has materials: a longer list was not written by this site. */
const MAX_LINES = 200

/**
 * The notice about the last change of the whole list; `back` has the lines that the change removed.
 */
export type EstimateNotice = { back?: readonly EstimateLine[] } & (
  | { kind: 'added'; slug: string }
  | { kind: 'cleared' }
  | { kind: 'removed'; slug: string }
  | { kind: 'link'; unknown: readonly string[]; empty: boolean }
)

interface EstimateState {
  lines: readonly EstimateLine[]
  notice?: EstimateNotice
}

type LineWithoutId = Omit<EstimateLine, 'id'>

/** The prerendered page and the first hydrated render show this, too. */
const EMPTY_ESTIMATE: EstimateState = { lines: [] }

/**
 * Undefined until the first change. Until then the lines are those of the tab's storage, which is
 * read when they are first needed.
 */
const store = createStore<EstimateState | undefined>(undefined)
let initial: EstimateState | undefined
let lastId = 0
/** Id of the line that takes the focus when it appears. */
let lineToFocus: number | undefined

const numbered = (lines: readonly LineWithoutId[]): EstimateLine[] =>
  lines.map(({ slug, weight }) => ({ id: ++lastId, slug, weight }))

/** The lines that the tab's storage holds, without anything else in it. */
function storedLines(): EstimateLine[] {
  const lines: unknown = loadForTab(KEY)?.lines
  if (!Array.isArray(lines)) return []
  return numbered(
    lines.slice(0, MAX_LINES).flatMap((line: unknown): LineWithoutId[] => {
      if (typeof line !== 'object' || line === null || !('slug' in line) || !('weight' in line))
        return []
      const { slug, weight } = line
      return typeof slug === 'string' && typeof weight === 'string' ? [{ slug, weight }] : []
    }),
  )
}

/** The current state; the same object until it changes. */
export const estimateState = (): EstimateState =>
  store.get() ?? (initial ??= { lines: storedLines() })

export const onEstimateChange = store.subscribe

function put(lines: readonly EstimateLine[], notice?: EstimateNotice): void {
  if (lines.length > 0)
    saveForTab(KEY, { lines: lines.map(({ slug, weight }) => ({ slug, weight })) })
  else clearForTab(KEY)
  store.set({ lines, notice })
}

/**
 * Adds a typed weight to the line of its material, or a new line.
 * @param options `focus`: the line takes the focus; `first`: a new line is placed above the others,
 * and the present notice stays; `isTold`: a notice names the added material
 */
export function addToEstimate(
  slug: string,
  weight = '',
  { focus = false, first = false, isTold = false } = {},
): void {
  const { lines, notice } = estimateState()
  const known = slug === '' ? undefined : lines.find((line) => line.slug === slug)
  const [line] = known
    ? [{ ...known, weight: addWeights(known.weight, weight) }]
    : numbered([{ slug, weight }])
  if (!line) return
  if (focus) lineToFocus = line.id
  put(
    known
      ? lines.map((other) => (other === known ? line : other))
      : first
        ? [line, ...lines]
        : [...lines, line],
    isTold ? { kind: 'added', slug } : first ? notice : undefined,
  )
}

/** Changes one line; an id that is not there changes nothing. */
export const changeLine = (id: number, part: Partial<LineWithoutId>): void =>
  put(estimateState().lines.map((line) => (line.id === id ? { ...line, ...part } : line)))

/** Removes one line; `undoEstimate` brings it back with its typed weight. */
export function removeLine(id: number): void {
  const { lines } = estimateState()
  const gone = lines.find((line) => line.id === id)
  if (gone)
    put(
      lines.filter((line) => line !== gone),
      gone.slug === '' && gone.weight === ''
        ? undefined
        : { kind: 'removed', slug: gone.slug, back: lines },
    )
}

/** Empties the list; `undoEstimate` brings it back. */
export const clearEstimate = (): void => put([], { kind: 'cleared', back: estimateState().lines })

/**
 * Replaces the list by the one of an address; `undoEstimate` brings the old one back. An address without a
 * line leaves the list alone.
 */
export function takeFromAddress({ lines, unknown }: AddressedEstimate): void {
  const { lines: before } = estimateState()
  if (lines.length === 0) put(before, { kind: 'link', unknown, empty: true })
  else
    put(numbered(lines), {
      kind: 'link',
      unknown,
      empty: false,
      back: before.length > 0 ? before : undefined,
    })
}

/** Brings back the lines that the last change removed. */
export function undoEstimate(): void {
  const { back } = estimateState().notice ?? {}
  if (back) put(back)
}

/** Returns whether the line takes the focus because it was added for that. True only once. */
export function takeFocusRequest(id: number): boolean {
  if (lineToFocus !== id) return false
  lineToFocus = undefined
  return true
}

/** The estimate of this tab at today's prices, with its notice; empty until the page is hydrated. */
export function useEstimate(materials: readonly MaterialView[]): {
  estimate: Estimate
  notice: EstimateNotice | undefined
} {
  const { lines, notice } = useSyncExternalStore(
    onEstimateChange,
    estimateState,
    () => EMPTY_ESTIMATE,
  )
  const estimate = useMemo(() => priceEstimate(lines, materials), [lines, materials])
  return { estimate, notice }
}
