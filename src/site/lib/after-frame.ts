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
