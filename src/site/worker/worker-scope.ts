/**
 * The part of a service worker's global that this site uses, declared here: TypeScript's libraries
 * for workers and for pages declare the same names differently, and one program can include only
 * one of them.
 */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface RequestEvent extends LastingEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface AskedEvent extends LastingEvent {
  data: unknown
  ports: readonly MessagePort[]
}
interface WorkerScope {
  registration: { unregister(): Promise<boolean> }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listen: (event: AskedEvent) => void): void
}

// The global of a service worker; only TypeScript's worker library declares its type.
export const worker = globalThis as unknown as WorkerScope

/** Data that the build passes to the worker; pipeline/output/worker.ts writes it. */
export interface WorkerContract {
  /**
   * Identifies the release: the address of its content index, which every page of the release
   * names.
   */
  release: string
  /**
   * The precached entries: pages with a hash of their content, files with a hash in their name
   * without one.
   */
  kept: readonly { url: string; revision: string | null }[]
}
