import { useSyncExternalStore } from 'react'
import { createStore } from './store'
import { sleep } from './time'

/**
 * Returns whether the visitor asked the browser to save data; TypeScript's DOM library lacks the
 * type.
 */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Longest wait for the server's answer, in ms. */
const PATIENCE = 8000

/**
 * Returns whether the server answers for this page's address now. A 404 counts as an answer. The
 * service worker does not handle HEAD requests.
 */
export const isReachable = (): Promise<boolean> =>
  Promise.race([
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    ),
    sleep(PATIENCE).then(() => false),
  ])

interface NetworkState {
  /** The server does not answer, and the page shows content that this device has kept. */
  offline: boolean
  /** Changes to a newer release that is ready; undefined when there is none. */
  update: (() => void) | undefined
}

/** The state that the prerendered page assumes. */
export const ONLINE: NetworkState = { offline: false, update: undefined }

const store = createStore(ONLINE)
export const networkState = store.get

export const setNetworkState = (change: Partial<NetworkState>): void =>
  store.set({ ...store.get(), ...change })

export const useNetworkState = (): NetworkState =>
  useSyncExternalStore(store.subscribe, store.get, () => ONLINE)
