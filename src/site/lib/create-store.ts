/**
 * A value outside React. Components follow its changes through
 * `useSyncExternalStore(store.subscribe, store.get, ...)`.
 */
export interface Store<Value> {
  get: () => Value
  /** Sets the value and calls every listener, unless the value is the same. */
  set: (value: Value) => void
  /** Calls `listener` at every change; returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
