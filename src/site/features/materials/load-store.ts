import { clearForTab, loadForTab, saveForTab } from '../../lib/tab-store'
import { addWeights, type LoadLine } from './load'
import type { AddressedLoad } from './load-address'

/** The load of this tab: one list for every page that adds to it, kept until the visitor clears it or closes the tab. */

const KEY = 'estimativa'
/** More lines than any board has materials; what is longer was not written here. */
const MAX_LINES = 200

/** What the panel says about the last change of the whole list, and what brings the lines back that it took away. */
export type LoadNotice = { back?: readonly LoadLine[] } & (
  | { kind: 'cleared' }
  | { kind: 'removed'; slug: string }
  | { kind: 'link'; unknown: readonly string[]; empty: boolean }
)

export interface LoadState {
  lines: readonly LoadLine[]
  notice?: LoadNotice
}

type Draft = Omit<LoadLine, 'id'>

/** Also what the prerendered page and the first hydrated render show. */
export const EMPTY_LOAD: LoadState = { lines: [] }

let state: LoadState | undefined
let lastId = 0
/** The line whose weight takes the focus when it appears. */
let arrived: number | undefined
const listeners = new Set<() => void>()

const numbered = (lines: readonly Draft[]): LoadLine[] =>
  lines.map(({ slug, weight }) => ({ id: ++lastId, slug, weight }))

/** The lines in what the tab's storage held; anything else in it is left out. */
function storedLines(): LoadLine[] {
  const lines: unknown = loadForTab(KEY)?.lines
  if (!Array.isArray(lines)) return []
  return numbered(
    lines.slice(0, MAX_LINES).flatMap((line: unknown): Draft[] => {
      if (typeof line !== 'object' || line === null || !('slug' in line) || !('weight' in line))
        return []
      const { slug, weight } = line
      return typeof slug === 'string' && typeof weight === 'string' ? [{ slug, weight }] : []
    }),
  )
}

/** The load as it is; the same object until it changes. */
export const loadState = (): LoadState => (state ??= { lines: storedLines() })

/** Calls `listener` at every change; returns the way to end that. */
export function onLoad(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(lines: readonly LoadLine[], notice?: LoadNotice): void {
  state = { lines, notice }
  if (lines.length > 0)
    saveForTab(KEY, { lines: lines.map(({ slug, weight }) => ({ slug, weight })) })
  else clearForTab(KEY)
  for (const listener of listeners) listener()
}

/** Adds a weight as typed to a material's line, or a new line; `focus`: its weight is what the visitor types next. */
export function addToLoad(slug: string, weight = '', { focus = false, first = false } = {}): void {
  const { lines } = loadState()
  const known = slug === '' ? undefined : lines.find((line) => line.slug === slug)
  const [line] = known
    ? [{ ...known, weight: addWeights(known.weight, weight) }]
    : numbered([{ slug, weight }])
  if (!line) return
  if (focus) arrived = line.id
  put(
    known
      ? lines.map((other) => (other === known ? line : other))
      : first
        ? [line, ...lines]
        : [...lines, line],
  )
}

/** Changes one line; an id that is not there changes nothing. */
export const changeLine = (id: number, part: Partial<Draft>): void =>
  put(loadState().lines.map((line) => (line.id === id ? { ...line, ...part } : line)))

/** Takes one line out; what was typed in it comes back with `undoLoad`. */
export function removeLine(id: number): void {
  const { lines } = loadState()
  const gone = lines.find((line) => line.id === id)
  if (gone)
    put(
      lines.filter((line) => line !== gone),
      gone.slug === '' && gone.weight === ''
        ? undefined
        : { kind: 'removed', slug: gone.slug, back: lines },
    )
}

/** Empties the list; `undoLoad` brings it back. */
export const clearLoad = (): void => put([], { kind: 'cleared', back: loadState().lines })

/** Takes what an address says in place of the list, which `undoLoad` brings back. An address without a line leaves the list alone. */
export function takeAddress({ lines, unknown }: AddressedLoad): void {
  const { lines: before } = loadState()
  if (lines.length === 0) put(before, { kind: 'link', unknown, empty: true })
  else
    put(numbered(lines), {
      kind: 'link',
      unknown,
      empty: false,
      back: before.length > 0 ? before : undefined,
    })
}

/** Brings back what the last notice took away. */
export function undoLoad(): void {
  const { back } = loadState().notice ?? {}
  if (back) put(back)
}

/** Whether the line was added for its weight to be typed next; asking once uses it up. */
export function takeArrival(id: number): boolean {
  if (arrived !== id) return false
  arrived = undefined
  return true
}
