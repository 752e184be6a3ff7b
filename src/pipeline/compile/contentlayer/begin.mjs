// Plain JavaScript, so that run.mjs can start a build with it (build-first.mjs) and the build finds
// the same thread.
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
let thread

/**
 * Returns the thread that loads contentlayer2, started by the first call: loading its two thousand
 * files takes as long as the whole check.
 */
export function contentlayerThread() {
  if (thread) return thread
  thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { configPath: `${root}contentlayer.config.ts` },
    // contentlayer2 takes PWD, the folder of the calling shell, for the project.
    env: { ...process.env, PWD: root },
  })
  // A thread that is never used ends with the process.
  thread.unref()
  return thread
}

/**
 * Takes the thread, so that the next call of contentlayerThread starts a new one; undefined when
 * none was started.
 */
export function takeContentlayerThread() {
  const taken = thread
  thread = undefined
  return taken
}
