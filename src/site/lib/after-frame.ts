/**
 * Calls `go` once a frame has been drawn; returns the way to end that. A window that is not seen
 * draws none until it is.
 */
export function afterFrame(go: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  // What runs in a frame runs before it is drawn; a task from there comes after.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(go)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
