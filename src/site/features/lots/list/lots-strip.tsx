import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useMemo } from 'react'
import { isAvailable, statusOf } from '../../../../content/lots/listing'
import { lotPath } from '../../../../content/views/paths'
import type { LotView } from '../../../../content/views/views'
import { LOT_STATUS_NAMES } from '../../../../content/vocabulary'
import { focusAround } from '../../../lib/focus-around'
import { countWords, formatPrice, formatShortDate } from '../../../lib/format'
import { useLastVisit } from '../../../lib/last-visit'
import { SmartLink } from '../../../ui/smart-link'
import { saveLot, useSavedLots } from '../shared/chosen-lots'

type Lots = readonly LotView[]

/** What a visit keeps of a lot: its state and its price. */
const shownOf = (lot: LotView): string => `${statusOf(lot)} ${lot.price}`

/** New lots, sold ones and new prices since a visit that kept `shown`; kinds without a lot are left out. */
export function changesSince(shown: Readonly<Record<string, string>>, lots: Lots) {
  const changeOf = (lot: LotView) => {
    const [status, price] = shown[lot.slug]?.split(' ') ?? []
    if (!status) return isAvailable(lot) && 'lote novo'
    if (statusOf(lot) === 'vendido') return status !== 'vendido' && 'vendido'
    return isAvailable(lot) && price !== String(lot.price) && 'com preço novo'
  }
  return [
    { one: 'lote novo', many: 'lotes novos' },
    { one: 'vendido', many: 'vendidos' },
    { one: 'com preço novo', many: 'com preço novo' },
  ]
    .map((words) => ({ words, lots: lots.filter((lot) => changeOf(lot) === words.one) }))
    .filter((change) => change.lots.length > 0)
}

/**
 * What this device remembers, above the list: what has changed since a visit of an earlier day, and
 * the saved lots with their present price and state. Nothing for who has neither.
 */
export function LotsStrip({ lots }: { lots: Lots }) {
  const now = useMemo(() => Object.fromEntries(lots.map((lot) => [lot.slug, shownOf(lot)])), [lots])
  const before = useLastVisit('visita-lotes', now)
  const prices = useSavedLots()
  const saved = lots.filter(({ slug }) => prices.has(slug))
  if (!before && saved.length === 0) return null
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
                <li key={lot.slug} className={LINE}>
                  <LotLink lot={lot} />
                </li>
              ))}
            </Fold>
          ))}
        </>
      )}
      {saved.length > 0 && <SavedLots lots={saved} prices={prices} />}
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

const LINE = 'flex flex-wrap items-center gap-x-3'

const LotLink = ({ lot }: { lot: LotView }) => (
  <>
    <SmartLink className="motif-target" href={lotPath(lot.slug)}>
      {lot.title}
    </SmartLink>{' '}
    <b translate="no">{formatPrice(lot.price)}</b>
  </>
)

interface SavedProps {
  lots: Lots
  /** The price at which each was saved, by slug. */
  prices: ReadonlyMap<string, number>
}

const SavedLots = ({ lots, prices }: SavedProps) => (
  <Fold title={countWords(lots.length, { one: 'lote guardado', many: 'lotes guardados' })}>
    {lots.map((lot) => {
      const price = prices.get(lot.slug) ?? lot.price
      return (
        <li key={lot.slug} className={LINE}>
          <LotLink lot={lot} />
          <span className="muted">
            {lot.price !== price && `era ${formatPrice(price)} quando você guardou `}
            {!isAvailable(lot) && LOT_STATUS_NAMES[statusOf(lot)]}
          </span>
          <button
            type="button"
            className="list-clear"
            aria-label={`Tirar: ${lot.title}`}
            onClick={({ currentTarget }) => {
              // The button disappears with its lot.
              focusAround(currentTarget)
              saveLot(lot.slug, undefined)
            }}
          >
            Tirar
          </button>
        </li>
      )
    })}
    <li className="muted">
      Ficam só neste aparelho. O Safari os apaga depois de sete dias sem visita.
    </li>
  </Fold>
)
