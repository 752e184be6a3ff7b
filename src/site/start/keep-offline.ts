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

/** The machine of the start, as scripts outside it see it. */
interface Start {
  state: () => string
  wake: (reason: 'message') => void
  running: Promise<Running>
}

/**
 * Tools from the first script, passed as arguments: an import here would become a separate file
 * that every page fetches.
 */
interface Tools extends Start {
  keepTyping: (page: Document) => void
}

/**
 * Registers the worker that keeps the site for offline use, sends it the pages that the visitor
 * saw, and offers a newer release when one waits. Runs once the page rests. Does nothing in a
 * browser without workers, or for visitors who save data and have no worker yet.
 * @param worker address of the worker
 */
export async function keepOffline(
  { content: release, style, files: named }: PageContract,
  worker: string,
  tools: Tools,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { onPage, isReachable, setOfflineState } = wheneverRunning(tools)
  // The files that the application of this page needs, whether fetched already or not.
  const files = [style, ...named]
  const container = navigator.serviceWorker
  const returning = container.controller !== null
  // Registering would fetch the release's minimum for offline use, which visitors who save data did
  // not ask for.
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
  // Pages seen before the worker was ready are kept, too; nothing is fetched that the visitor did
  // not open.
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

  let looks = 0
  const look = async () => {
    const own = ++looks
    await registration.update().catch(() => undefined)
    const reachable = await isReachable()
    // A dead network may answer after a later look has found the server.
    if (own === looks) setOfflineState({ offline: !reachable })
  }
  if (returning) void look()
  for (const type of ['online', 'offline']) addEventListener(type, () => void look())
  // A visitor who comes back to a tab that stayed open for days is then told of a newer release.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
}

/**
 * Returns whether the server answers, for a static page. A browser may call itself online in a
 * network that leads nowhere. Not lib/is-reachable, which is part of the application's files.
 */
const serverAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Returns the running application to scripts outside it, also while the page is static: a message
 * that only the application can show wakes it, and is shown once it runs.
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
    isReachable: () => application?.isReachable() ?? serverAnswers(),
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

/**
 * Offers the new release. A page of the new release activates its worker at once; a page of an
 * older release asks the visitor first.
 */
function offer(
  waiting: ServiceWorker,
  release: string,
  onOlder: (waiting: ServiceWorker) => void,
): void {
  const { port1, port2 } = new MessageChannel()
  // The worker of this site sends no other answer.
  port1.addEventListener('message', ({ data }: MessageEvent<TakeOverAnswer>) => {
    if (!data.sameRelease) onOlder(waiting)
  })
  port1.start()
  const question: WorkerMessage = { kind: 'mayTakeOver', release }
  waiting.postMessage(question, [port2])
}

/** Longest wait for the older release's worker to finish its work, in ms. */
const PATIENCE = 3000

/**
 * Reloads the page with the typed text once the new release's worker controls it. When the older
 * worker does not finish in time, the page reloads all the same, from the network.
 */
function changeTo(waiting: ServiceWorker, keepTyping: Tools['keepTyping']): void {
  const answered = new Promise<unknown>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
  })
  void answered.then(() => {
    keepTyping(document)
    location.reload()
  })
  const wish: WorkerMessage = { kind: 'takeOver' }
  waiting.postMessage(wish, [])
}
