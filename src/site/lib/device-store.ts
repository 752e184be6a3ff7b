import { useSyncExternalStore } from 'react'
import { createStore } from './create-store'

/*
 * Short texts that this device remembers from page to page, in localStorage, which is read each
 * time: another tab may have written to it.
 */

/** Texts that the storage did not take; they last until the visitor leaves the page. */
const store = createStore<Readonly<Record<string, string | undefined>>>({})

/** The text that this device remembers, or ''. */
export function keptOnDevice(key: string): string {
  const said = store.get()[key]
  if (said !== undefined) return said
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Remembers a text; an empty one is forgotten. */
export function keepOnDevice(key: string, text: string): void {
  let untaken: string | undefined
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    untaken = text
  }
  store.set({ ...store.get(), [key]: untaken })
}

/** Removes what features that are gone remembered: loads that arrived, prices of the last visit. */
export function forgetGoneFeatures(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^conferencia-|^visita-precos$/.test(key)) localStorage.removeItem(key)
  } catch {
    // Where the device remembers nothing there is nothing to forget.
  }
}

/** `keptOnDevice` for a component; '' in the prerendered page. */
export const useKeptOnDevice = (key: string): string =>
  useSyncExternalStore(
    store.subscribe,
    () => keptOnDevice(key),
    () => '',
  )
