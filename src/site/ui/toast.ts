export interface ToastContent {
  title: string
  text: string
  /** 'destructive' marks a failure and is announced at once. */
  tone?: 'default' | 'destructive'
}

let current: ToastContent | undefined
const listeners = new Set<() => void>()

/** Shows a toast for 5 seconds; it replaces the one that shows. The page must have a `Toaster`. */
export function showToast(content: ToastContent): void {
  // A new object each time: the same toast again is shown again.
  current = { ...content }
  for (const listener of listeners) listener()
}

/** The latest toast; for `useSyncExternalStore`. */
export const latestToast = (): ToastContent | undefined => current

/** Calls `listener` at every new toast; returns the function that ends it. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // A toaster that is mounted later does not show an old toast again.
    if (listeners.size === 0) current = undefined
  }
}
