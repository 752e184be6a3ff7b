/** What a page says to the worker: a contract of both sides. */
export type WorkerMessage =
  /** The page at `path` is seen, with these files of this site: keep what is not kept yet. */
  | { kind: 'seen'; path: string; files: readonly string[] }
  /**
   * May the waiting worker take over? It does where nothing of another release is open; it answers
   * whether it is of that release.
   */
  | { kind: 'mayTakeOver'; release: string }
  /** The visitor wants the newer release. */
  | { kind: 'takeOver' }

export interface TakeOverAnswer {
  /** The page is of the waiting worker's release already. */
  sameRelease: boolean
}

/** What came as a message, if it is one of ours. */
export function asWorkerMessage(data: unknown): WorkerMessage | undefined {
  const kind: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined
  // Only pages of this origin can speak to its worker; the kind tells an older release's words apart.
  return kind === 'seen' || kind === 'mayTakeOver' || kind === 'takeOver'
    ? (data as WorkerMessage)
    : undefined
}
