import type { PointerEvent } from 'react'
import { useTyped } from '../../lib/use-typed'
import { PRICE_OF_A_DAY, priceOfDay } from './labels'
import { dayNumber, dayOf, priceOn, type PriceHistory } from './price-history'

interface Props {
  history: PriceHistory
  /** As dayNumber counts. */
  day: number
  onDay: (day: number) => void
}

/**
 * Chooses a day of the chart and says its price. A slider takes fingers, pointers and arrow keys by
 * itself.
 */
export function ChartDay({ history, day, onDay }: Props) {
  const shown = dayOf(day)
  const text = priceOfDay(shown, priceOn(history, shown))
  const slider = useTyped<HTMLInputElement>(String(day), (value) => onDay(Number(value)))
  return (
    <p className="price-chart-day needs-script">
      <input
        ref={slider}
        type="range"
        aria-label={PRICE_OF_A_DAY}
        aria-valuetext={text}
        min={dayNumber(history.from)}
        max={dayNumber(history.to)}
        value={day}
        onChange={({ target }) => onDay(Number(target.value))}
      />
      <b aria-hidden="true">{text}</b>
    </p>
  )
}

/** How far from the left of a drawing the pointer is, in units of its view box. */
export function pointedAt({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return ((clientX - left) / width) * currentTarget.viewBox.baseVal.width
}
