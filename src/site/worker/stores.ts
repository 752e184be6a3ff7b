import { PrecacheController } from 'workbox-precaching'
import type { WorkerContract } from './worker-scope'

const PREFIX = 'retrilha'
const KEPT = `${PREFIX}-kept`

/** Entries that each store keeps: the one that was kept longest ago goes first. */
const MOST = { pages: 60, data: 30, files: 120, photos: 60 }
export type StoreName = keyof typeof MOST

/**
 * Stores that belong to one release: pages and data have the same names in every release. Files
 * carry a hash in their names, and open tabs of another release still need theirs.
 */
const OF_A_RELEASE: readonly StoreName[] = ['pages', 'data']
const STORES: readonly StoreName[] = ['pages', 'data', 'files', 'photos']

/** Returns whether a page belongs to a release: it names the release's content index. */
const isOf = async (response: Response, release: string): Promise<boolean> =>
  (await response.clone().text()).includes(`"${release}"`)

const isOfType = (response: Response, type: string): boolean =>
  response.headers.get('content-type')?.startsWith(type) ?? false
const isPage = (response: Response): boolean => isOfType(response, 'text/html')
/** A host may answer with a page when a file is missing. */
const isMistaken = (response: Response): boolean =>
  isPage(response) && /\.\w+$/.test(new URL(response.url).pathname)

/**
 * Opens the worker's stores: the release's own files from the start, and pages, files and photos as
 * the visitor sees them.
 */
export function openStores({ release, kept }: WorkerContract) {
  const nameOf = (store: StoreName) =>
    `${PREFIX}-${store}${OF_A_RELEASE.includes(store) ? `-${release}` : ''}`
  // During a deploy, pages and worker may come from two releases: the installation then fails and
  // is tried again later.
  const isOwn = async (response: Response): Promise<boolean> =>
    response.ok &&
    !isMistaken(response) &&
    (!isPage(response) || response.url.endsWith(OFFLINE) || (await isOf(response, release)))
  const precache = new PrecacheController({
    cacheName: KEPT,
    plugins: [
      { cacheWillUpdate: async ({ response }) => ((await isOwn(response)) ? response : null) },
    ],
  })
  precache.addToCacheList([...kept])

  return {
    precache,
    /** Finds the entry of an address, whatever its query. */
    async find(path: string): Promise<Response | undefined> {
      const first = precache.getCacheKeyForURL(path)
        ? await precache.matchPrecache(path)
        : undefined
      if (first) return first
      for (const store of STORES) {
        const found = await (await caches.open(nameOf(store))).match(path, { ignoreSearch: true })
        if (found) return found
      }
    },
    /** Keeps a response, unless it is an error, of another release, or precached. */
    async keep(store: StoreName, path: string, response: Response): Promise<void> {
      if (!response.ok || response.redirected || precache.getCacheKeyForURL(path)) return
      if (store === 'pages' && !(isPage(response) && (await isOf(response, release)))) return
      if (store !== 'pages' && isPage(response)) return
      if (store === 'data' && !isOfType(response, 'application/json')) return
      const cache = await caches.open(nameOf(store))
      // A page that is seen again becomes the newest: keys are listed in the order of insertion.
      await cache.put(path, response)
      const keys = await cache.keys()
      for (const oldest of keys.slice(0, -MOST[store])) await cache.delete(oldest)
    },
    /** Fetches again what a visitor or a browser short of space has removed of the release's own files. */
    async refill(): Promise<void> {
      const cache = await caches.open(KEPT)
      for (const url of precache.getCachedURLs()) {
        const key = precache.getCacheKeyForURL(url)
        if (!key || (await cache.match(key))) continue
        const response = await fetch(url)
        if (await isOwn(response)) await cache.put(key, response)
      }
    },
    /** Removes pages and data of other releases; the precache cleans up after itself. */
    async forgetOthers(): Promise<void> {
      const own = STORES.map(nameOf)
      for (const name of await caches.keys())
        if (name.startsWith(`${PREFIX}-`) && name !== KEPT && !own.includes(name))
          await caches.delete(name)
    },
  }
}

/** The page that replaces a page that is not kept. */
export const OFFLINE = '/sem-conexao'
