import type { ComponentProps } from 'react'
import { statusOf } from '../../../../content/lots/listing'
import type { LotView } from '../../../../content/views/views'
import { type Grade, LOT_STATUS_NAMES, type LotStatus } from '../../../../content/vocabulary'
import { writeNumber } from '../../../lib/brazilian-number'
import { formatShortDate } from '../../../lib/format'
import { buttonClass } from '../../../ui/button'
import type { useLotPurchase } from './lot-requests'

/** A checkbox with its label; `className` is the label's. */
export const Tick = ({ className = '', children, ...input }: ComponentProps<'input'>) => (
  <label
    className={`inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-2.5 font-[540] print:hidden ${className}`}
  >
    <input type="checkbox" className="m-0 size-5 flex-none accent-mask-600" {...input} />
    {children}
  </label>
)

type Dated = Pick<LotView, 'status' | 'statusOn' | 'reservedUntil'>

/** «Disponível», «Reservado até 04/12/2026», «Vendido em 14/11/2026» */
export function stateOf({ statusOn, reservedUntil, ...lot }: Dated): string {
  const status = statusOf(lot)
  const name = LOT_STATUS_NAMES[status]
  if (status === 'vendido' && statusOn) return `${name} em ${formatShortDate(statusOn)}`
  if (status === 'reservado' && reservedUntil)
    return `${name} até ${formatShortDate(reservedUntil)}`
  return name
}

/** Colour of the words, and the shape in front of them. */
const STATE: Record<LotStatus, string> = {
  disponível: 'text-mask-600 before:size-2 before:rounded-full before:bg-current',
  reservado: 'text-copper-700 before:size-2 before:rounded-full before:border-2',
  vendido: 'text-ink-muted before:h-0.5 before:w-2 before:bg-current',
}

/** Whether a lot can be bought, as a word and a shape. */
export const LotState = ({ lot }: { lot: Dated }) => (
  <span
    className={`lot-state inline-flex items-center gap-2 text-small font-[640] before:flex-none ${STATE[statusOf(lot)]}`}
  >
    {stateOf(lot)}
  </span>
)

/** The company's rating of a lot from 0 to 5: a star and its number; screen readers get a sentence. */
export function LotRating({ rating }: { rating: number }) {
  const figure = writeNumber(rating, 1, 1)
  return (
    <span className="lot-rating num inline-flex items-center gap-1 text-small font-[620] text-ink">
      <svg viewBox="0 0 24 24" className="size-4 fill-copper-500" aria-hidden="true">
        <path d="m12 2.3 3 6.2 6.8.9-5 4.7 1.3 6.8L12 17.6l-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z" />
      </svg>
      <span aria-hidden="true">{figure}</span>
      <span className="sr">{`Avaliação ${figure} de 5`}</span>
    </span>
  )
}

/** The two scales on which a lot is graded. */
export const SCALES = [
  ['functional', 'Funcional'],
  ['cosmetic', 'Estética'],
] as const

const GRADE: Record<Grade, string> = {
  A: 'bg-mask-600 text-white',
  B: 'bg-mask-100 text-mask-800 border-2 border-mask-600',
  C: 'bg-copper-100 text-copper-700 border-2 border-copper-500',
  D: 'bg-white text-danger border-2 border-danger',
}

/** The letter of a grade on a tile in its colour. */
export const LotGrade = ({ grade, small = false }: { grade: Grade; small?: boolean }) => (
  <span
    className={`lot-grade inline-grid [print-color-adjust:exact] flex-none place-items-center rounded-badge leading-none font-[760] ${small ? 'size-[1.375rem] text-caption' : 'size-7 text-small'} ${GRADE[grade]}`}
  >
    {grade}
  </span>
)

/** What the buttons of a lot do. */
export type Purchase = Pick<ReturnType<typeof useLotPurchase>, 'hrefFor' | 'buy'>

interface BuyButtonProps {
  lot: LotView
  purchase: Purchase
  /** Id of the lot's heading, where the button does not follow it. */
  describedBy?: string
  /** `gold` for dark ground; `default` where a reserved lot has no other action. */
  variant?: 'gold' | 'default'
  className?: string
}

/** «Comprar Lote»; for a reserved lot a chat about its release; nothing for a sold one. */
export function LotBuyButton({ lot, purchase, describedBy, variant, className }: BuyButtonProps) {
  const status = statusOf(lot)
  if (status === 'vendido') return null
  const isReserved = status === 'reservado'
  return (
    <a
      className={buttonClass(variant ?? (isReserved ? 'outline' : 'default'), className)}
      href={purchase.hrefFor(lot)}
      aria-describedby={describedBy}
      {...(isReserved
        ? { target: '_blank', rel: 'noopener' }
        : { onClick: () => purchase.buy(lot) })}
    >
      {isReserved ? 'Quero ser avisado' : 'Comprar Lote'}
    </a>
  )
}
