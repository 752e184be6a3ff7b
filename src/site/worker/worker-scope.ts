/**
 * What this site uses of a service worker's global, in its own words: TypeScript's library for
 * workers and the one for pages name the same things differently, and one program can hold only one
 * of them.
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

// The global of a service worker, which only its own library could name.
export const worker = globalThis as unknown as WorkerScope

/** What the build tells the worker; pipeline/output/worker.ts writes it. */
export interface WorkerContract {
  /** What names the release: the address of its index of the content, which every page of it says. */
  release: string
  /** What is kept from the start: pages by their content's hash, files with a hash in their name with none. */
  kept: readonly { url: string; revision: string | null }[]
  /** What that takes of the visitor's storage, in bytes (weights.ts). */
  weight: number
}
