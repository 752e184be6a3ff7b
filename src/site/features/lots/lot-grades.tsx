import { GRADES, type Grade } from '../../../content/vocabulary'
import type { GradeCounts } from '../../../content/item-list/item-list'
import { workingUnits } from '../../../content/lots/freight'
import type { LotDetails, LotPageView } from '../../../content/views'
import { fillPlaces, formatCount } from '../../lib/format'
import { gradeOf } from './labels'
import { LotGrade } from './lot-badges'

type Texts = LotPageView['grades']

const WIDTH = 400
const GAP = 2

/** A bar with the share of each grade; the legend has the numbers. */
function GradeBar({ counts }: { counts: GradeCounts }) {
  const total = GRADES.reduce((sum, grade) => sum + counts[grade], 0)
  const used = GRADES.filter((grade) => counts[grade] > 0)
  const label = used.map((grade) => gradeOf(grade, formatCount(counts[grade]))).join(', ')
  const share = (grade: Grade) => (counts[grade] / total) * WIDTH
  const startOf = (index: number) =>
    used.slice(0, index).reduce((sum, grade) => sum + share(grade), 0)
  return (
    <svg
      className="lot-grades-bar"
      viewBox={`0 0 ${WIDTH} 12`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {used.map((grade, index) => (
        <rect
          key={grade}
          className={`lot-grades-bar-${grade.toLowerCase()}`}
          x={startOf(index).toFixed(1)}
          width={Math.max(1, share(grade) - GAP).toFixed(1)}
          height="12"
        />
      ))}
    </svg>
  )
}

/** One of the two grade scales: its title, the bar, and what each grade means. */
function Scale({
  scale,
  counts,
  said,
  texts,
}: {
  scale: Texts['functional']
  counts: GradeCounts | undefined
  said: Grade | undefined
  texts: Texts
}) {
  return (
    <div>
      <h3>{scale.title}</h3>
      {counts && <GradeBar counts={counts} />}
      <ul className="lot-grades-legend num">
        {GRADES.map((grade) => (
          <li
            key={grade}
            className={
              (counts ? counts[grade] > 0 : said === grade) ? undefined : 'lot-grades-unused'
            }
          >
            <LotGrade grade={grade} />
            <b>{scale[grade].title}</b>
            {counts ? (
              <span>
                {counts[grade] > 0 ? `${formatCount(counts[grade])} ${texts.unit}` : texts.none}
              </span>
            ) : (
              <span>{said === grade && texts.common}</span>
            )}
            <p>{scale[grade].text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** State of the lot's units on two grade scales. */
export const LotGrades = ({ lot, texts }: { lot: LotDetails; texts: Texts }) => (
  <div className="lot-grades">
    {(['functional', 'cosmetic'] as const).map(
      (key) =>
        lot[key] && (
          <Scale
            key={key}
            scale={texts[key]}
            counts={lot.itemList?.[key]}
            said={lot[key]}
            texts={texts}
          />
        ),
    )}
  </div>
)

/** «Funcionam 20 de 20: 16 A, 4 B»; without counts the two grades. */
export function gradesAnswer(lot: LotDetails, texts: Texts): string {
  const counts = lot.itemList?.functional
  if (!counts)
    return (['functional', 'cosmetic'] as const)
      .flatMap((key) => (lot[key] ? [`${texts[key].title} ${lot[key]}`] : []))
      .join(', ')
  const each = GRADES.filter((grade) => counts[grade] > 0).map(
    (grade) => `${formatCount(counts[grade])} ${grade}`,
  )
  return `${fillPlaces(texts.answer, {
    boas: formatCount(workingUnits(lot, counts)),
    todas: formatCount(GRADES.reduce((sum, grade) => sum + counts[grade], 0)),
  })}: ${each.join(', ')}`
}
