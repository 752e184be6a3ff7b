import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { constants } from 'node:zlib'

/**
 * Leaves compressed copies beside files, .br and .gz, for hosts that serve them; none beside a
 * small one. Each core has a thread of its own for it, whose memory is small: what an encoder takes
 * makes V8 clear the whole memory of its thread.
 * @param paths of the files
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
