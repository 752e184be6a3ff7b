import { statusOf } from '../../../content/lots/listing'
import type { LotView } from '../../../content/views'
import type { Grade, LotStatus } from '../../../content/vocabulary'
import { writeNumber } from '../../lib/brazilian-number'
import { type Dated, stateOf, type StateWords } from './lot-state'
import { ratingOf } from './labels'

const SHAPE: Partial<Record<LotStatus, string>> = {
  reservado: ' lot-state-reserved',
  vendido: ' lot-state-sold',
}

/** Whether a lot can be bought, as a word and a shape. */
export const LotState = ({ lot, list }: { lot: Dated; list: StateWords }) => (
  <span className={`lot-state${SHAPE[statusOf(lot)] ?? ''}`}>{stateOf(lot, list)}</span>
)

/** The company's rating of a lot from 0 to 5: a star and its number; screen readers get a sentence. */
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

/** The letter of a grade on a tile in its colour. */
export const LotGrade = ({ grade, small = false }: { grade: Grade; small?: boolean }) => (
  <span className={`lot-grade lot-grade-${grade.toLowerCase()}${small ? ' lot-grade-small' : ''}`}>
    {grade}
  </span>
)

/** The facts of a lot, as a list that ends with its condition. */
export const LotFacts = ({
  lot,
  conditionLabel,
}: {
  lot: Pick<LotView, 'specs' | 'condition'>
  conditionLabel: string
}) => (
  <ul className="ring-list fit-cols">
    {lot.specs.map((spec, index) => (
      <li key={index}>{spec}</li>
    ))}
    <li>
      <span>
        <span className="sr">{`${conditionLabel}: `}</span>
        {lot.condition}
      </span>
    </li>
  </ul>
)
