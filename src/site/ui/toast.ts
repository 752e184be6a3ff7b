export interface ToastContent {
  title: string
  text: string
  /** 'destructive' marks a failure and is announced at once. */
  tone?: 'default' | 'destructive'
}

/** A toast as it was asked for: the same content again is another one. */
export interface Toast extends ToastContent {
  count: number
}

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

/** Shows a toast for 5 seconds; it replaces the one that shows. The page must have a `Toaster`. */
export function showToast(content: ToastContent): void {
  count += 1
  current = { ...content, count }
  for (const listener of listeners) listener()
}

/** The toast asked for last; for `useSyncExternalStore`. */
export const latestToast = (): Toast | undefined => current

/** Calls `listener` at every new toast; returns the way to end that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // A place mounted later does not show an old toast again.
    if (listeners.size === 0) current = undefined
  }
}
