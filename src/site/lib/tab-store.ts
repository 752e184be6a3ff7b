/** The methods of Storage that the store needs. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface TabStore {
  /** Saves an object (plain JSON) under the key, replacing an older one. Never throws. */
  save: (key: string, value: object) => void
  /**
   * Returns the saved object, or null. Its members may be anything: read them with `asMessage` or
   * `asValues`. Never throws.
   */
  load: (key: string) => Record<string, unknown> | null
  clear: (key: string) => void
}

const nameOf = (key: string) => `handoff:${key}`

/** Far above any form (a field takes 10,000 characters); a longer text is not ours. */
const LONGEST_JSON = 400_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The members of an object in JSON; null for any other text. Never throws. */
export function readRecord(json: string | null): Record<string, unknown> | null {
  if (json === null || json.length > LONGEST_JSON) return null
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** The members of a stored object that are text, by field. */
export const asValues = (stored: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/**
 * Creates a store that survives a blocked or full storage: values that the storage refuses live in
 * memory until the page is left. `storage` is called at each use, because reading
 * window.sessionStorage throws when it is blocked.
 */
export function createTabStore(storage: () => TabStorage): TabStore {
  /** JSON that the storage could not save; null marks an entry that it could not remove. */
  const memory = new Map<string, string | null>()

  const write = (name: string, json: string | null) => {
    try {
      if (json === null) storage().removeItem(name)
      else storage().setItem(name, json)
      memory.delete(name)
    } catch {
      memory.set(name, json)
    }
  }

  const read = (name: string): string | null => {
    const kept = memory.get(name)
    if (kept !== undefined) return kept
    try {
      return storage().getItem(name)
    } catch {
      return null
    }
  }

  return {
    save: (key, value) => write(nameOf(key), JSON.stringify(value)),
    load: (key) => readRecord(read(nameOf(key))),
    clear: (key) => write(nameOf(key), null),
  }
}

/**
 * The tab's own store, in sessionStorage: it survives a reload and other tabs do not see it. Use it
 * in effects and handlers only.
 */
export const {
  save: saveForTab,
  load: loadForTab,
  clear: clearForTab,
} = createTabStore(() => window.sessionStorage)
