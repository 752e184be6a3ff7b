import type { Grade } from '../../../content/vocabulary'

/** The tile of a grade; the letter is what it says, the colour repeats it. */
export const LotGrade = ({ grade, small = false }: { grade: Grade; small?: boolean }) => (
  <span className={`lot-grade lot-grade-${grade.toLowerCase()}${small ? ' lot-grade-small' : ''}`}>
    {grade}
  </span>
)
