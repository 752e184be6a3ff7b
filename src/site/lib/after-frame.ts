/**
 * Calls `go` once a frame has been painted; returns the function that cancels the call. A hidden
 * window paints no frame, so the call waits until the window is visible.
 */
export function afterFrame(go: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  // A frame callback runs before the frame is painted; a task queued there runs afterwards.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(go)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

interface SchedulerLike {
  yield?: () => Promise<void>
}

/** Resolves in a new task, so that the browser handles input and paints first. */
export const nextTask = (): Promise<void> => {
  // Missing in some TypeScript DOM libraries and in older browsers.
  const { scheduler } = globalThis as { scheduler?: SchedulerLike }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
