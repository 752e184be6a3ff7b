/** A picture that hangs must not keep the page from becoming interactive, in ms. */
const PATIENCE = 6000

/** For how long the first picture is decoded, and the frame with it awaited, in ms: a window that is not seen draws none. */
const FRAME_PATIENCE = 500

/** Resolves once the page with its first pictures has loaded, is drawn, and the main thread is idle. */
export async function pagePainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<void>((resolve) => {
      window.addEventListener('load', () => resolve(), { once: true })
      setTimeout(resolve, PATIENCE)
    })
  }
  // A picture that has come is decoded beside the page and drawn with a later frame; what is fetched before that may hold it up.
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (first?.complete)
    await Promise.race([
      first.decode().catch(() => undefined),
      new Promise((resolve) => {
        setTimeout(resolve, FRAME_PATIENCE)
      }),
    ])
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, FRAME_PATIENCE)
  })
  // Safari has no requestIdleCallback.
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
