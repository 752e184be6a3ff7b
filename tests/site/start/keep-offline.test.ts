import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ONLINE, networkState, setNetworkState } from '../../../src/site/lib/network'
import { keepOffline } from '../../../src/site/start/keep-offline'

const CONTRACT = { entry: '', files: [], content: '/assets/content-1.json', worker: '/sw.js' }
let told: unknown[] = []
let resolved = () => {}

beforeEach(() => {
  told = []
  setNetworkState(ONLINE)
  location.href = 'https://site.example/sobre'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/**
 * Keeps the running page for offline use.
 * @param waiting the worker of a newer release, if one waits
 */
async function keep({ waiting, saveData = false }: { waiting?: object; saveData?: boolean } = {}) {
  const registration = { update: async () => undefined, waiting }
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: unknown) => told.push(message) },
    register: async () => Object.assign(new EventTarget(), registration),
  })
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: { value: container },
      connection: { value: { saveData } },
    }) as Navigator,
  )
  const subscribe = (_: string, listen: () => void) => {
    resolved = listen
    return () => undefined
  }
  const router = { subscribe } as Parameters<typeof keepOffline>[0]
  await keepOffline(router, CONTRACT, new Set(['/sobre']))
  return container
}
it('the worker hears of the page, of each later one, and of all of them when it changes', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const container = await keep()
  location.href = 'https://site.example/blog'
  resolved()
  const paths = () => told.map((message) => Reflect.get(Object(message), 'path'))
  expect(paths()).toEqual(['/sobre', '/blog'])
  container.dispatchEvent(new Event('controllerchange'))
  expect(paths()).toEqual(['/sobre', '/blog', '/sobre', '/blog'])
})

it('for a visitor who saves data nothing is told, so that nothing is fetched for later', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  await keep({ saveData: true })
  expect(told).toEqual([])
})

it('the wish for the newer release reloads the page once, however long its answer takes', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const postMessage = vi.fn((_: unknown, [port]: MessagePort[]) =>
    port?.postMessage({ sameRelease: false }),
  )
  const container = await keep({
    waiting: Object.assign(new EventTarget(), { state: 'installed', postMessage }),
  })
  await vi.waitFor(() => expect(networkState().update).toBeDefined())
  vi.useFakeTimers()
  networkState().update?.()
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).toHaveBeenCalledOnce()
})
