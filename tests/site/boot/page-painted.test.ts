// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pagePainted } from '../../../src/site/boot/page-painted'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => setTimeout(go, 16))
  vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The page's first picture. @param decoded resolves when it is ready to be drawn */
function show(decoded: Promise<void>, complete = true): void {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  Object.defineProperty(picture, 'complete', { value: complete })
  picture.decode = () => decoded
  document.body.append(picture)
}

/** Whether the page counts as painted after so many ms. */
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
