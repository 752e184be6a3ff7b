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
  /** Only pages of this origin can post to their worker; one of an older release may say other things. */
  data: WorkerMessage | null
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

/** Messages from a page to the worker: a contract of both sides. */
export type WorkerMessage =
  /**
   * The visitor sees the page at `path`, which uses these files of this site: keep those that are
   * not kept yet.
   */
  | { kind: 'seen'; path: string; files: readonly string[] }
  /**
   * Asks whether the waiting worker may take over. It may when no tab of another release is open;
   * the answer says whether the worker is of that release.
   */
  | { kind: 'mayTakeOver'; release: string }
  /** The visitor wants the newer release. */
  | { kind: 'takeOver' }

export interface TakeOverAnswer {
  /** The page belongs to the waiting worker's release already. */
  sameRelease: boolean
}
