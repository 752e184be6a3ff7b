import Bookmark from 'lucide-react/icons/bookmark'
import { useMemo } from 'react'
import { keepOnDevice, keptOnDevice, useKeptOnDevice } from '../../../lib/device-store'
import { readRecord } from '../../../lib/tab-store'
import { Button } from '../../../ui/button'

const KEY = 'lotes-guardados'

/** The price in reais at which each lot was saved, by slug; anything else in the storage is no lot. */
export const readSaved = (text: string): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(readRecord(text) ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )

export function useSavedLots(): ReadonlyMap<string, number> {
  const kept = useKeptOnDevice(KEY)
  return useMemo(() => readSaved(kept), [kept])
}

/** @param price in reais; undefined takes the lot off */
export function keepLot(slug: string, price: number | undefined): void {
  const saved = new Map(readSaved(keptOnDevice(KEY)))
  if (price === undefined) saved.delete(slug)
  else saved.set(slug, price)
  keepOnDevice(KEY, saved.size > 0 ? JSON.stringify(Object.fromEntries(saved)) : '')
}

export const forgetLots = (): void => keepOnDevice(KEY, '')

/** Remembers a lot on this device, or forgets it. */
export function SaveButton({ lot }: { lot: { slug: string; price: number } }) {
  const isSaved = useSavedLots().has(lot.slug)
  return (
    <Button
      variant="ghost"
      aria-pressed={isSaved}
      onClick={() => keepLot(lot.slug, isSaved ? undefined : lot.price)}
    >
      <Bookmark className="icon" aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? 'Guardado' : 'Guardar'}
    </Button>
  )
}
