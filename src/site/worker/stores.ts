import { PrecacheController } from 'workbox-precaching'
import { asItCame, keepWithin, toKeep } from './packed'
import { budgetsBeside, type StoreName } from './weights'
import type { WorkerContract } from './worker-scope'

const PREFIX = 'retrilha'
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
export function openStores({ release, kept, weight }: WorkerContract) {
  const budgets = budgetsBeside(weight)
  const nameOf = (store: StoreName) =>
    `${PREFIX}-${store}${OF_A_RELEASE.includes(store) ? `-${release}` : ''}`
  const precache = new PrecacheController({
    cacheName: `${PREFIX}-kept`,
    // During a deploy, pages and worker may come from two releases: the installation then fails and
    // is tried again later.
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => {
          if (!response.ok || isMistaken(response)) return null
          if (!isPage(response)) return response
          return (await isOf(response, release)) || response.url.endsWith(OFFLINE)
            ? toKeep(response, { pack: true })
            : null
        },
      },
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
      if (first) return asItCame(first)
      for (const store of STORES) {
        const found = await (await caches.open(nameOf(store))).match(path, { ignoreSearch: true })
        if (found) return asItCame(found)
      }
    },
    /** Keeps a response, unless it is an error, of another release, or precached. */
    async keep(store: StoreName, path: string, response: Response): Promise<void> {
      if (!response.ok || response.redirected || precache.getCacheKeyForURL(path)) return
      if (store === 'pages' && !(isPage(response) && (await isOf(response, release)))) return
      if (store !== 'pages' && isPage(response)) return
      if (store === 'data' && !isOfType(response, 'application/json')) return
      const cache = await caches.open(nameOf(store))
      await cache.put(path, await toKeep(response, { pack: OF_A_RELEASE.includes(store) }))
      await keepWithin(cache, budgets[store])
    },
    /** Removes pages and data of other releases; the precache cleans up after itself. */
    async forgetOthers(): Promise<void> {
      const own = STORES.map(nameOf)
      for (const name of await caches.keys())
        if (name.startsWith(`${PREFIX}-`) && name !== `${PREFIX}-kept` && !own.includes(name))
          await caches.delete(name)
    },
  }
}

/** The page that replaces a page that is not kept. */
export const OFFLINE = '/sem-conexao'
