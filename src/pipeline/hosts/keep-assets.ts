import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Tabs that stay open longer than this many releases reload the page. */
const RELEASES = 5

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).sort((a, b) => (a < b ? -1 : 1))

/**
 * Keeps the scripts of earlier releases reachable for a while: an open tab requests chunks by the
 * names of its release. `store` has a numbered folder per release with its own assets, and lives as
 * long as the site. The last five releases are merged into dist/assets; names carry a hash of the
 * content, so none is overwritten.
 * @returns how many files of earlier releases were added to dist
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
