import { useEffect, useSyncExternalStore } from 'react'
import { createStore, type Store } from './create-store'
import { importAnew } from './import-anew'

/** Longest wait for a part, in ms: a stalled network gives no answer at all. */
const PATIENCE = 5000

/** A part of the site whose file is fetched only when a visitor needs it. */
export interface LatePart<Part> {
  /**
   * Fetches the part and its texts, unless they are here; resolves when they are here or missing. A
   * later call tries a missing part again.
   */
  ask: (bringTexts: () => Promise<unknown>) => Promise<void>
  /** Undefined before the part is wanted and while it loads. */
  current: () => Part | 'missing' | undefined
  subscribe: Store<Part>['subscribe']
}

/**
 * Creates a late part. LATER in pipeline/assets/chunk-table.ts must name its file, so that
 * visitors' devices keep it for offline use from the start.
 */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const state = createStore<Part | 'missing' | undefined>(undefined)
  let here: Promise<Part> | undefined
  let failures = 0
  return {
    current: state.get,
    subscribe: state.subscribe,
    async ask(bringTexts) {
      here ??= Promise.all([importAnew(load, failures), bringTexts()]).then(([part]) => part)
      const asked = here
      let timer: ReturnType<typeof setTimeout> | undefined
      const stalled = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, PATIENCE)
      })
      try {
        state.set(await Promise.race([asked, stalled]))
      } catch {
        // A part that arrives after PATIENCE is shown at the next request: until then the text that
        // the visitor reads in its place does not change.
        asked.catch(() => {
          if (here !== asked) return
          here = undefined
          failures++
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
 * Returns the late part as it is now, and fetches it while it is `wanted`. Undefined in the
 * prerendered page and in the first hydrated render.
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
