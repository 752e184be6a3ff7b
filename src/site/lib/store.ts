import { useSyncExternalStore } from 'react'

/**
 * A value outside React. Components follow its changes through
 * `useSyncExternalStore(store.subscribe, store.get, ...)`.
 */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: (): Value => value,
    /** Sets the value and calls every listener, unless the value is the same. */
    set(next: Value): void {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    /** Calls `listener` at every change; returns the function that unsubscribes it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Texts in a storage of the browser. Those that it does not take, because it is full or blocked,
 * last until the page is left; where it is blocked, reading `window.localStorage` throws.
 */
function keptIn(storage: () => Storage) {
  const untaken = new Map<string, string>()
  return {
    /** The text, or ''. Read each time, because another tab may have written to the storage. */
    read(key: string): string {
      const text = untaken.get(key)
      if (text !== undefined) return text
      try {
        return storage().getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    /** Keeps a text; an empty one is forgotten. */
    keep(key: string, text: string): void {
      untaken.delete(key)
      try {
        if (text) storage().setItem(key, text)
        else storage().removeItem(key)
      } catch {
        untaken.set(key, text)
      }
    },
  }
}

const device = keptIn(() => localStorage)
const deviceChanges = createStore(0)

/** The short text that this device remembers from page to page, or ''. */
export const keptOnDevice = device.read

/** Remembers a text; an empty one is forgotten. */
export function keepOnDevice(key: string, text: string): void {
  device.keep(key, text)
  deviceChanges.set(deviceChanges.get() + 1)
}

/** `keptOnDevice` for a component; '' in the prerendered page. */
export const useKeptOnDevice = (key: string): string =>
  useSyncExternalStore(
    deviceChanges.subscribe,
    () => device.read(key),
    () => '',
  )

/** What this tab remembers survives a reload; other tabs do not see it. For effects and handlers. */
const tab = keptIn(() => sessionStorage)
const nameOf = (key: string) => `handoff:${key}`

/** Saves an object (plain JSON), replacing an older one. */
export const saveForTab = (key: string, value: object): void =>
  tab.keep(nameOf(key), JSON.stringify(value))

/** The saved object, or null. Its members may be anything: see `asMessage` and `asValues`. */
export const loadForTab = (key: string): Record<string, unknown> | null =>
  readRecord(tab.read(nameOf(key)))

export const clearForTab = (key: string): void => tab.keep(nameOf(key), '')

/** The members of an object in JSON; null for any other text. */
export function readRecord(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null
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
