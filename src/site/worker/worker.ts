import { openStores, OFFLINE, type StoreName } from './stores'
import { type RequestEvent, type TakeOverAnswer, worker, type WorkerContract } from './worker-scope'

declare const __WORKER__: WorkerContract

/**
 * The site without a network. Pages are fetched from the network first, so that visitors who are
 * online see today's prices; files carry a hash in their names and are served from the cache. A new
 * release's worker waits until no tab of another release is open, or the visitor asks for it.
 * Requests below /admin are not handled.
 */
const stores = openStores(__WORKER__)

/** Longest wait for the network when the page is kept, in ms. */
const PATIENCE = 5000

const storeOf = (path: string): StoreName | undefined => {
  if (path.startsWith('/assets/')) return 'files'
  if (path.startsWith('/dados/')) return 'data'
  return path.startsWith('/fotos/') ? 'photos' : undefined
}

/**
 * Answers for a page, or for data without a hash in its name: the network's answer has precedence.
 */
async function newest(
  event: RequestEvent,
  store: 'pages' | 'data',
  path: string,
): Promise<Response> {
  const kept = await stores.find(path)
  const asked = fetch(event.request)
  // Called before the race, so that a response after PATIENCE is kept as well, for the next time.
  event.waitUntil(
    asked.then((response) => stores.keep(store, path, response.clone())).catch(() => undefined),
  )
  const patience = kept
    ? new Promise<never>((_resolve, reject) => {
        setTimeout(reject, PATIENCE)
      })
    : new Promise<never>(() => {})
  // A kept page is better than the error page of a host that is down.
  const answered = asked.then((response) =>
    kept && response.status >= 500 ? Promise.reject(new Error(`${response.status}`)) : response,
  )
  return Promise.race([answered, patience]).catch(
    async () =>
      kept ?? (store === 'pages' ? await stores.find(OFFLINE) : undefined) ?? Response.error(),
  )
}

async function file(event: RequestEvent, store: StoreName, path: string): Promise<Response> {
  const kept = await stores.find(path)
  if (kept) return kept
  const response = await fetch(event.request).catch(() => undefined)
  if (!response) return Response.error()
  event.waitUntil(stores.keep(store, path, response.clone()).catch(() => undefined))
  return response
}

/**
 * Fetches the files that a page used and that are not kept yet; they come from the browser's HTTP
 * cache. The page is kept last: one that opens offline has all that it needs.
 */
async function see(path: string, files: readonly string[]): Promise<void> {
  const wanted = [
    ...files.flatMap((name) => {
      const store = storeOf(name)
      return store ? [{ store, path: name }] : []
    }),
    { store: 'pages' as const, path },
  ]
  for (const { store, path: name } of wanted) {
    if (!(await stores.find(name)))
      await fetch(name)
        .then((response) => stores.keep(store, name, response))
        .catch(() => undefined)
  }
  await stores.refill().catch(() => undefined)
}

worker.addEventListener('install', (event) => event.waitUntil(stores.precache.install(event)))
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    stores.precache
      .activate(event)
      .then(stores.forgetOthers)
      .then(() => worker.clients.claim()),
  ),
)

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== location.origin || event.request.method !== 'GET' || pathname.startsWith('/admin'))
    return
  const store = storeOf(pathname)
  // Hosts lead from «/contato/» to «/contato»; without them the kept page is the same.
  const page = pathname.replace(/(.)\/$/, '$1')
  if (event.request.mode === 'navigate') event.respondWith(newest(event, 'pages', page))
  else if (store === 'data') event.respondWith(newest(event, store, pathname))
  else if (store) event.respondWith(file(event, store, pathname))
})

worker.addEventListener('message', (event) => {
  const message = event.data
  if (message?.kind === 'seen') event.waitUntil(see(message.path, message.files))
  if (message?.kind === 'takeOver') event.waitUntil(worker.skipWaiting())
  if (message?.kind === 'mayTakeOver')
    event.waitUntil(answerTakeOver(message.release, event.ports[0]))
})

async function answerTakeOver(release: string, port: MessagePort | undefined): Promise<void> {
  const sameRelease = release === __WORKER__.release
  const answer: TakeOverAnswer = { sameRelease }
  port?.postMessage(answer)
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (sameRelease && open.length === 1) await worker.skipWaiting()
}
