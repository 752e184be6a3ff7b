import type { TakeOverAnswer, WorkerMessage } from '../worker/worker-messages'
import { savesData } from '../lib/saves-data'
import { wheneverRunning, type MaybeRunning } from './whenever-running'

/** Files of this site that the page has loaded. */
const usedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

interface Kept {
  /** Address of the worker. */
  worker: string
  release: string
  /** What the application of this page needs, whether it has been asked for or not. */
  files: readonly string[]
}

/** The application, and parts of the first scripts: imported here, they would become a file of their own that every page asks for. */
interface Tools extends MaybeRunning {
  keepTyping: (page: Document) => void
}

/**
 * Registers the worker that keeps the site for when there is no network, tells it which pages are seen, and offers a newer
 * release when one waits. Runs once the page has come to rest; fails without a word where the browser has no worker, and does
 * nothing for who spares data and has none yet.
 */
export async function keepOffline({ worker, release, files }: Kept, tools: Tools): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { onPage, isReachable, setOfflineState } = wheneverRunning(tools)
  const container = navigator.serviceWorker
  const returning = container.controller !== null
  // The release's own minimum would be fetched for a time without network that nobody has asked for.
  if (savesData() && !returning) return
  const registration = await container.register(worker, { updateViaCache: 'none' })
  const say = (message: WorkerMessage) => container.controller?.postMessage(message)
  const seen = new Set<string>()
  const here = location.pathname
  const sayOf = (path: string) =>
    say({
      kind: 'seen',
      path,
      files: path === here ? [...new Set([...usedFiles(), ...files])] : usedFiles(),
    })
  // Without this, what was seen before the worker came is not kept; nothing is fetched for later that nobody asked to see.
  if (!savesData()) {
    onPage((path) => {
      seen.add(path)
      sayOf(path)
    })
    container.addEventListener('controllerchange', () => seen.forEach(sayOf))
  }
  watchForRelease(registration, release, (waiting) =>
    setOfflineState({ update: () => changeTo(waiting, tools.keepTyping) }),
  )

  const look = () =>
    void registration
      .update()
      .catch(() => undefined)
      .then(isReachable)
      .then((reachable) => setOfflineState({ offline: !reachable }))
  if (returning) look()
  for (const type of ['online', 'offline']) addEventListener(type, look)
  // Who comes back to a tab that stayed open for days hears of the new release then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

/** @param onOlder called with a worker whose release is newer than this page */
function watchForRelease(
  registration: ServiceWorkerRegistration,
  release: string,
  onOlder: (waiting: ServiceWorker) => void,
): void {
  const consider = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return
    if (worker.state === 'installed') offer(worker, release, onOlder)
    else
      worker.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(worker, release, onOlder)
      })
  }
  consider(registration.waiting)
  consider(registration.installing)
  registration.addEventListener('updatefound', () => consider(registration.installing))
}

/** A page that came with the new release already lets its worker in; one of an older release asks the visitor first. */
function offer(
  waiting: ServiceWorker,
  release: string,
  onOlder: (waiting: ServiceWorker) => void,
): void {
  const { port1, port2 } = new MessageChannel()
  // The worker of this site answers with nothing else.
  port1.addEventListener('message', ({ data }: MessageEvent<TakeOverAnswer>) => {
    if (!data.sameRelease) onOlder(waiting)
  })
  port1.start()
  const question: WorkerMessage = { kind: 'mayTakeOver', release }
  waiting.postMessage(question, [port2])
}

/** How long the worker of the older release may take to end what it does, in ms. */
const PATIENCE = 3000

/**
 * The page comes anew once the worker of the new release answers for it, with what was typed. Where the older worker
 * does not end, the page comes all the same, from the network.
 */
function changeTo(waiting: ServiceWorker, keepTyping: Tools['keepTyping']): void {
  const reload = () => {
    keepTyping(document)
    location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, PATIENCE)
  const wish: WorkerMessage = { kind: 'takeOver' }
  waiting.postMessage(wish, [])
}
