import MapPin from 'lucide-react/icons/map-pin'
import Truck from 'lucide-react/icons/truck'
import { workingUnits } from '../../../../content/lots/freight'
import type { GradeCounts } from '../../../../content/table/item-list'
import type { LotDetails, LotPageView } from '../../../../content/views/views'
import { type Grade, GRADES } from '../../../../content/vocabulary'
import { useContent } from '../../../content'
import { writeNumber } from '../../../lib/brazilian-number'
import { countWords, formatCount, formatWeight } from '../../../lib/format'
import { type Fact, Facts } from '../../../ui/facts'
import { LotGrade, SCALES } from '../shared/lot-parts'

export interface Titled {
  title: string
  text: string
}

/** Documents that accompany the lot: its own list, or the one for all lots. */
export const documentsOf = (lot: LotDetails, page: LotPageView): Titled[] =>
  lot.included?.map(({ document, text = page.documents[document].text }) => ({
    title: page.documents[document].title,
    text,
  })) ?? page.defaultDocuments.map((document) => page.documents[document])

/** «Nota fiscal, Laudo de apagamento» */
export const titlesOf = (items: readonly Titled[]): string =>
  items.map(({ title }) => title).join(', ')

/** «142 kg em 9 volumes» */
export function loadOf({ freight: { weightKg, volumes } = {} }: LotDetails): string {
  const parts = [
    weightKg && formatWeight(weightKg),
    volumes && countWords(volumes, { one: 'volume', many: 'volumes' }),
  ]
  return parts.filter(Boolean).join(' em ')
}

const COLOUR: Record<Grade, string> = {
  A: 'fill-mask-600',
  B: 'fill-mask-400',
  C: 'fill-copper-500',
  D: 'fill-danger',
}

const UNUSED =
  '[&>.lot-grade]:bg-transparent [&>.lot-grade]:text-placeholder [&>.lot-grade]:border-2 [&>.lot-grade]:border-disabled-line print:hidden'

const usedIn = (counts: GradeCounts) => GRADES.filter((grade) => counts[grade] > 0)
const totalOf = (counts: GradeCounts, grades: readonly Grade[] = GRADES): number =>
  grades.reduce((sum, grade) => sum + counts[grade], 0)

/** A bar with the share of each grade; the legend has the numbers. */
function GradeBar({ counts }: { counts: GradeCounts }) {
  const used = usedIn(counts)
  const total = totalOf(counts)
  const words = used.map((grade) => `Nota ${grade}, ${formatCount(counts[grade])} un.`)
  return (
    <svg
      className="mt-4 mb-2 block h-3 w-full overflow-hidden rounded-badge"
      viewBox={`0 0 ${total} 12`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.join(', ')}
    >
      {used.map((grade, index) => (
        <rect
          key={grade}
          className={COLOUR[grade]}
          x={totalOf(counts, used.slice(0, index))}
          // With a gap, and never too thin to be seen.
          width={Math.max(total / 400, counts[grade] - total / 200)}
          height="12"
        />
      ))}
    </svg>
  )
}

/** State of the lot's units on two grade scales: the bar, and what each grade means. */
export const LotGrades = ({ lot }: { lot: LotDetails }) => (
  <div className="fit-cols">
    {SCALES.map(([scale, name]) => {
      const counts = lot.itemList?.[scale]
      return (
        lot[scale] && (
          <div key={scale}>
            <h3>{name}</h3>
            {counts && <GradeBar counts={counts} />}
            <ul className="num">
              {GRADES.map((grade) => (
                <GradeLine key={grade} lot={lot} scale={scale} grade={grade} />
              ))}
            </ul>
          </div>
        )
      )
    })}
  </div>
)

type LineProps = { lot: LotDetails; scale: (typeof SCALES)[number][0]; grade: Grade }

/** What a grade means, and how many units have it. */
function GradeLine({ lot, scale, grade }: LineProps) {
  const { title, text } = useContent('lot-page').grades[scale][grade]
  const count = lot.itemList?.[scale]?.[grade]
  const isUsed = count === undefined ? lot[scale] === grade : count > 0
  const words = count === undefined ? 'a mais comum' : `${formatCount(count)} un.`
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-hair py-3 text-small text-ink-muted first:border-0 print:py-1 ${isUsed ? '' : UNUSED}`}
    >
      <LotGrade grade={grade} />
      <b className="text-ink">{title}</b>
      <span className="font-semibold text-ink">{isUsed ? words : count === 0 && 'nenhuma'}</span>
      <p className="col-[2/-1]">{text}</p>
    </li>
  )
}

/** «Funcionam 20 de 20: 16 A, 4 B»; without counts the two grades. */
export function gradesAnswer(lot: LotDetails): string {
  const counts = lot.itemList?.functional
  if (!counts)
    return SCALES.flatMap(([scale, name]) => (lot[scale] ? `${name} ${lot[scale]}` : [])).join(', ')
  const each = usedIn(counts).map((grade) => `${formatCount(counts[grade])} ${grade}`)
  const working = formatCount(workingUnits(lot))
  return `Funcionam ${working} de ${formatCount(totalOf(counts))}: ${each.join(', ')}`
}

/** A lot's own fact, or the one that holds for all lots. */
const either = (name: string, own: string | undefined, shared: Omit<Fact, 'name'>): Fact =>
  own === undefined ? { name, ...shared } : { name, value: own }

type SheetProps = { title: string; Icon: typeof MapPin; items: readonly Fact[] }

const Sheet = ({ title, Icon, items }: SheetProps) => (
  <div>
    <h3 className="flex items-center gap-3 pb-4">
      <Icon className="icon text-copper-700" aria-hidden="true" />
      {title}
    </h3>
    <Facts items={items} />
  </div>
)

/** Pickup and freight of a lot. */
export function LotDelivery({ lot: { pickup, freight = {} } }: { lot: LotDetails }) {
  const { hours, deadline, cost, payer } = useContent('lot-page').delivery
  const { weightKg, volumes, packing, measures, cubicMeters } = freight
  const pickupFacts = [
    { name: 'Cidade', value: pickup?.city },
    { name: 'Horário', ...hours },
    either('Prazo', pickup?.deadline, deadline),
    either('Custo', pickup?.cost, cost),
  ]
  const freightFacts = [
    { name: 'Peso total', value: weightKg && formatWeight(weightKg) },
    { name: 'Volumes', value: volumes && formatCount(volumes), note: packing },
    { name: 'Medidas', value: measures },
    { name: 'Espaço', value: cubicMeters && `${writeNumber(cubicMeters, 0, 3)} m³` },
    either('Quem paga', freight.payer, payer),
  ]
  return (
    <div className="fit-cols">
      <Sheet title="Retirada" Icon={MapPin} items={pickupFacts} />
      <Sheet title="Frete" Icon={Truck} items={freightFacts} />
    </div>
  )
}
