import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { PATHS } from '../paths'
import { budgetsBeside, entryWeight } from '../../site/worker/weights'
import type { WorkerContract } from '../../site/worker/worker-scope'

/** Address of the worker: at the top, because a worker answers for what lies below it. */
export const WORKER = '/sw.js'
/** Pages that are kept before they are seen: the shell, the price board with its calculator, the contact. */
export const KEPT_PAGES = ['/', '/comercio-sucata', '/contato'] as const
/** The page in place of one that is not kept. */
export const OFFLINE = '/sem-conexao'

export interface WorkerParts {
  /** What names the release; see WorkerContract. */
  release: string
  /** Names below dist of all files that the kept pages load, without photos. */
  files: Iterable<string>
}

const fileOf = (page: string): string => `${page === '/' ? '/index' : page}.html`

/**
 * Writes the service worker with the list of what it keeps from the start.
 * @throws Error where that leaves no room on the visitor's device for a page that was seen
 */
export async function writeWorker(dist: string, { release, files }: WorkerParts): Promise<void> {
  const pages = await Promise.all([...KEPT_PAGES, OFFLINE].map(async (url) => {
    const bytes = await readFile(`${dist}${fileOf(url)}`)
    return { url, weight: entryWeight(gzipSync(bytes).length, false), revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
  }))
  const hashed = await Promise.all([...new Set(files)].sort().map(async (name) => ({ url: `/${name}`, weight: entryWeight((await stat(`${dist}/${name}`)).size, name.endsWith('.js')), revision: null })))
  const weight = [...pages, ...hashed].reduce((sum, one) => sum + one.weight, 0)
  const room = budgetsBeside(weight).pages
  if (room <= 0) throw new Error(`O que fica guardado para quando não há internet tem ${-room} bytes a mais do que cabe em 3 MB. Tire alguma página de KEPT_PAGES, em src/pipeline/offline/write-worker.ts.`)
  const contract: WorkerContract = { release, kept: [...pages, ...hashed].map(({ url, revision }) => ({ url, revision })), weight }
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
