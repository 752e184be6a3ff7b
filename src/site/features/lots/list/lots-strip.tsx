import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useMemo } from 'react'
import { isAvailable, statusOf } from '../../../../content/lots/listing'
import { lotPath } from '../../../../content/lots/paths'
import type { LotView } from '../../../../content/views/views'
import { LOT_STATUS_NAMES } from '../../../../content/vocabulary'
import { focusAround } from '../../../lib/focus-around'
import { countWords, formatPrice, formatShortDate } from '../../../lib/format'
import { useLastVisit } from '../../../lib/last-visit'
import { SmartLink } from '../../../ui/smart-link'
import { forgetLots, keepLot, useSavedLots } from '../shared/saved-lots'

/** What a visit keeps of a lot: its state and its price. */
const shownOf = (lot: LotView): string => `${statusOf(lot)} ${lot.price}`

/** New lots, sold ones and new prices since a visit that kept `shown`; kinds without a lot are left out. */
export function changesSince(shown: Readonly<Record<string, string>>, lots: readonly LotView[]) {
  const known = lots.filter(({ slug }) => shown[slug] !== undefined)
  return [
    {
      words: { one: 'lote novo', many: 'lotes novos' },
      lots: lots.filter((lot) => shown[lot.slug] === undefined && isAvailable(lot)),
    },
    {
      words: { one: 'vendido', many: 'vendidos' },
      lots: known.filter(
        (lot) => statusOf(lot) === 'vendido' && !shown[lot.slug]?.startsWith('vendido'),
      ),
    },
    {
      words: { one: 'com preço novo', many: 'com preço novo' },
      lots: known.filter((lot) => isAvailable(lot) && !shown[lot.slug]?.endsWith(` ${lot.price}`)),
    },
  ].filter((change) => change.lots.length > 0)
}

/**
 * What this device remembers, above the list: what has changed since a visit of an earlier day, and
 * the saved lots with their present price and state. Nothing for who has neither.
 */
export function LotsStrip({ lots }: { lots: readonly LotView[] }) {
  const now = useMemo(() => Object.fromEntries(lots.map((lot) => [lot.slug, shownOf(lot)])), [lots])
  const { before, forget } = useLastVisit('visita-lotes', now)
  const saved = useSavedLots()
  if (!before && saved.size === 0) return null
  const changes = before ? changesSince(before.shown, lots) : []
  return (
    <section
      className="small num mt-3 flex flex-wrap items-center gap-x-6 border-y border-hair print:hidden"
      aria-label="Novidades e lotes guardados"
    >
      {before && (
        <>
          <p className="py-2.5">
            <b>{`Desde a sua visita de ${formatShortDate(before.day)}:`}</b>
            {changes.length === 0 && ' nada mudou.'}
          </p>
          {changes.map((change) => (
            <Fold key={change.words.one} title={countWords(change.lots.length, change.words)}>
              {change.lots.map((lot) => (
                <li key={lot.slug} className="flex flex-wrap items-center gap-x-3">
                  <LotLink lot={lot} /> <b>{formatPrice(lot.price)}</b>
                </li>
              ))}
            </Fold>
          ))}
          <button type="button" className="list-clear" onClick={forget}>
            Esquecer
          </button>
        </>
      )}
      {saved.size > 0 && <SavedLots lots={lots} saved={saved} />}
    </section>
  )
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group open:basis-full">
    <summary className="motif-target cursor-pointer gap-1.5 font-semibold text-mask-600">
      {title}
      <ChevronDown className="icon group-open:rotate-180" aria-hidden="true" />
    </summary>
    <ul className="pb-3">{children}</ul>
  </details>
)

const LotLink = ({ lot }: { lot: LotView }) => (
  <SmartLink className="motif-target" href={lotPath(lot.slug)}>
    {lot.title}
  </SmartLink>
)

/** A lot that is listed no longer is named by its address: the device remembers no title. */
function SavedLots({
  lots,
  saved,
}: {
  lots: readonly LotView[]
  saved: ReadonlyMap<string, number>
}) {
  return (
    <Fold title={countWords(saved.size, { one: 'lote guardado', many: 'lotes guardados' })}>
      {[...saved].map(([slug, price]) => {
        const lot = lots.find((listed) => listed.slug === slug)
        const title = lot?.title ?? slug.replaceAll('-', ' ')
        return (
          <li key={slug} className="flex flex-wrap items-center gap-x-3">
            {lot ? <LotLink lot={lot} /> : title} {lot && <b>{formatPrice(lot.price)}</b>}
            <span className="muted">
              {!lot && 'saiu da lista'}
              {lot && lot.price !== price && `era ${formatPrice(price)} quando você guardou `}
              {lot && !isAvailable(lot) && LOT_STATUS_NAMES[statusOf(lot)]}
            </span>
            <button
              type="button"
              className="list-clear"
              aria-label={`Tirar: ${title}`}
              onClick={({ currentTarget }) => {
                focusAround(currentTarget)
                keepLot(slug, undefined)
              }}
            >
              Tirar
            </button>
          </li>
        )
      })}
      <li className="muted flex flex-wrap items-center gap-x-6">
        Ficam só neste aparelho. O Safari os apaga depois de sete dias sem visita.
        <button
          type="button"
          className="list-clear"
          onClick={({ currentTarget }) => {
            focusAround(currentTarget)
            forgetLots()
          }}
        >
          Tirar todos
        </button>
      </li>
    </Fold>
  )
}
