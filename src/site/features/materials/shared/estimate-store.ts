import { useMemo, useSyncExternalStore } from 'react'
import { boardDay } from '../../../../content/prices/prices'
import type { MaterialView } from '../../../../content/views/views'
import { createStore, clearForTab, loadForTab, saveForTab } from '../../../lib/store'
import { priceLine, sumOf, type TypedLine } from './estimate'

/*
 * The estimate of this tab, kept until the visitor clears it or closes the tab. While it is no list
 * it has one line, which the calculator shows.
 */

const KEY = 'estimativa'
/** Longer texts are cut off, in characters; 16 materials with their weights take about 350. */
const MAX_LENGTH = 2000

interface EstimateLine extends TypedLine {
  /** Identifies the line for as long as the page lives. */
  id: number
}

interface EstimateState {
  lines: readonly EstimateLine[]
  isListed: boolean
  /** The button of the calculator was pressed, and nothing has changed since. */
  isCalculated?: boolean
  /** Slug of the material that the last change added. */
  added?: string
  /** The lines that the last change removed. */
  back?: readonly EstimateLine[] | undefined
}

/** The prerendered page and the first hydrated render show this, too. */
const EMPTY: EstimateState = { lines: [{ id: 0, slug: '', weight: '' }], isListed: false }

let lastId = 0
const isFilled = ({ slug, weight }: TypedLine) => slug !== '' || weight !== ''

/**
 * An estimate as an address and the tab's storage have it, its weights as they were typed:
 * «cobre:12,5;papelao:120».
 */
export const writeLines = (lines: readonly TypedLine[]): string =>
  lines
    .filter(isFilled)
    .map(({ slug, weight }) => `${slug}:${weight}`)
    .join(';')

/** Reads the output of `writeLines`. Never throws: its fields report what they cannot read. */
const readLines = (text: string): EstimateLine[] =>
  text
    .slice(0, MAX_LENGTH)
    .split(';')
    .map((part) => {
      const [slug = '', weight = ''] = part.split(':')
      return { id: (lastId += 1), slug: slug.trim(), weight: weight.trim().slice(0, 40) }
    })
    .filter(isFilled)

function stored(): EstimateState {
  const { carga, isListed } = loadForTab(KEY) ?? {}
  const lines = typeof carga === 'string' ? readLines(carga) : []
  return lines.length === 0 ? EMPTY : { lines, isListed: isListed === true }
}

const store = createStore(stored())

export const estimateState = store.get

/** A list without lines becomes the calculator again. */
function put(state: EstimateState): void {
  const { lines, isListed } = state
  if (lines.some(isFilled)) saveForTab(KEY, { carga: writeLines(lines), isListed })
  else clearForTab(KEY)
  store.set(lines.length > 0 ? state : { ...EMPTY, back: state.back })
}

/** The lines of the list; before there is one, what stands in the calculator. */
const listed = ({ lines, isListed }: EstimateState) => (isListed ? lines : lines.filter(isFilled))

/** Moves the focus to an element that the next render shows. */
export const focusSoon = (selector: string) =>
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus())

/** Adds a material to the list; '' adds a line without one. */
export function addToEstimate(added: string): void {
  const lines = listed(store.get())
  const isThere = added !== '' && lines.some(({ slug }) => slug === added)
  const line = { id: (lastId += 1), slug: added, weight: '' }
  put({ lines: isThere ? lines : [...lines, line], isListed: true, added })
}

/** Adds a line without a material, which takes the focus. */
export function addLine(): void {
  addToEstimate('')
  focusSoon('.estimate-line:last-child select')
}

export function changeLine(id: number, part: Partial<TypedLine>): void {
  const { lines, isListed } = store.get()
  put({ lines: lines.map((line) => (line.id === id ? { ...line, ...part } : line)), isListed })
}

/** Shows the value of the calculator's line. */
export const calculate = (): void => put({ ...store.get(), isCalculated: true })

/** Removes one line; `undoEstimate` brings it back with its typed weight. */
export function removeLine(gone: EstimateLine): void {
  const back = store.get().lines
  const lines = back.filter(({ id }) => id !== gone.id)
  put({ lines, isListed: lines.length > 0, back })
}

/** Empties the list; `undoEstimate` brings it back. */
export const clearEstimate = (): void =>
  put({ lines: [], isListed: false, back: store.get().lines })

/** Replaces the list by the one of an address; `undoEstimate` brings the old one back. */
export function takeFromAddress(text: string): void {
  const lines = readLines(text)
  const back = listed(store.get())
  if (lines.length > 0) put({ lines, isListed: true, back: back.length > 0 ? back : undefined })
}

/** Brings back the lines that the last change removed. */
export function undoEstimate(): void {
  const { back } = store.get()
  if (back) put({ lines: back, isListed: true })
}

export type Estimate = ReturnType<typeof useEstimate>

/** The estimate of this tab at today's prices; empty until the page is hydrated. */
export function useEstimate(materials: readonly MaterialView[]) {
  const state = useSyncExternalStore(store.subscribe, store.get, () => EMPTY)
  return useMemo(() => {
    const lines = state.lines.map((line) => priceLine(line, materials))
    const worth = state.isListed || state.isCalculated ? lines : []
    return { ...state, lines, sum: sumOf(worth, boardDay(materials) ?? '') }
  }, [state, materials])
}
