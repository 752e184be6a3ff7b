import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Running } from '../../../src/site/start/application'
import { keepOffline, wheneverRunning } from '../../../src/site/start/keep-offline'
import type { State } from '../../../src/site/start/machine'

const wake = vi.fn<() => void>()
const running = {
  onPage: vi.fn<Running['onPage']>((listen) => listen('/blog')),
  isReachable: vi.fn<Running['isReachable']>(),
  setOfflineState: vi.fn<Running['setOfflineState']>(),
}
let state: State = 'static'
let start = () => {}
let fail = () => {}
let through: Running
beforeEach(() => {
  vi.clearAllMocks()
  running.isReachable.mockResolvedValue(false)
  state = 'static'
  location.href = 'https://site.example/sobre'
  through = wheneverRunning({
    running: new Promise((resolve, reject) => {
      start = () => {
        state = 'running'
        resolve(running)
      }
      fail = () => reject(new Error('offline'))
    }),
    wake,
    state: () => state,
  })
})
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

it('tells of the page that is read while the application waits, and of those that come with it', async () => {
  const paths: string[] = []
  through.onPage((path) => {
    paths.push(path)
  })
  expect(paths).toEqual(['/sobre'])
  start()
  await settled()
  expect(paths).toEqual(['/sobre', '/blog'])
})

it('once it runs, only its own pages are told', async () => {
  start()
  await settled()
  const paths: string[] = []
  through.onPage((path) => {
    paths.push(path)
  })
  expect(paths).toEqual(['/blog'])
})

it.each([{ offline: true }, { update: () => undefined }])(
  'what only the application can show wakes it, and is said once it runs: %j',
  async (change) => {
    through.setOfflineState(change)
    expect(wake).toHaveBeenCalledOnce()
    expect(running.setOfflineState).not.toHaveBeenCalled()
    start()
    await settled()
    expect(running.setOfflineState).toHaveBeenCalledExactlyOnceWith(change)
  },
)

it('that all is well wakes nothing', () => {
  through.setOfflineState({ offline: false })
  expect(wake).not.toHaveBeenCalled()
})

it('asks the server for the static page, and the application once it runs', async () => {
  const ask = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', ask)
  expect(await through.isReachable()).toBe(true)
  ask.mockResolvedValueOnce(new Response('', { status: 503 }))
  expect(await through.isReachable()).toBe(false)
  ask.mockRejectedValue(new Error('no network'))
  expect(await through.isReachable()).toBe(false)
  expect(ask.mock.calls).toEqual([
    ['https://site.example/sobre', { method: 'HEAD', cache: 'no-store' }],
    ['https://site.example/sobre', { method: 'HEAD', cache: 'no-store' }],
    ['https://site.example/sobre', { method: 'HEAD', cache: 'no-store' }],
  ])
  start()
  await settled()
  expect(await through.isReachable()).toBe(false)
})

it('an application that does not come is no error here', async () => {
  through.onPage(() => undefined)
  through.setOfflineState({ offline: true })
  fail()
  await settled()
  expect(running.setOfflineState).not.toHaveBeenCalled()
})

/**
 * Keeps the running page for offline use; `waiting` is the worker of a newer release, if one waits.
 */
async function keep(waiting?: object) {
  const registration = { update: async () => undefined, waiting }
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: () => undefined },
    register: async () => Object.assign(new EventTarget(), registration),
  })
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { serviceWorker: { value: container } }) as Navigator,
  )
  const contract = { content: '', style: '', files: [], worker: '/sw.js', isNotFound: false }
  const tools = { state: () => 'running', running: Promise.resolve(running), wake }
  await keepOffline(contract, '/sw.js', { ...tools, keepTyping: () => undefined })
  return container
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('of two looks for the server the later one counts, in whatever order they are answered', async () => {
  const answers: ((isReachable: boolean) => void)[] = []
  running.isReachable.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  await keep()
  dispatchEvent(new Event('online'))
  await settled()
  expect(answers.length).toBeGreaterThan(1)
  answers.at(-1)?.(true)
  await settled()
  // The first answer is late, because a dead network held it up.
  answers[0]?.(false)
  await settled()
  expect(running.setOfflineState.mock.calls).toEqual([[{ offline: false }]])
})

it('the wish for the newer release reloads the page once, however long its answer takes', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const postMessage = vi.fn((_: unknown, [port]: MessagePort[]) =>
    port?.postMessage({ sameRelease: false }),
  )
  const container = await keep({ state: 'installed', postMessage })
  await vi.waitFor(() =>
    expect(running.setOfflineState).toHaveBeenCalledWith({ update: expect.any(Function) }),
  )
  vi.useFakeTimers()
  running.setOfflineState.mock.calls.find(([{ update }]) => update)?.[0].update?.()
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).toHaveBeenCalledOnce()
})
