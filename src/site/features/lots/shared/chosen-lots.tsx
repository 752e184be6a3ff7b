import Bookmark from 'lucide-react/icons/bookmark'
import { useSyncExternalStore } from 'react'
import { COMPARE_PATH } from '../../../../content/views/paths'
import {
  createStore,
  keepOnDevice,
  keptOnDevice,
  useKeptOnDevice,
  asValues,
  loadForTab,
  readRecord,
  saveForTab,
} from '../../../lib/store'
import { Button } from '../../../ui/button'

/** More columns do not fit on a screen. */
export const MAX_COMPARED = 4

/** Query of the comparison's address: slugs with commas between them. */
export interface CompareSearch {
  lotes?: string
}

/** Form of a lot's slug; whether the lot exists shows when its data is fetched. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The slugs of an address in their order, each once, at most four. */
export const comparedSlugs = (text = ''): string[] =>
  [...new Set(text.split(',').map((slug) => slug.trim()))]
    .filter((slug) => SLUG.test(slug))
    .slice(0, MAX_COMPARED)

/** Reads `?lotes=a,b`. Never throws: repeated and wrong slugs are dropped, which removes them from the address. */
export const validateCompareSearch = ({ lotes }: Record<string, unknown>): CompareSearch => ({
  lotes: comparedSlugs(typeof lotes === 'string' ? lotes : '').join(',') || undefined,
})

/** Address of the comparison of these lots. */
export const compareHref = (slugs: readonly string[]): string =>
  `${COMPARE_PATH}?lotes=${slugs.join(',')}`

const COMPARED = 'lotes-comparados'

/** Slugs with commas between them; undefined until the first change, before which the tab has them. */
const compared = createStore<string | undefined>(undefined)
const inTab = () => compared.get() ?? asValues(loadForTab(COMPARED) ?? {}).lotes ?? ''

/** The slugs of the lots that are ticked for the comparison; none in the prerendered page. */
export const useCompared = (): string[] =>
  comparedSlugs(useSyncExternalStore(compared.subscribe, inTab, () => ''))

/** Remembers these lots for as long as the tab lives. */
export function setCompared(slugs: readonly string[]): void {
  const lotes = slugs.join(',')
  saveForTab(COMPARED, { lotes })
  compared.set(lotes)
}

const SAVED = 'lotes-guardados'

/** The price in reais at which each lot was saved, by slug; anything else in the storage is no lot. */
export const readSaved = (text: string): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(readRecord(text) ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )

export const useSavedLots = (): ReadonlyMap<string, number> => readSaved(useKeptOnDevice(SAVED))

/** @param price in reais; undefined takes the lot off */
export function saveLot(slug: string, price: number | undefined): void {
  const saved = new Map(readSaved(keptOnDevice(SAVED)))
  if (price === undefined) saved.delete(slug)
  else saved.set(slug, price)
  keepOnDevice(SAVED, saved.size > 0 ? JSON.stringify(Object.fromEntries(saved)) : '')
}

/** Remembers a lot on this device, or forgets it. */
export function SaveButton({ lot }: { lot: { slug: string; price: number } }) {
  const isSaved = useSavedLots().has(lot.slug)
  return (
    <Button
      variant="ghost"
      aria-pressed={isSaved}
      onClick={() => saveLot(lot.slug, isSaved ? undefined : lot.price)}
    >
      <Bookmark className="icon" aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? 'Guardado' : 'Guardar'}
    </Button>
  )
}
