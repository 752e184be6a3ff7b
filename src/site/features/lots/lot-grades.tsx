import { GRADES } from '../../../content/vocabulary'
import type { GradeCounts } from '../../../content/item-list/item-list'
import { workingUnits } from '../../../content/lots/freight'
import type { LotDetails, LotPageView } from '../../../content/views'
import { fillPlaces, formatCount } from '../../lib/format'
import { gradeOf } from './labels'
import { LotGrade } from './shared/lot-badges'

type Texts = LotPageView['grades']

const SCALES = ['functional', 'cosmetic'] as const
const WIDTH = 400
const GAP = 2

const totalOf = (counts: GradeCounts): number =>
  GRADES.reduce((sum, grade) => sum + counts[grade], 0)

/** A bar with the share of each grade; the legend has the numbers. */
function GradeBar({ counts }: { counts: GradeCounts }) {
  const used = GRADES.filter((grade) => counts[grade] > 0)
  const scale = WIDTH / totalOf(counts)
  const bars = used.map((grade, index) => {
    const before = used.slice(0, index).reduce((sum, other) => sum + counts[other], 0)
    const width = Math.max(1, counts[grade] * scale - GAP)
    return { grade, x: (before * scale).toFixed(1), width: width.toFixed(1) }
  })
  return (
    <svg
      className="lot-grades-bar"
      viewBox={`0 0 ${WIDTH} 12`}
      preserveAspectRatio="none"
      role="img"
      aria-label={used.map((grade) => gradeOf(grade, formatCount(counts[grade]))).join(', ')}
    >
      {bars.map(({ grade, x, width }) => (
        <rect
          key={grade}
          className={`lot-grades-bar-${grade.toLowerCase()}`}
          x={x}
          width={width}
          height="12"
        />
      ))}
    </svg>
  )
}

interface ScaleProps {
  name: (typeof SCALES)[number]
  lot: LotDetails
  texts: Texts
}

/** One of the two grade scales: its title, the bar, and what each grade means. */
function Scale({ name, lot, texts }: ScaleProps) {
  const counts = lot.itemList?.[name]
  const scale = texts[name]
  return (
    <div>
      <h3>{scale.title}</h3>
      {counts && <GradeBar counts={counts} />}
      <ul className="lot-grades-legend num">
        {GRADES.map((grade) => {
          const isUsed = counts ? counts[grade] > 0 : lot[name] === grade
          const word = counts ? `${formatCount(counts[grade])} ${texts.unit}` : texts.common
          return (
            <li key={grade} className={isUsed ? undefined : 'lot-grades-unused'}>
              <LotGrade grade={grade} />
              <b>{scale[grade].title}</b>
              <span>{isUsed ? word : counts && texts.none}</span>
              <p>{scale[grade].text}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** State of the lot's units on two grade scales. */
export const LotGrades = ({ lot, texts }: Omit<ScaleProps, 'name'>) => (
  <div className="fit-cols">
    {SCALES.map((name) => lot[name] && <Scale key={name} name={name} lot={lot} texts={texts} />)}
  </div>
)

/** «Funcionam 20 de 20: 16 A, 4 B»; without counts the two grades. */
export function gradesAnswer(lot: LotDetails, texts: Texts): string {
  const counts = lot.itemList?.functional
  if (!counts)
    return SCALES.flatMap((key) => (lot[key] ? [`${texts[key].title} ${lot[key]}`] : [])).join(', ')
  const each = GRADES.filter((grade) => counts[grade] > 0).map(
    (grade) => `${formatCount(counts[grade])} ${grade}`,
  )
  return `${fillPlaces(texts.answer, {
    boas: formatCount(workingUnits(lot)),
    todas: formatCount(totalOf(counts)),
  })}: ${each.join(', ')}`
}
