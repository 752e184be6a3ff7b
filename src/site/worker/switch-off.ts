import { worker } from './worker-scope'

/**
 * Replaces the worker in a release that has it switched off: removes everything that was kept and
 * unregisters itself. Open pages continue; the next load has no worker.
 */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
