import X from 'lucide-react/icons/x'
import { type MouseEvent, useEffect, useState } from 'react'
import { focusAround } from '../../../lib/focus-around'
import { buttonClass } from '../../../ui/button'
import { SmartLink } from '../../../ui/smart-link'
import { compareHref, MAX_COMPARED } from '../shared/compare-search'
import {
  type ComparedLot,
  onComparedChange,
  setCompared,
  toggleCompared,
  useComparedLots,
} from '../shared/compared-lots'
import { Tick } from '../shared/tick'

const FULL = 'Já são quatro'
const countOf = (lots: readonly ComparedLot[]): string => `${lots.length} de ${MAX_COMPARED}`

/** At the foot of the window: the ticked lots, and the link to their comparison. */
export function CompareBar() {
  const lots = useComparedLots()
  const [said, setSaid] = useState('')
  useEffect(() => onComparedChange((before, after) => setSaid(changeText(before, after))), [])
  return (
    <>
      {/* Each change is announced. Here before the bar is, because screen readers do not announce a
          region that is added together with its text. */}
      <p className="sr" role="status">
        {said}
      </p>
      {lots.length > 0 && <ComparedList lots={lots} />}
    </>
  )
}

/** The sentence that announces a change of the ticked lots. */
export function changeText(before: readonly ComparedLot[], after: readonly ComparedLot[]): string {
  const missingIn = (lots: readonly ComparedLot[]) => (lot: ComparedLot) =>
    lots.every(({ slug }) => slug !== lot.slug)
  const added = after.find(missingIn(before))
  const gone = before.find(missingIn(after))
  if (added) {
    const full = after.length < MAX_COMPARED ? '' : ` ${FULL}.`
    return `${added.title}: na comparação. ${countOf(after)}.${full}`
  }
  return after.length === 0 || !gone
    ? 'Comparação vazia.'
    : `${gone.title}: fora da comparação. ${countOf(after)}.`
}

/** For buttons that may disappear with the lot that they remove: moves the focus first. */
const leaving =
  (go: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget)
    go()
  }

const PLACE =
  'grid min-h-13 min-w-0 flex-[0_1_160px] grid-cols-[minmax(0,1fr)_44px] items-center rounded-control border border-light-25 pl-3.5 text-caption xl:flex-[0_1_250px]'

/**
 * The bar names the lots where there is room for names, and shows their number elsewhere. The limit
 * is in rem, because larger names need more room.
 */
const ComparedList = ({ lots }: { lots: readonly ComparedLot[] }) => (
  <section
    className="compare-bar dark @container fixed inset-x-0 bottom-0 z-6 border-t border-light-25 bg-mask-950 pb-[env(safe-area-inset-bottom,0px)] print:hidden"
    aria-label="Lotes para comparar"
  >
    <div className="wrap flex min-h-17 items-center gap-3 max-md:pl-17 md:min-h-20 md:gap-4">
      <ul className="flex min-w-0 flex-1 gap-3 @max-[60rem]:hidden">
        {lots.map((lot) => (
          <li key={lot.slug} className={PLACE}>
            <span className="line-clamp-2">{lot.title}</span>
            <button
              type="button"
              className="muted grid h-11 place-items-center hover:text-white"
              aria-label={`Tirar da comparação: ${lot.title}`}
              onClick={leaving(() => toggleCompared(lot))}
            >
              <X className="icon" aria-hidden="true" />
            </button>
          </li>
        ))}
        {lots.length < MAX_COMPARED && (
          <li className={`${PLACE} muted border-dashed`}>Cabe mais um</li>
        )}
      </ul>
      <p className="small num flex-1 @min-[60rem]:hidden">{countOf(lots)}</p>
      <button
        type="button"
        className={buttonClass('ghost', 'max-md:hidden')}
        onClick={leaving(() => setCompared([]))}
      >
        Limpar
      </button>
      {lots.length > 1 ? (
        <SmartLink
          className={buttonClass('gold', 'max-md:px-4')}
          href={compareHref(lots.map(({ slug }) => slug))}
        >
          Comparar lotes
        </SmartLink>
      ) : (
        <span className="muted">Escolha mais um</span>
      )}
    </div>
  </section>
)

/** Checkbox that puts a lot into the comparison. */
export function CompareTick({ lot }: { lot: ComparedLot }) {
  const lots = useComparedLots()
  const isTicked = lots.some(({ slug }) => slug === lot.slug)
  const isFull = !isTicked && lots.length >= MAX_COMPARED
  return (
    <Tick
      className="needs-script"
      checked={isTicked}
      disabled={isFull}
      aria-describedby={`lote-${lot.slug}`}
      onChange={() => toggleCompared(lot)}
    >
      {isFull ? FULL : 'Comparar'}
    </Tick>
  )
}
