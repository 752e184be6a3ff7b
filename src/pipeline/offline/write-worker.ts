import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { PATHS } from '../paths'
import type { WorkerContract } from '../../site/worker/worker-scope'

/** Address of the worker: at the top, because a worker answers for what lies below it. */
export const WORKER = '/sw.js'
/** Pages that are kept before they are seen: the shell, the price board with its calculator, the contact. */
export const KEPT_PAGES = ['/', '/comercio-sucata', '/contato'] as const
/** The page in place of one that is not kept. */
export const OFFLINE = '/sem-conexao'
/** What may be kept before it is seen, in bytes, as the worker weighs it (site/worker/packed.ts); with the worker's own budgets it stays below 3 MB. */
const MOST = 1_400_000
/** An entry's address and headers, in bytes; a script weighs twice, because the browser keeps its compiled form. */
const AROUND = 1000

export interface WorkerParts {
  /** Name below dist of the release's first script. */
  entry: string
  /** Names below dist of all files that the kept pages load, without photos. */
  files: Iterable<string>
}

const fileOf = (page: string): string => `${page === '/' ? '/index' : page}.html`

/**
 * Writes the service worker with the list of what it keeps from the start.
 * @throws Error where that weighs more than 1.4 MB
 */
export async function writeWorker(dist: string, { entry, files }: WorkerParts): Promise<void> {
  const pages = await Promise.all([...KEPT_PAGES, OFFLINE].map(async (url) => {
    const bytes = await readFile(`${dist}${fileOf(url)}`)
    return { url, weight: gzipSync(bytes).length, revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
  }))
  const hashed = await Promise.all([...new Set(files)].sort().map(async (name) => ({ url: `/${name}`, weight: (await stat(`${dist}/${name}`)).size * (name.endsWith('.js') ? 2 : 1), revision: null })))
  const weight = [...pages, ...hashed].reduce((sum, one) => sum + one.weight + AROUND, 0)
  if (weight > MOST) throw new Error(`O que fica guardado para quando não há internet teria ${weight} bytes; o limite é ${MOST}.`)
  const contract: WorkerContract = { entry: `/${entry}`, kept: [...pages, ...hashed].map(({ url, revision }) => ({ url, revision })) }
  await bundle(dist, 'worker', { __WORKER__: JSON.stringify(contract) })
}

/** Writes, at the worker's address, one that forgets everything and unregisters. */
export const writeSwitchOff = (dist: string): Promise<void> => bundle(dist, 'switch-off', {})

async function bundle(dist: string, name: 'worker' | 'switch-off', define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    root: PATHS.root,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: `${PATHS.root}src/site/worker/${name}.ts`, output: { format: 'iife', entryFileNames: WORKER.slice(1) } },
    },
  })
}
