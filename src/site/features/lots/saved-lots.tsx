import Bookmark from 'lucide-react/icons/bookmark'
import { type ReactNode, useId, useMemo } from 'react'
import { isAvailable, statusOf } from '../../../content/lots/listing'
import { lotPath } from '../../../content/lots/paths'
import type { LotEntry, LotsPageView, LotView } from '../../../content/views'
import { useLotEntries } from '../../content'
import { keepOnDevice, keptOnDevice, useKeptOnDevice } from '../../lib/device-store'
import { focusAround } from '../../lib/focus-around'
import { fillPlaces, formatPrice, countWords } from '../../lib/format'
import { readRecord } from '../../lib/tab-store'
import { Button } from '../../ui/button'
import { FetchFailed } from '../../ui/fetch-failed'
import { SmartLink } from '../../ui/smart-link'
import { useLastVisit } from '../../lib/last-visit'
import { LastVisit } from '../../ui/last-visit'

const KEY = 'lotes-guardados'

/** The price in reais at which each lot was saved, by slug; anything else in the storage is no lot. */
export const readSaved = (text: string): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(readRecord(text) ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )

function useSavedLots(): ReadonlyMap<string, number> {
  const kept = useKeptOnDevice(KEY)
  return useMemo(() => readSaved(kept), [kept])
}

/** @param price in reais; undefined takes the lot off */
function keepLot(slug: string, price: number | undefined): void {
  const saved = new Map(readSaved(keptOnDevice(KEY)))
  if (price === undefined) saved.delete(slug)
  else saved.set(slug, price)
  keepOnDevice(KEY, saved.size > 0 ? JSON.stringify(Object.fromEntries(saved)) : '')
}

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

/** The saved lots that are listed, and the addresses of those that have left the list. */
function sortedOut(
  saved: ReadonlyMap<string, number>,
  known: readonly LotEntry[],
  total: number,
): { shown: LotEntry[]; gone: string[] } {
  const slugs = new Set(known.map(({ slug }) => slug))
  return {
    shown: known.filter(({ slug }) => saved.has(slug)),
    // Only a whole list tells that a lot has left it.
    gone: known.length < total ? [] : [...saved.keys()].filter((slug) => !slugs.has(slug)),
  }
}

interface SavedLotsProps {
  texts: Pick<LotsPageView, 'saved' | 'statuses'>
  /** The lots of the page. */
  lots: readonly LotEntry[]
  /** Number of all lots; the others load when there is a saved one to show. */
  total: number
}

/**
 * The lots that this device remembers, with their present price and state; nothing while there are
 * none.
 */
export function SavedLots({ texts: { saved: texts, statuses }, lots, total }: SavedLotsProps) {
  const id = useId()
  const saved = useSavedLots()
  const all = useLotEntries(saved.size > 0 && lots.length < total)
  const { shown, gone } = sortedOut(saved, all.data ?? lots, total)
  const isEmpty = shown.length + gone.length === 0
  if (isEmpty && !all.isError) return null
  return (
    <section className="small mt-6" aria-labelledby={id}>
      <h3 className="h4" id={id}>
        {texts.title}
      </h3>
      <ul className="num mt-2" hidden={isEmpty}>
        {shown.map((lot) => (
          <SavedRow
            key={lot.slug}
            slug={lot.slug}
            title={lot.title}
            label={texts.removeButton}
            name={
              <SmartLink className="inline-block py-1" href={lotPath(lot.slug)}>
                {lot.title}
              </SmartLink>
            }
          >
            <SavedState lot={lot} then={saved.get(lot.slug)} texts={{ saved: texts, statuses }} />
          </SavedRow>
        ))}
        {gone.map((slug) => {
          // The device remembers no title, but the address has its words.
          const words = slug.replaceAll('-', ' ')
          return (
            <SavedRow key={slug} slug={slug} title={words} label={texts.removeButton} name={words}>
              <span className="muted">{texts.gone}</span>
            </SavedRow>
          )
        })}
      </ul>
      {all.isError && <FetchFailed text={texts.failed} onRetry={all.refetch} />}
      <p className="hint flex flex-wrap items-center gap-x-6">
        {texts.note}
        <button
          type="button"
          className="list-clear"
          onClick={({ currentTarget }) => {
            focusAround(currentTarget)
            keepOnDevice(KEY, '')
          }}
        >
          {texts.clearButton}
        </button>
      </p>
    </section>
  )
}

/** The price of a saved lot, its price when it was saved, and its state. */
function SavedState({
  lot,
  then,
  texts: { saved: texts, statuses },
}: Pick<SavedLotsProps, 'texts'> & { lot: LotEntry; then: number | undefined }) {
  return (
    <>
      <b>{formatPrice(lot.price)}</b>
      {then !== undefined && then !== lot.price && (
        <span className="muted">{fillPlaces(texts.before, { preco: formatPrice(then) })}</span>
      )}
      {!isAvailable(lot) && <span className="muted">{statuses[statusOf(lot)]}</span>}
    </>
  )
}

interface SavedRowProps {
  slug: string
  title: string
  /** The title, as a link where the lot is still listed. */
  name: ReactNode
  /** Of the button that forgets the lot. */
  label: string
  /** What has become of the lot. */
  children: ReactNode
}

const SavedRow = ({ slug, title, name, label, children }: SavedRowProps) => (
  <li>
    {name}
    <p className="flex flex-wrap items-center gap-x-3">
      {children}
      <button
        type="button"
        className="list-clear"
        aria-label={`${label}: ${title}`}
        onClick={({ currentTarget }) => {
          focusAround(currentTarget)
          keepLot(slug, undefined)
        }}
      >
        {label}
      </button>
    </p>
  </li>
)

interface Props {
  /** The lots of the first page. */
  lots: readonly LotView[]
  /** Number of all lots. */
  total: number
  texts: LotsPageView['lastVisit']
}

/** New lots, sold ones and new prices since a visit of an earlier day. */
export function LotsLastVisit({ lots, total, texts }: Props) {
  const now = useMemo(
    () => Object.fromEntries(lots.map((lot) => [lot.slug, `${statusOf(lot)} ${lot.price}`])),
    [lots],
  )
  const { before, forget } = useLastVisit('visita-lotes', now)
  if (!before) return null
  /** The state and price that a lot had then; '' for a lot that was not shown. */
  const oldOf = ({ slug }: LotView) => before.shown[slug] ?? ''
  const wasThere = lots.filter((lot) => oldOf(lot) !== '')
  // On a list of several pages, a lot below the last one that the visitor knows may have come up
  // from the next page, so it does not count as new. When the visitor knows none of them, all
  // count.
  const known = lots.findLastIndex((lot) => oldOf(lot) !== '' && statusOf(lot) !== 'vendido') + 1
  const seen = total > lots.length && known > 0 ? lots.slice(0, known) : lots
  const counts = [
    [texts.fresh, seen.filter((lot) => oldOf(lot) === '' && isAvailable(lot))],
    [
      texts.sold,
      wasThere.filter((lot) => statusOf(lot) === 'vendido' && !oldOf(lot).startsWith('vendido')),
    ],
    [
      texts.priced,
      wasThere.filter((lot) => isAvailable(lot) && !oldOf(lot).endsWith(` ${lot.price}`)),
    ],
  ] as const
  const changes = counts
    .filter(([, found]) => found.length > 0)
    .map(([words, found]) => countWords(found.length, words))
  return <LastVisit day={before.day} changes={changes} texts={texts} onForget={forget} />
}
