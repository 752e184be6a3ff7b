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

/** Returns a received message if it is one of ours. */
export function asWorkerMessage(data: unknown): WorkerMessage | undefined {
  const kind: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined
  // Only pages of this origin can post to its worker; the kind filters out messages of an older
  // release.
  return kind === 'seen' || kind === 'mayTakeOver' || kind === 'takeOver'
    ? (data as WorkerMessage)
    : undefined
}
