import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Tabs that stay open longer than this many releases load the page anew. */
const RELEASES = 5

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).sort((a, b) => (a < b ? -1 : 1))

/**
 * Lets the scripts of earlier releases be reached for a while: an open tab asks for chunks by the
 * names that its release
 * gave them. `store` holds a numbered folder per release with its own assets, and lives as long as the site.
 * The last five releases are merged into dist/assets; names carry a hash of what they hold, so none
 * is overwritten.
 * @returns how many files of earlier releases dist has got
 */
export async function keepAssets(dist: string, store: string): Promise<number> {
  const assets = join(dist, 'assets')
  await mkdir(store, { recursive: true })
  const own = await filesIn(assets)
  const releases = (await filesIn(store)).filter((name) => /^\d{6}$/.test(name))
  const last = releases.at(-1)
  if (last === undefined || (await filesIn(join(store, last))).join('\n') !== own.join('\n')) {
    const name = String(Number(last ?? 0) + 1).padStart(6, '0')
    await cp(assets, join(store, name), { recursive: true })
    releases.push(name)
  }
  for (const old of releases.splice(0, Math.max(0, releases.length - RELEASES)))
    await rm(join(store, old), { recursive: true })
  const known = new Set(own)
  for (const release of releases.toReversed()) {
    for (const file of await filesIn(join(store, release))) {
      if (known.has(file)) continue
      known.add(file)
      await cp(join(store, release, file), join(assets, file))
    }
  }
  return known.size - own.length
}
