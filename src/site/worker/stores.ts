import { PrecacheController } from 'workbox-precaching'
import { asItCame, keepWithin, toKeep } from './packed'
import { budgetsBeside, type StoreName } from './weights'
import type { WorkerContract } from './worker-scope'

const PREFIX = 'retrilha'
/**
 * Open tabs of another release still need its files, whose names carry a hash; pages and data have
 * the same names in every release.
 */
const OF_A_RELEASE: readonly StoreName[] = ['pages', 'data']
const STORES: readonly StoreName[] = ['pages', 'data', 'files', 'photos']

/** A page belongs to one release: the one whose index of the content it names. */
const isOf = async (response: Response, release: string): Promise<boolean> =>
  (await response.clone().text()).includes(`"${release}"`)

const isOfType = (response: Response, type: string): boolean =>
  response.headers.get('content-type')?.startsWith(type) ?? false
const isPage = (response: Response): boolean => isOfType(response, 'text/html')

/** What the worker keeps: the release's own from the start, and pages, files and photos as they are seen. */
export function openStores({ release, kept, weight }: WorkerContract) {
  const budgets = budgetsBeside(weight)
  const nameOf = (store: StoreName) =>
    `${PREFIX}-${store}${OF_A_RELEASE.includes(store) ? `-${release}` : ''}`
  const precache = new PrecacheController({
    cacheName: `${PREFIX}-kept`,
    // While a host takes a release in, its pages and its worker may be of two: then nothing is
    // installed, and tried again later.
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => {
          if (!response.ok || !isPage(response)) return response.ok ? response : null
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
    /** What is kept under an address, whatever its query. */
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
    /** Keeps an answer, unless it is an error, of another release, or kept from the start. */
    async keep(store: StoreName, path: string, response: Response): Promise<void> {
      if (!response.ok || response.redirected || precache.getCacheKeyForURL(path)) return
      if (store === 'pages' && !(isPage(response) && (await isOf(response, release)))) return
      // A host that does not know a file may answer with a page.
      if (store === 'data' && !isOfType(response, 'application/json')) return
      const cache = await caches.open(nameOf(store))
      await cache.put(path, await toKeep(response, { pack: OF_A_RELEASE.includes(store) }))
      await keepWithin(cache, budgets[store])
    },
    /** Pages and data of other releases; the precache cleans up after itself. */
    async forgetOthers(): Promise<void> {
      const own = STORES.map(nameOf)
      for (const name of await caches.keys())
        if (name.startsWith(`${PREFIX}-`) && name !== `${PREFIX}-kept` && !own.includes(name))
          await caches.delete(name)
    },
  }
}

/** The page in place of one that is not kept. */
export const OFFLINE = '/sem-conexao'
