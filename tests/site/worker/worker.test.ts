import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/**
 * The worker's file runs when it is imported, so each test imports it anew, into a global that
 * records its calls.
 */
type Listener = (event: Record<string, unknown>) => void
const RELEASE = '/dados/indice-1.json'
let listeners: Map<string, Listener>
let kept: Map<string, Response>
/** The precache: what the release brings by itself. */
let own: Map<string, Response>
const STYLE = 'https://x.example/assets/site-1.css'
let tabs: unknown[]
let stores: string[]
const skipWaiting = vi.fn(async () => {})

beforeEach(async () => {
  listeners = new Map()
  kept = new Map()
  own = new Map([[STYLE, new Response('x')]])
  tabs = [{}]
  stores = []
  skipWaiting.mockClear()
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (path: string) => entries.get(path),
    put: async (path: string, response: Response) => void entries.set(path, response),
    keys: async () => [...entries.keys()],
    delete: async (path: string) => entries.delete(path),
  })
  vi.stubGlobal('addEventListener', (name: string, listen: Listener) => listeners.set(name, listen))
  vi.stubGlobal('clients', { matchAll: async () => tabs, claim: async () => {} })
  vi.stubGlobal('skipWaiting', skipWaiting)
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name === 'retrilha-kept' ? own : kept),
    keys: async () => stores,
    delete: async (name: string) => void (stores = stores.filter((one) => one !== name)),
  })
  vi.stubGlobal('registration', { scope: 'https://x.example/' })
  vi.stubGlobal('location', new URL('https://x.example/sw.js'))
  vi.stubGlobal('__WORKER__', {
    release: RELEASE,
    kept: [{ url: '/assets/site-1.css', revision: null }],
  })
  vi.stubGlobal('self', globalThis)
  vi.resetModules()
  await import('../../../src/site/worker/worker')
})
afterEach(() => vi.unstubAllGlobals())

/** Sends an event, and waits for all promises that the worker passes to `waitUntil`. */
async function send(name: string, event: Record<string, unknown>): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) })
  await Promise.all(work)
}
const mayTakeOver = (release: string) =>
  send('message', { data: { kind: 'mayTakeOver', release }, ports: [] })

it('takes over the only tab of its own release, by itself', async () => {
  await mayTakeOver(RELEASE)
  expect(skipWaiting).toHaveBeenCalledTimes(1)
})

it('waits while several tabs are open, or the tab is of another release', async () => {
  tabs = [{}, {}]
  await mayTakeOver(RELEASE)
  tabs = [{}]
  await mayTakeOver('/dados/indice-0.json')
  expect(skipWaiting).not.toHaveBeenCalled()
})

it('keeps a file as it was asked for, and no answer of another address', async () => {
  const answer = (redirected: boolean) =>
    Object.defineProperty(new Response('x'), 'redirected', { value: redirected })
  vi.stubGlobal('fetch', async (path: string) => answer(path.endsWith('moved.js')))
  const files = ['/assets/moved.js', '/assets/own.js']
  await send('message', { data: { kind: 'seen', path: '/sobre', files } })
  expect([...kept.keys()]).toContain('/assets/own.js')
  expect([...kept.keys()]).not.toContain('/assets/moved.js')
})

it('keeps no page in the place of a file', async () => {
  const page = () => new Response('<p>x', { headers: { 'content-type': 'text/html' } })
  vi.stubGlobal('fetch', async () => page())
  const files = ['/assets/own.js', '/fotos/a-1.avif', '/dados/a.json']
  await send('message', { data: { kind: 'seen', path: '/sobre', files } })
  expect([...kept.keys()]).toEqual([])
})

it('keeps a page after its files, so that one which opens offline is whole', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('x')
  })
  const files = ['/assets/own.js', '/dados/a.json']
  await send('message', { data: { kind: 'seen', path: '/sobre', files } })
  expect(asked).toEqual([...files, '/sobre'])
})

