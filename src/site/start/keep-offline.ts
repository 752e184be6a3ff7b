import type { TakeOverAnswer, WorkerMessage } from '../worker/worker-messages'
import { savesData } from '../lib/saves-data'
import type { Running } from './application'
import type { PageContract } from './page-contract'

/** Files of this site that the page has loaded. */
const usedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** The machine of the start, for scripts outside of it. */
interface Start {
  state: () => string
  wake: (reason: 'message') => void
  running: Promise<Running>
}

/** With a part of the first script: imported here, it would become a file of its own that every page fetches. */
interface Tools extends Start {
  keepTyping: (page: Document) => void
}

/**
 * Registers the worker that keeps the site for when there is no network, tells it which pages are seen,
 * and offers a newer release when one waits. Runs once the page rests. Without a worker in the browser it
 * does nothing, and for visitors who save data and have none yet.
 * @param worker its address
 */
export async function keepOffline(
  { content: release, style, files: named }: PageContract,
  worker: string,
  tools: Tools,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { onPage, isReachable, setOfflineState } = wheneverRunning(tools)
  // What the application of this page needs, whether it was fetched or not.
  const files = [style, ...named]
  const container = navigator.serviceWorker
  const returning = container.controller !== null
  // The release's own minimum would be fetched for a time without network that nobody asked for.
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
  // What was seen before the worker came is kept, too; nothing is fetched that nobody asked to see.
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
  // Somebody who comes back to a tab that stayed open for days hears of the new release then.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

/**
 * The application for scripts outside of it, also while the page is static: what only it can show wakes
 * it, and is said once it runs.
 */
export function wheneverRunning({ state, running, wake }: Start): Running {
  let application: Running | undefined
  const then = (tell: (application: Running) => void) => {
    if (application) tell(application)
    else void running.then(tell, () => undefined)
  }
  then((now) => {
    application = now
  })
  return {
    onPage: (listen) => {
      if (state() !== 'running') listen(location.pathname)
      then(({ onPage }) => onPage(listen))
    },
    isReachable: () => application?.isReachable() ?? Promise.resolve(navigator.onLine),
    setOfflineState: (change) => {
      if (change.offline || change.update) wake('message')
      then(({ setOfflineState }) => setOfflineState(change))
    },
  }
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
