// Plain JavaScript: a thread starts from a file, and run.mjs does not bundle this one.
import { generateDotpkg, getConfig, runMain } from '@contentlayer2/core'
import { T } from '@contentlayer2/utils/effect'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Runs contentlayer2 beside the rest of the build: posts {} for every message once all documents
 * are compiled, or { error }.
 */
const run = runMain({ tracingServiceName: 'retrilha', verbose: false })

/**
 * contentlayer2 colours and nests the message of its errors for a terminal; the tag and the other
 * fields name the cause.
 */
const describe = (error) =>
  typeof error === 'object' && error !== null && '_tag' in error
    ? `${String(error._tag)} ${JSON.stringify(error)}`
    : String(error)

/** Returns errors as values: `runMain` itself would end the thread. */
async function attempt(effect) {
  const outcome = await run(T.either(effect))
  if (outcome._tag === 'Left')
    throw new Error(`contentlayer2 recusou o conteúdo: ${describe(outcome.left)}`)
  return outcome.right
}

let config

async function compile() {
  config ??= await attempt(getConfig({ configPath: workerData.configPath }))
  await attempt(generateDotpkg({ config, verbose: false }))
}

parentPort.on('message', () => {
  compile().then(
    () => parentPort.postMessage({}, []),
    (error) =>
      parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) }, []),
  )
})
