import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Running } from '../../../src/site/start/application'
import { createStart } from '../../../src/site/start/machine'

const running: Running = {
  onPage: () => undefined,
  isReachable: () => Promise.resolve(true),
  setOfflineState: () => undefined,
}
const said = vi.spyOn(console, 'error')
beforeEach(() => {
  said.mockImplementation(() => undefined)
})
afterEach(() => {
  vi.clearAllMocks()
})

function machine(bring: () => Promise<Running>) {
  const after = { onRunning: vi.fn<() => void>(), onFailed: vi.fn<() => void>() }
  const brought = vi.fn(bring)
  return { start: createStart(brought, after), after, brought }
}

it('a page is static until there is a reason, then it starts, and runs', async () => {
  const { start, after, brought } = machine(() => Promise.resolve(running))
  await Promise.resolve()
  expect([start.state(), brought.mock.calls.length]).toEqual(['static', 0])
  start.wake('press')
  expect(start.state()).toBe('starting')
  expect(await start.running).toBe(running)
  expect(start.state()).toBe('running')
  expect([after.onRunning, after.onFailed].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  expect(said).not.toHaveBeenCalled()
})

it('the application starts once, and the page says why', async () => {
  const { start, brought } = machine(() => Promise.resolve(running))
  start.wake('rest')
  start.wake('press')
  await start.running
  start.wake('typed')
  expect(start.state()).toBe('running')
  expect(brought).toHaveBeenCalledOnce()
  expect(performance.getEntriesByName('wake: rest')).toHaveLength(1)
  expect(performance.getEntriesByName('wake: typed')).toHaveLength(0)
})

it('after a failure the console has the error with its cause, once, and nothing starts again', async () => {
  const error = new Error('The page cannot be made interactive', { cause: new Error('404') })
  const { start, after, brought } = machine(() => Promise.reject(error))
  start.wake('visit')
  await expect(start.running).rejects.toBe(error)
  await Promise.resolve()
  expect(start.state()).toBe('failed')
  expect(said.mock.calls.map(([, reason]) => reason)).toEqual([error])
  expect([after.onRunning, after.onFailed].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  start.wake('press')
  expect([start.state(), brought.mock.calls.length]).toEqual(['failed', 1])
})
