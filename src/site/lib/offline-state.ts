import { createStore } from './create-store'

interface OfflineState {
  /** The server does not answer, and the page shows content that this device has kept. */
  offline: boolean
  /** Changes to a newer release that is ready; undefined when there is none. */
  update: (() => void) | undefined
}

/** The state that the prerendered page assumes. */
export const ONLINE: OfflineState = { offline: false, update: undefined }

const store = createStore(ONLINE)

export const { get: offlineState, subscribe: onOfflineState } = store

export const setOfflineState = (change: Partial<OfflineState>): void =>
  store.set({ ...store.get(), ...change })
