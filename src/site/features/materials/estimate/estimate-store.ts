import { useMemo, useSyncExternalStore } from 'react'
import type { MaterialView } from '../../../../content/views/views'
import { createStore } from '../../../lib/create-store'
import { clearForTab, loadForTab, saveForTab } from '../../../lib/tab-store'
import { addWeights, priceLine, sumOf, type TypedLine } from '../shared/estimate'
import type { AddressedEstimate } from './estimate-address'

/*
 * The estimate of this tab, kept until the visitor clears it or closes the tab. While it is no list
 * it has one line, which the calculator shows.
 */

const KEY = 'estimativa'
/** More lines than the price table has materials: a longer list was not written by this site. */
const MAX_LINES = 200

interface EstimateLine extends TypedLine {
  /** Identifies the line for as long as the page lives. */
  id: number
}

/** The last change of the whole list; `back` has the lines that the change removed. */
export type EstimateNotice = { back?: readonly EstimateLine[] | undefined } & (
  | { kind: 'added' | 'removed'; slug: string }
  | { kind: 'cleared' }
  | { kind: 'link'; unknown: readonly string[]; empty: boolean }
)

interface EstimateState {
  lines: readonly EstimateLine[]
  isListed: boolean
  /** The button of the calculator was pressed, and nothing has changed since. */
  isCalculated?: boolean
  notice?: EstimateNotice | undefined
}

/** The prerendered page and the first hydrated render show this, too. */
const EMPTY: EstimateState = { lines: [{ id: 0, slug: '', weight: '' }], isListed: false }

/** Undefined until the first change; until then the tab's storage counts, read when first needed. */
const store = createStore<EstimateState | undefined>(undefined)
let initial: EstimateState | undefined
let lastId = 0
/** Id of the line that takes the focus when it appears. */
let lineToFocus: number | undefined

const numbered = ({ slug, weight }: TypedLine): EstimateLine => ({ id: ++lastId, slug, weight })
const isFilled = ({ slug, weight }: TypedLine) => slug !== '' || weight !== ''

function stored(): EstimateState {
  const { lines, isListed } = loadForTab(KEY) ?? {}
  if (!Array.isArray(lines)) return EMPTY
  const sound = lines.slice(0, MAX_LINES).flatMap((line: unknown): EstimateLine[] => {
    if (typeof line !== 'object' || line === null || !('slug' in line) || !('weight' in line))
      return []
    const { slug, weight } = line
    return typeof slug === 'string' && typeof weight === 'string'
      ? [numbered({ slug, weight })]
      : []
  })
  return sound.length === 0
    ? EMPTY
    : { lines: sound, isListed: isListed === true || sound.length > 1 }
}

/** The current state; the same object until it changes. */
export const estimateState = (): EstimateState => store.get() ?? (initial ??= stored())

const onEstimateChange = store.subscribe

/** A list without lines becomes the calculator again. */
function put(state: EstimateState): void {
  const { lines, isListed } = state
  if (lines.some(isFilled) || isListed)
    saveForTab(KEY, { lines: lines.map(({ slug, weight }) => ({ slug, weight })), isListed })
  else clearForTab(KEY)
  store.set(lines.length > 0 ? state : { ...EMPTY, notice: state.notice })
}

/** Adds a line to others; the weights of one material add up. */
function joined(lines: readonly EstimateLine[], { slug, weight }: TypedLine): EstimateLine[] {
  const known = lines.find((line) => slug !== '' && line.slug === slug)
  return known
    ? lines.map((line) =>
        line === known ? { ...line, weight: addWeights(line.weight, weight) } : line,
      )
    : [...lines, numbered({ slug, weight })]
}

/** The lines of the list; before there is one, what stands in the calculator. */
const listed = ({ lines, isListed }: EstimateState) => (isListed ? lines : lines.filter(isFilled))

/** Lines that take the place of the list; what stands in the calculator comes before them. */
const afterTyped = (lines: readonly TypedLine[]): EstimateLine[] => {
  const state = estimateState()
  return lines.reduce(joined, state.isListed ? [] : [...listed(state)])
}

/** Adds a material to the list. `focus`: its line takes the focus; `isTold`: a notice names it. */
export function addToEstimate(slug: string, { focus = false, isTold = false } = {}): void {
  const lines = joined(listed(estimateState()), { slug, weight: '' })
  if (focus) lineToFocus = lines.at(-1)?.id
  put({ lines, isListed: true, notice: isTold ? { kind: 'added', slug } : undefined })
}

/** Changes one line; a notice stays only while there is no list. */
export function changeLine(id: number, part: Partial<TypedLine>): void {
  const { lines, isListed, notice } = estimateState()
  put({
    lines: lines.map((line) => (line.id === id ? { ...line, ...part } : line)),
    isListed,
    notice: isListed ? undefined : notice,
  })
}

/** Shows the value of the calculator's line. */
export const calculate = (): void => put({ ...estimateState(), isCalculated: true })

/** Removes one line; `undoEstimate` brings it back with its typed weight. */
export function removeLine(id: number): void {
  const { lines } = estimateState()
  const gone = lines.find((line) => line.id === id)
  if (gone)
    put({
      lines: lines.filter((line) => line !== gone),
      isListed: lines.length > 1,
      notice: isFilled(gone) ? { kind: 'removed', slug: gone.slug, back: lines } : undefined,
    })
}

/** Empties the list; `undoEstimate` brings it back. */
export const clearEstimate = (): void =>
  put({ lines: [], isListed: false, notice: { kind: 'cleared', back: estimateState().lines } })

/**
 * Replaces the list by the one of an address; `undoEstimate` brings the old one back. An address without a
 * line leaves the list alone.
 */
export function takeFromAddress({ lines, unknown }: AddressedEstimate): void {
  const before = estimateState()
  const empty = lines.length === 0
  put({
    ...(empty ? before : { lines: afterTyped(lines), isListed: true }),
    notice: {
      kind: 'link',
      unknown,
      empty,
      back: before.isListed && !empty ? before.lines : undefined,
    },
  })
}

/** Brings back the lines that the last change removed. */
export function undoEstimate(): void {
  const { back } = estimateState().notice ?? {}
  if (back) put({ lines: afterTyped(back), isListed: true })
}

/** Returns whether the line takes the focus because it was added for that. True only once. */
export function takeFocusRequest(id: number): boolean {
  if (lineToFocus !== id) return false
  lineToFocus = undefined
  return true
}

export type Estimate = ReturnType<typeof useEstimate>

/** The estimate of this tab at today's prices; empty until the page is hydrated. */
export function useEstimate(materials: readonly MaterialView[]) {
  const state = useSyncExternalStore(onEstimateChange, estimateState, () => EMPTY)
  return useMemo(() => {
    const lines = state.lines.map((line) => priceLine(line, materials))
    return { ...state, lines, ...sumOf(state.isListed || state.isCalculated ? lines : []) }
  }, [state, materials])
}
