import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { constants } from 'node:zlib'

/**
 * Writes compressed copies beside files, .br and .gz, for hosts that serve them; none beside a
 * small one. Each core has a thread for it with a small memory: an encoder's allocations make V8
 * collect the whole memory of its thread.
 * @param paths paths of the files
 * @param quality brotli's, 0 to 11
 */
export async function compressFiles(
  paths: readonly string[],
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const taken = new Int32Array(new SharedArrayBuffer(4))
  await Promise.all(
    Array.from(
      { length: Math.min(availableParallelism(), paths.length) },
      () =>
        new Promise<void>((resolve, reject) => {
          new Worker(new URL('./compress-thread.mjs', import.meta.url), {
            workerData: { paths, taken, quality },
          })
            .once('error', reject)
            .once('exit', () => resolve())
        }),
    ),
  )
}
