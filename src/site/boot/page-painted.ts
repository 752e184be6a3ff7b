/** A picture that hangs must not keep the page from becoming interactive, in ms. */
const PATIENCE = 6000

/** Resolves once the page with its first pictures has loaded and the main thread is idle. */
export async function pagePainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<void>((resolve) => {
      window.addEventListener('load', () => resolve(), { once: true })
      setTimeout(resolve, PATIENCE)
    })
  }
  // Safari has no requestIdleCallback.
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
