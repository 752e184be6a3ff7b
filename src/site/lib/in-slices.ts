import { nextTask } from './next-task'

/** Longest run of work before the browser may handle a keystroke and paint, in ms. */
const SLICE = 4

/** Work that may be interrupted wherever it yields. */
export type Work<Result> = Generator<void, Result>

/** Does long work in slices, so that no keystroke waits for ten thousand lots. Undefined if `signal` aborted it. */
export async function inSlices<Result>(
  work: Work<Result>,
  signal?: AbortSignal,
): Promise<Result | undefined> {
  for (;;) {
    await nextTask()
    if (signal?.aborted) return undefined
    const end = performance.now() + SLICE
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < end)
  }
}

/** Does the same work at once. */
export function atOnce<Result>(work: Work<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
