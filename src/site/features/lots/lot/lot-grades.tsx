import type { GradeCounts } from '../../../../content/table/item-list'
import { workingUnits } from '../../../../content/lots/freight'
import type { LotDetails } from '../../../../content/views/views'
import { type Grade, GRADES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { formatCount } from '../../../lib/format'
import { LotGrade } from '../shared/lot-badges'

const SCALES = { functional: 'Funcional', cosmetic: 'Estética' } as const
const SCALE_NAMES = ['functional', 'cosmetic'] as const
const COLOUR: Record<Grade, string> = {
  A: 'fill-mask-600',
  B: 'fill-mask-400',
  C: 'fill-copper-500',
  D: 'fill-danger',
}
const WIDTH = 400
const GAP = 2

const totalOf = (counts: GradeCounts): number =>
  GRADES.reduce((sum, grade) => sum + counts[grade], 0)

/** A bar with the share of each grade; the legend has the numbers. */
function GradeBar({ counts }: { counts: GradeCounts }) {
  const used = GRADES.filter((grade) => counts[grade] > 0)
  const scale = WIDTH / totalOf(counts)
  const before = (index: number) =>
    used.slice(0, index).reduce((sum, other) => sum + counts[other], 0)
  return (
    <svg
      className="mt-4 mb-2 block h-3 w-full overflow-hidden rounded-badge"
      viewBox={`0 0 ${WIDTH} 12`}
      preserveAspectRatio="none"
      role="img"
      aria-label={used
        .map((grade) => `Nota ${grade}, ${formatCount(counts[grade])} un.`)
        .join(', ')}
    >
      {used.map((grade, index) => (
        <rect
          key={grade}
          className={COLOUR[grade]}
          x={(before(index) * scale).toFixed(1)}
          width={Math.max(1, counts[grade] * scale - GAP).toFixed(1)}
          height="12"
        />
      ))}
    </svg>
  )
}

/** State of the lot's units on two grade scales: the bar, and what each grade means. */
export function LotGrades({ lot }: { lot: LotDetails }) {
  const { grades } = useContent('lot-page')
  return (
    <div className="fit-cols">
      {SCALE_NAMES.filter((name) => lot[name]).map((name) => {
        const counts = lot.itemList?.[name]
        return (
          <div key={name}>
            <h3>{SCALES[name]}</h3>
            {counts && <GradeBar counts={counts} />}
            <ul className="num">
              {GRADES.map((grade) => {
                const isUsed = counts ? counts[grade] > 0 : lot[name] === grade
                const unused =
                  '[&>.lot-grade]:bg-transparent [&>.lot-grade]:text-placeholder [&>.lot-grade]:inset-ring-2 [&>.lot-grade]:inset-ring-disabled-line print:hidden'
                return (
                  <li
                    key={grade}
                    className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-hair py-3 text-small text-ink-muted first:border-0 print:py-1 ${isUsed ? '' : unused}`}
                  >
                    <LotGrade grade={grade} />
                    <b className="text-ink">{grades[name][grade].title}</b>
                    <span className="font-semibold text-ink">
                      {counts
                        ? isUsed
                          ? `${formatCount(counts[grade])} un.`
                          : 'nenhuma'
                        : isUsed && 'a mais comum'}
                    </span>
                    <p className="col-[2/-1]">{grades[name][grade].text}</p>
                  </li>
                )
              })}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

/** «Funcionam 20 de 20: 16 A, 4 B»; without counts the two grades. */
export function gradesAnswer(lot: LotDetails): string {
  const counts = lot.itemList?.functional
  if (!counts)
    return SCALE_NAMES.flatMap((name) => (lot[name] ? `${SCALES[name]} ${lot[name]}` : [])).join(
      ', ',
    )
  const each = GRADES.filter((grade) => counts[grade] > 0).map(
    (grade) => `${formatCount(counts[grade])} ${grade}`,
  )
  const working = formatCount(workingUnits(lot))
  return `Funcionam ${working} de ${formatCount(totalOf(counts))}: ${each.join(', ')}`
}
