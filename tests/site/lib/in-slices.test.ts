import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atOnce, inSlices, type Work } from '../../../src/site/lib/in-slices'

let done: number
function* counting(): Work<string> {
  for (; done < 40; done++) yield
  return 'pronto'
}

beforeEach(() => {
  done = 0
  // Every look at the clock finds a millisecond gone: a slice ends after a few steps.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
})
afterEach(() => vi.restoreAllMocks())

it('lets other tasks run between the slices of long work', async () => {
  const between: number[] = []
  const look = () => {
    between.push(done)
    if (done < 40) setTimeout(look)
  }
  setTimeout(look)
  expect(await inSlices(counting())).toBe('pronto')
  expect(between.filter((seen) => seen > 0 && seen < 40).length).toBeGreaterThan(3)
})

it('leaves off where nobody wants the work any more', async () => {
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 1)
  const answer = inSlices(
    (function* (): Work<string> {
      for (;;) yield
    })(),
    leaving.signal,
  )
  expect(await answer).toBeUndefined()
  const early = AbortSignal.abort()
  expect(await inSlices(counting(), early)).toBeUndefined()
  expect(done).toBe(0)
})

it('does the same at once where it is wanted at once', () => {
  expect(atOnce(counting())).toBe('pronto')
})

it('says what the work could not do', async () => {
  await expect(
    inSlices(
      (function* (): Work<string> {
        yield
        throw new Error('não deu')
      })(),
    ),
  ).rejects.toThrow('não deu')
})
