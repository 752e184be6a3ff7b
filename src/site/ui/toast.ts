import { createStore } from '../lib/create-store'

export interface ToastContent {
  title: string
  text: string
  /** 'destructive' marks a failure and is announced at once. */
  tone?: 'default' | 'destructive'
}

/** The latest toast; one Toaster follows it (ui/toaster.tsx). */
export const latestToast = createStore<ToastContent | undefined>(undefined)

/** Shows a toast for 5 seconds; it replaces the one that shows. The page must have a `Toaster`. */
export function showToast(content: ToastContent): void {
  // A new object each time: the same toast again is shown again.
  latestToast.set({ ...content })
}

/** Shows a failure as a toast: it looks like a failure and is announced at once. */
export const showFailure = (content: ToastContent): void =>
  showToast({ ...content, tone: 'destructive' })
