import { setTimeout as wait } from 'node:timers/promises'
import { FILE_LIST } from '../pipeline/hosts/host-files'
import { addressFaults, transferFaults } from './addresses'
import { asker, type Ask } from './ask'
import { fileFaults } from './files'

/** Hash of each file that a build wrote, by its path; see writeFileList. */
type FileHashes = Readonly<Record<string, string>>

/** In ms: a service that copies a release around the world takes so long at most. */
const ARRIVAL = 60_000
/** In ms: until then, a server that reloads may still answer from the release before. */
const AGAIN = 5000

/** The list of files that a site shows; undefined where it shows none. */
async function listAt(ask: Ask): Promise<FileHashes | undefined> {
  try {
    const { status, body } = await ask(FILE_LIST)
    const list: unknown = status === 200 ? JSON.parse(body.toString()) : undefined
    if (typeof list !== 'object' || list === null) return undefined
    return Object.fromEntries(Object.entries(list).map(([path, hash]) => [path, String(hash)]))
  } catch {
    return undefined
  }
}

/** Every file of a site as browsers receive it, and its answers to other addresses. */
async function faultsAt(ask: Ask, list: FileHashes): Promise<string[]> {
  const files = Object.entries(list)
  const page = files.find(([path]) => /^\/(?!404|index)[^/]+\.html$/.test(path))?.[0] ?? ''
  const script = files.find(([path]) => /^\/assets\/.*\.js$/.test(path))?.[0] ?? ''
  if (page === '' || script === '') return [`${FILE_LIST} names no page and no script`]
  // The agent asks for a few at a time.
  const all = await Promise.allSettled([
    ...files.map(([path, hash]) => fileFaults(ask, path, hash)),
    addressFaults(ask, page.replace(/\.html$/, '')),
    transferFaults(ask, page.replace(/\.html$/, ''), script),
  ])
  return all.flatMap((one) =>
    one.status === 'fulfilled' ? one.value : [String(one.reason).replace(/^Error: /, '')],
  )
}

/**
 * Asks a site on the internet everything.
 * @param released the file list of the release that it must show; any when left out
 * @returns what is wrong, and how many files were asked for
 */
export async function smoke(
  origin: string,
  released?: FileHashes,
): Promise<{ faults: string[]; files: number }> {
  const ask = asker(origin)
  const until = Date.now() + (released ? ARRIVAL : 0)
  let list = await listAt(ask)
  const isShown = () => !released || JSON.stringify(list) === JSON.stringify(released)
  while (!isShown() && Date.now() < until) {
    await wait(500)
    list = await listAt(ask)
  }
  if (!list || !isShown())
    return {
      files: 0,
      faults: [
        `${origin} does not show ${released ? 'the release: does the server reload?' : FILE_LIST}`,
      ],
    }
  const files = Object.keys(list).length
  const faults = await faultsAt(ask, list)
  if (faults.length === 0 || !released) return { files, faults }
  await wait(AGAIN)
  return { files, faults: await faultsAt(ask, list) }
}
