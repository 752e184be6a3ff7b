import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { PATHS } from '../paths'
import { KEPT_PAGES, OFFLINE, pageFile } from '../render/pages'
import { budgetsBeside, entryWeight } from '../../site/worker/weights'
import type { WorkerContract } from '../../site/worker/worker-scope'

/** Address of the worker: at the top, because a worker controls the addresses below it. */
export const WORKER = '/sw.js'

/**
 * Writes the service worker with the list of its precached files.
 * @param release identifies the release; see WorkerContract
 * @param files names below dist of all files that the kept pages load, without photos
 * @throws Error when they leave no room on the visitor's device for the pages that the visitor sees
 */
export async function writeWorker(
  dist: string,
  release: string,
  files: readonly string[],
): Promise<void> {
  const pages = await Promise.all(
    [...KEPT_PAGES, OFFLINE].map(async (url) => {
      const bytes = await readFile(`${dist}${pageFile(url)}`)
      return {
        url,
        weight: entryWeight(gzipSync(bytes).length, false),
        revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
      }
    }),
  )
  const hashed = await Promise.all(
    [...new Set(files)].sort().map(async (name) => ({
      url: `/${name}`,
      weight: entryWeight((await stat(`${dist}/${name}`)).size, name.endsWith('.js')),
      revision: null,
    })),
  )
  const weight = [...pages, ...hashed].reduce((sum, one) => sum + one.weight, 0)
  const room = budgetsBeside(weight).pages
  if (room <= 0)
    throw new Error(
      `O que fica guardado para quando não há internet tem ${-room} bytes a mais do que cabe em 3 MB. ` +
        'Tire alguma página de KEPT_PAGES, em src/pipeline/render/pages.ts.',
    )
  const contract: WorkerContract = {
    release,
    kept: [...pages, ...hashed].map(({ url, revision }) => ({ url, revision })),
    weight,
  }
  // The script is the same for all content: its contract is written before it.
  const script = `var __WORKER__=${JSON.stringify(contract)};${await bundle('worker')}`
  await writeFile(`${dist}${WORKER}`, script)
}

/** Writes, at the worker's address, one that removes everything and unregisters. */
export const writeSwitchOff = async (dist: string): Promise<void> =>
  writeFile(`${dist}${WORKER}`, await bundle('switch-off'))

/** @throws Error when Vite makes anything but one script */
async function bundle(name: 'worker' | 'switch-off'): Promise<string> {
  const { build } = await import('vite')
  const made = await build({
    configFile: false,
    root: PATHS.root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${PATHS.root}src/site/worker/${name}.ts`,
        output: { format: 'iife', entryFileNames: WORKER.slice(1) },
      },
    },
  })
  const [script, ...others] = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error(`A construção de ${name} não deu um script só.`)
  return script.code
}
