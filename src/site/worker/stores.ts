import { PrecacheController } from 'workbox-precaching'
import { BUDGETS, keepWithin, type StoreName } from './budget'
import type { WorkerContract } from './worker-scope'

/** Files of another release may be asked for by its open tabs, and are told apart by the hash in their names; pages are not. */
const PREFIX = 'retrilha'

/** A page belongs to one release: the one whose first script it names. */
const isOf = async (response: Response, entry: string): Promise<boolean> => (await response.clone().text()).includes(`"${entry}"`)

const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

/** What the worker keeps: the release's own from the start, and pages, files and photos as they are seen. */
export function openStores({ entry, kept }: WorkerContract) {
  const nameOf = (store: StoreName) => (store === 'pages' ? `${PREFIX}-pages-${entry}` : `${PREFIX}-${store}`)
  const precache = new PrecacheController({
    cacheName: `${PREFIX}-kept`,
    // While a host takes a release in, its pages and its worker may be of two: then nothing is installed, and tried again later.
    plugins: [{ cacheWillUpdate: async ({ response }) => (response.ok && (!isPage(response) || await isOf(response, entry) || response.url.endsWith(OFFLINE)) ? response : null) }],
  })
  precache.addToCacheList([...kept])

  return {
    precache,
    /** What is kept under an address, whatever its query. */
    async find(path: string): Promise<Response | undefined> {
      const first = precache.getCacheKeyForURL(path) ? await precache.matchPrecache(path) : undefined
      if (first) return first
      for (const store of ['pages', 'files', 'photos'] as const) {
        const found = await (await caches.open(nameOf(store))).match(path, { ignoreSearch: true })
        if (found) return found
      }
    },
    /** Keeps an answer, unless it is an error, of another release, or kept from the start. */
    async keep(store: StoreName, path: string, response: Response): Promise<void> {
      if (!response.ok || response.redirected || precache.getCacheKeyForURL(path)) return
      if (store === 'pages' && !(isPage(response) && await isOf(response, entry))) return
      const cache = await caches.open(nameOf(store))
      await cache.put(path, response)
      await keepWithin(cache, BUDGETS[store])
    },
    /** Pages of other releases; the precache cleans up after itself. */
    async forgetOthers(): Promise<void> {
      const own = (['pages', 'files', 'photos'] as const).map(nameOf)
      for (const name of await caches.keys()) if (name.startsWith(`${PREFIX}-`) && name !== `${PREFIX}-kept` && !own.includes(name)) await caches.delete(name)
    },
  }
}

/** The page in place of one that is not kept. */
export const OFFLINE = '/sem-conexao'
