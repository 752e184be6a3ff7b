// Plain JavaScript, so that run.mjs can begin a build with it (build-first.mjs) and the build finds the same thread.
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
let thread

/**
 * The thread in which contentlayer2 loads, begun by the first call: its two thousand files take as
 * long as the whole check.
 */
export function contentlayerThread() {
  if (thread) return thread
  thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { configPath: `${root}contentlayer.config.ts` },
    // contentlayer2 takes the folder that the calling shell stands in for the project.
    env: { ...process.env, PWD: root },
  })
  // A thread that is never used ends with the process.
  thread.unref()
  return thread
}

/** The thread, which the next call of contentlayerThread begins anew; undefined where none was begun. */
export function takeContentlayerThread() {
  const taken = thread
  thread = undefined
  return taken
}
