import { writeNumber } from '../../lib/brazilian-number'
import { ratingOf } from './labels'

/** Our own rating of a lot's state from 0 to 5: a star and its number for the eye, a sentence for the ear. */
export function LotRating({ rating }: { rating: number }) {
  const figure = writeNumber(rating, 1, 1)
  return (
    <span className="lot-rating num">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 2.3 3 6.2 6.8.9-5 4.7 1.3 6.8L12 17.6l-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z" />
      </svg>
      <span aria-hidden="true">{figure}</span>
      <span className="sr">{ratingOf(figure)}</span>
    </span>
  )
}
