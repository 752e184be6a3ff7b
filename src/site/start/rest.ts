/**
 * Longest wait for a picture that hangs, in ms: it must not keep the page from becoming
 * interactive.
 */
const PATIENCE = 6000

/**
 * Longest wait for the first picture to be decoded and painted, in ms. A window that is hidden
 * paints no frame.
 */
const FRAME_PATIENCE = 500

/** How long a page rests before it starts work by itself, in ms. */
const REST = 2000

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Resolves when the main thread is idle. Safari has no requestIdleCallback. */
const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 2000 })
      })
    : sleep(200)

/**
 * Resolves once the page with its first pictures has loaded and is painted, and the main thread is
 * idle.
 */
export async function pagePainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    const loaded = new Promise<void>((resolve) => {
      addEventListener('load', () => resolve(), { once: true })
    })
    await Promise.race([loaded, sleep(PATIENCE)])
  }
  // A loaded picture is decoded off the main thread and painted with a later frame; fetches that
  // begin before that frame may delay it.
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (first?.complete)
    await Promise.race([first.decode().catch(() => undefined), sleep(FRAME_PATIENCE)])
  const drawn = new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
  await Promise.race([drawn, sleep(FRAME_PATIENCE)])
  await idle()
}

/** Resolves after two seconds, once the page is visible and the main thread is idle. */
export async function rest(): Promise<void> {
  await sleep(REST)
  if (document.hidden)
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true })
    })
  await idle()
}
