import { worker } from './worker-scope'

/**
 * Takes the place of the worker where a release has it switched off: forgets everything that was kept and unregisters.
 * Open pages go on; the next load has no worker.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
