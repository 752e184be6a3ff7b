import type { AnyRouter } from '@tanstack/react-router'
import { isReachable, savesData, setNetworkState } from '../lib/network'
import { reloadWithTyping } from '../lib/typed'
import type { TakeOverAnswer, WorkerMessage } from '../worker/worker-scope'
import type { PageContract } from './page-start'
import { trusted } from './trusted'

/** Files of this site that the page has loaded. */
const usedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  ),
]

/**
 * Registers the worker that keeps the site for offline use, tells it the pages that the visitor
 * sees, and offers a newer release when one waits. Does nothing in a browser without workers, and
 * for visitors who save data and have no worker yet.
 * @param seen paths of the pages that this tab has shown so far
 */
export async function keepOffline(
  router: Pick<AnyRouter, 'subscribe'>,
  { worker, content: release }: PageContract,
  seen: Set<string>,
): Promise<void> {
  if (!worker || !release || !('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  const returning = container.controller !== null
  // Registering would fetch the release's minimum for offline use, which visitors who save data did
  // not ask for.
  if (savesData() && !returning) return
  const registration = await container.register(trusted.createScriptURL(worker), {
    updateViaCache: 'none',
  })
  // Pages seen before the worker was ready are kept, too; nothing is fetched that the visitor did
  // not open.
  if (!savesData()) {
    const tell = (path: string) => {
      const message: WorkerMessage = { kind: 'seen', path, files: usedFiles() }
      container.controller?.postMessage(message)
    }
    seen.forEach(tell)
    router.subscribe('onResolved', () => {
      seen.add(location.pathname)
      tell(location.pathname)
    })
    container.addEventListener('controllerchange', () => seen.forEach(tell))
  }
  const consider = (candidate: ServiceWorker | null) => {
    const check = () => {
      if (candidate?.state === 'installed' && container.controller) offer(candidate, release)
    }
    candidate?.addEventListener('statechange', check)
    check()
  }
  consider(registration.waiting)
  consider(registration.installing)
  registration.addEventListener('updatefound', () => consider(registration.installing))

  const look = async () => {
    await registration.update().catch(() => undefined)
    setNetworkState({ offline: !(await isReachable()) })
  }
  if (returning) void look()
  for (const type of ['online', 'offline']) addEventListener(type, () => void look())
  // A visitor who comes back to a tab that stayed open for days is then told of a newer release.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
}

/**
 * Offers the new release. A page of the new release activates its worker at once; a page of an
 * older release asks the visitor first.
 */
function offer(waiting: ServiceWorker, release: string): void {
  const { port1, port2 } = new MessageChannel()
  // The worker of this site sends no other answer.
  port1.addEventListener('message', ({ data }: MessageEvent<TakeOverAnswer>) => {
    if (!data.sameRelease) setNetworkState({ update: () => changeTo(waiting) })
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
function changeTo(waiting: ServiceWorker): void {
  const answered = new Promise<unknown>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
  })
  void answered.then(reloadWithTyping)
  const wish: WorkerMessage = { kind: 'takeOver' }
  waiting.postMessage(wish, [])
}
