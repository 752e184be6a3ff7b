import { act } from 'react'
import { vi } from 'vitest'

/** Replaces the window's frames by frames of the test; `vi.unstubAllGlobals` undoes this. */
export function stubFrames() {
  const frames = new Map<number, () => void>()
  let asked = 0
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => {
    frames.set(++asked, go)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
  const draw = () =>
    act(async () => {
      const drawn = [...frames.values()]
      frames.clear()
      for (const go of drawn) go()
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
    })
  return { frames, draw }
}
