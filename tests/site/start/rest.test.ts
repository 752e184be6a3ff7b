import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pagePainted, rest } from '../../../src/site/start/rest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => setTimeout(go, 16))
  vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go))
})
afterEach(() => {
  // The order matters: the stubs have replaced the fake timers, which come back first.
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/**
 * Adds the page's first picture.
 * @param decoded resolves when the picture is ready to be drawn
 */
function show(decoded: Promise<void>, complete = true): void {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  Object.defineProperty(picture, 'complete', { value: complete })
  picture.decode = () => decoded
  document.body.append(picture)
}

/** Returns whether the page counts as painted after `ms` milliseconds. */
async function isPainted(ms: number): Promise<boolean> {
  let painted = false
  void pagePainted().then(() => {
    painted = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return painted
}

const never = new Promise<void>(() => {})

it('a page without a first picture is painted with the frame after next', async () => {
  expect(await isPainted(20)).toBe(false)
  expect(await isPainted(100)).toBe(true)
})

it('its first picture is decoded before that', async () => {
  show(
    new Promise((resolve) => {
      setTimeout(resolve, 300)
    }),
  )
  expect(await isPainted(290)).toBe(false)
  expect(await isPainted(400)).toBe(true)
})

it('a picture that has not come, is broken, or is never decoded holds nothing up for long', async () => {
  show(never, false)
  expect(await isPainted(100)).toBe(true)
  document.body.replaceChildren()
  show(Promise.reject(new Error('broken')))
  expect(await isPainted(100)).toBe(true)
  document.body.replaceChildren()
  show(never)
  expect(await isPainted(400)).toBe(false)
  expect(await isPainted(700)).toBe(true)
})

it('a page rests for two seconds, and until somebody sees it', async () => {
  const seen = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  let rested = false
  void rest().then(() => {
    rested = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(rested).toBe(false)
  seen.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10)
  expect(rested).toBe(true)
  const again = vi.fn<() => void>()
  void rest().then(again)
  await vi.advanceTimersByTimeAsync(1990)
  expect(again).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(again).toHaveBeenCalledOnce()
})
