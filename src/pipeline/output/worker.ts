import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { sha256 } from '../files'
import { PATHS } from '../paths'
import { KEPT_PAGES, OFFLINE, pageFile } from '../render/render-pages'
import type { WorkerContract } from '../../site/worker/worker-scope'

/** Address of the worker: at the top, because a worker controls the addresses below it. */
export const WORKER = '/sw.js'

/**
 * Writes the service worker with the list of its precached files.
 * @param release identifies the release; see WorkerContract
 * @param files names below dist of all files that the kept pages load, without photos
 */
export async function writeWorker(
  dist: string,
  release: string,
  files: readonly string[],
): Promise<void> {
  const pages = [...KEPT_PAGES, OFFLINE].map((url) => ({
    url,
    revision: sha256(readFileSync(`${dist}${pageFile(url)}`)).slice(0, 16),
  }))
  const hashed = [...new Set(files)].sort().map((name) => ({ url: `/${name}`, revision: null }))
  const contract: WorkerContract = { release, kept: [...pages, ...hashed] }
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
    throw new Error(`The build of ${name} made more than one script`)
  return script.code
}
