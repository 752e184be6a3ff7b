export interface OfflineState {
  /** The server does not answer, and the page shows what this device has kept. */
  offline: boolean
  /** Changes to a newer release, which is ready; undefined where there is none. */
  update: (() => void) | undefined
}

let state: OfflineState = { offline: false, update: undefined }
const listeners = new Set<() => void>()

export function setOfflineState(change: Partial<OfflineState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`; the prerendered page knows of neither. */
export const offlineState = (): OfflineState => state

/** Calls `listener` at every change; returns the way to end that. */
export function onOfflineState(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
