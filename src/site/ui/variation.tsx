import { formatVariation } from '../lib/format'

const ARROWS = { up: 'M4.5.8 8.6 8H.4z', down: 'M4.5 8.2.4 1h8.2z' }

/** Change of a price in percentage points, with its arrow; a price that stands still has none. */
export function VariationFigure({ points }: { points: number }) {
  return (
    <>
      {points !== 0 && (
        <svg width="9" height="9" viewBox="0 0 9 9" aria-hidden="true">
          <path d={points > 0 ? ARROWS.up : ARROWS.down} fill="currentColor" />
        </svg>
      )}
      {formatVariation(points)}
    </>
  )
}

/** The same in the colours of the price board. */
export const Variation = ({ points }: { points: number }) => (
  <span className={points < 0 ? 'variation variation-down' : 'variation'}>
    <VariationFigure points={points} />
  </span>
)
