import { useEffect, useSyncExternalStore } from 'react'
import { createStore, type Store } from './create-store'

/** How long somebody who wants a part waits for it, in ms: a network that stalls gives no answer at all. */
const PATIENCE = 5000

/** A part of the site that comes when somebody wants it. */
export interface LatePart<Part> {
  /**
   * Fetches it, with what it shows, unless it is here; resolves when it is here or missing. Asked
   * again, it tries again.
   */
  ask: (bringTexts: () => Promise<unknown>) => Promise<void>
  /** undefined before somebody wants it and while it comes. */
  current: () => Part | 'missing' | undefined
  subscribe: Store<Part>['subscribe']
}

/**
 * Visitors' devices keep the file of a late part from the start: LATER in
 * pipeline/assets/chunk-table.ts names it.
 */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const state = createStore<Part | 'missing' | undefined>(undefined)
  let here: Promise<Part> | undefined
  return {
    current: state.get,
    subscribe: state.subscribe,
    async ask(bringTexts) {
      here ??= Promise.all([load(), bringTexts()]).then(([part]) => part)
      const asked = here
      let timer: ReturnType<typeof setTimeout> | undefined
      const stalled = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, PATIENCE)
      })
      try {
        state.set(await Promise.race([asked, stalled]))
      } catch {
        // A part that comes late is here at the next wish: what a visitor reads in its place does
        // not change meanwhile.
        asked.catch(() => {
          if (here === asked) here = undefined
        })
        state.set('missing')
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

const none = () => undefined

/**
 * A late part as it is now, asked for while it is `wanted`. Undefined in the prerendered page and
 * in the first hydrated render.
 */
export function useLatePart<Part>(
  part: LatePart<Part>,
  wanted: boolean,
  bringTexts: () => Promise<unknown>,
): Part | 'missing' | undefined {
  useEffect(() => {
    if (wanted) void part.ask(bringTexts)
  }, [part, wanted, bringTexts])
  return useSyncExternalStore(part.subscribe, part.current, none)
}
