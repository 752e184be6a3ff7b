import { createStore } from './create-store'

export interface OfflineState {
  /** The server does not answer, and the page shows what this device has kept. */
  offline: boolean
  /** Changes to a newer release, which is ready; undefined where there is none. */
  update: (() => void) | undefined
}

/** The prerendered page knows of neither. */
export const ONLINE: OfflineState = { offline: false, update: undefined }

const store = createStore(ONLINE)

export const { get: offlineState, subscribe: onOfflineState } = store

export const setOfflineState = (change: Partial<OfflineState>): void =>
  store.set({ ...store.get(), ...change })