it('fetches again what was removed of its own files', async () => {
  own.clear()
  const seen = { data: { kind: 'seen', path: '/sobre', files: [] } }
  // A release that is gone from the host answers for none of them.
  vi.stubGlobal('fetch', async () => new Response('x', { status: 404 }))
  await send('message', seen)
  expect([...own.keys()]).toEqual([])
  vi.stubGlobal('fetch', async () => new Response('x'))
  await send('message', seen)
  expect([...own.keys()]).toEqual([STYLE])
})

it('forgets pages and data of other releases, and nothing else that is kept', async () => {
  const left = [`retrilha-pages-${RELEASE}`, 'retrilha-files', 'retrilha-kept', 'outro']
  stores = [...left, 'retrilha-pages-/dados/indice-0.json', 'retrilha-data-/dados/indice-0.json']
  await send('activate', {})
  expect(stores).toEqual(left)
})

it('answers for pages and their files, and leaves the editors’ page, other files and hosts and what is sent to the network', async () => {
  vi.stubGlobal('fetch', async () => new Response('x'))
  const answered: string[] = []
  const ask = (address: string, method = 'GET', mode = 'navigate') =>
    send('fetch', {
      request: { url: address, method, mode },
      respondWith: () => void answered.push(address),
    })
  await ask('https://x.example/sobre')
  await ask('https://x.example/admin')
  await ask('https://x.example/admin/lots/novo')
  await ask('https://other.example/sobre')
  await ask('https://x.example/sobre', 'POST')
  await ask('https://x.example/manifest.webmanifest', 'GET', 'cors')
  await ask('https://x.example/fotos/a-1.avif', 'GET', 'no-cors')
  expect(answered).toEqual(['https://x.example/sobre', 'https://x.example/fotos/a-1.avif'])
})

it('keeps the newer page of a network that was too slow to be waited for', async () => {
  vi.useFakeTimers()
  const page = (text: string) =>
    new Response(`${text} "${RELEASE}"`, { headers: { 'content-type': 'text/html' } })
  kept.set('/precos', page('old'))
  let arrive = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  let answer = Promise.resolve(new Response())
  const work: Promise<unknown>[] = []
  listeners.get('fetch')?.({
    request: { url: 'https://x.example/precos', method: 'GET', mode: 'navigate' },
    waitUntil: (one: Promise<unknown>) => void work.push(one),
    respondWith: (given: Promise<Response>) => void (answer = given),
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await (await answer).text()).toContain('old')
  // A browser may end a worker that waits for nothing, and accepts no work after the event is over.
  const waitedFor = Promise.all(work.splice(0))
  vi.useRealTimers()
  arrive(page('new'))
  await waitedFor
  expect(work).toEqual([])
  expect(await (kept.get('/precos') ?? page('none')).text()).toContain('new')
})

it.each([
  [503, '/precos', 'kept'],
  [404, '/precos', 'from the host'],
  [undefined, '/precos', 'kept'],
  [undefined, '/precos/', 'kept'],
])('the answer %s for %s, a page that is kept, shows the one %s', async (status, path, shown) => {
  kept.set('/precos', new Response('kept'))
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) throw new TypeError('offline')
    return new Response('from the host', { status })
  })
  let answer = Promise.resolve(new Response())
  await send('fetch', {
    request: { url: `https://x.example${path}`, method: 'GET', mode: 'navigate' },
    respondWith: (given: Promise<Response>) => void (answer = given),
  })
  expect(await (await answer).text()).toBe(shown)
})

it('keeps sixty pages: the one that was kept longest ago goes first', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(`"${RELEASE}"`, { headers: { 'content-type': 'text/html' } }),
  )
  for (let at = 1; at <= 61; at += 1)
    await send('message', { data: { kind: 'seen', path: `/pagina-${at}`, files: [] } })
  expect(kept.size).toBe(60)
  expect([kept.has('/pagina-1'), kept.has('/pagina-61')]).toEqual([false, true])
})

it.each([null, 'seen', {}, { kind: 'toString' }])(
  'does nothing at words that are not of its release: %j',
  async (data) => {
    await send('message', { data, ports: [] })
    expect(skipWaiting).not.toHaveBeenCalled()
  },
)
