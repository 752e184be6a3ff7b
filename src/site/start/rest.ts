/** A picture that hangs must not keep the page from becoming interactive, in ms. */
const PATIENCE = 6000

/** How long the first picture's decoding, and the frame with it, are awaited, in ms: a hidden window draws none. */
const FRAME_PATIENCE = 500

/** How long a page is left alone before it does something by itself, in ms. */
const REST = 2000

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Safari has no requestIdleCallback. */
const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => {
        window.requestIdleCallback(() => resolve(), { timeout: 2000 })
      })
    : sleep(200)

/** Resolves once the page with its first pictures has loaded, is drawn, and the main thread is idle. */
export async function pagePainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    const loaded = new Promise<void>((resolve) => {
      window.addEventListener('load', () => resolve(), { once: true })
    })
    await Promise.race([loaded, sleep(PATIENCE)])
  }
  // A picture that has come is decoded beside the page and drawn with a later frame, which what is
  // fetched before that may hold up.
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (first?.complete)
    await Promise.race([first.decode().catch(() => undefined), sleep(FRAME_PATIENCE)])
  const drawn = new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
  await Promise.race([drawn, sleep(FRAME_PATIENCE)])
  await idle()
}

/** Resolves after two seconds, once the page is seen and the main thread is idle. */
export async function rest(): Promise<void> {
  await sleep(REST)
  if (document.visibilityState === 'hidden')
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true })
    })
  await idle()
}
