// Plain JavaScript: a thread starts from a file, and run.mjs does not bundle this one.
import { readFileSync, writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** In bytes; smaller files gain nothing. */
const MIN_SIZE = 512

/** One of the threads of compress-files.ts: each takes the next free file. */
const { paths, taken, quality } = workerData
for (let index = Atomics.add(taken, 0, 1); index < paths.length; index = Atomics.add(taken, 0, 1)) {
  const bytes = readFileSync(paths[index])
  if (bytes.length < MIN_SIZE) continue
  writeFileSync(
    `${paths[index]}.br`,
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  )
  writeFileSync(`${paths[index]}.gz`, gzipSync(bytes, { level: 9 }))
}
