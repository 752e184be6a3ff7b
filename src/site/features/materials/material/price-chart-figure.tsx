import ChevronDown from 'lucide-react/icons/chevron-down'
import { type PointerEvent, useState } from 'react'
import {
  formatDecimal,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatShortDate,
} from '../../../lib/format'
import { BOTTOM, type ChartMark, HEIGHT, priceChart } from './price-chart'
import type { PriceHistory } from './price-history'

/** A chart of fewer prices would suggest more than is known. */
export const CHART_FROM = 3

interface Props {
  /** The material's name in the form for a sentence: «do cobre». */
  ofName: string
  history: PriceHistory
}

/** A year of prices as a chart and, folded below it, as a table by month. */
export function PriceChartFigure({ ofName, history }: Props) {
  const { days, minimum, maximum, months } = history
  const newest = days.length - 1
  const [index, setIndex] = useState(newest)
  const [first, last, shown = last] = [days[0], days[newest], days[index]]
  if (!first || !last || !shown) return null
  const dayText = `${formatShortDate(shown.day)}: ${formatMoney(shown.pricePerKg)}/kg`
  return (
    <>
      <figure
        className="price-chart num border-t border-light-14 px-5 pt-4 md:px-6 print:px-0"
        translate="no"
      >
        <figcaption className="text-small text-on-dark-muted">
          Nosso preço de compra de {formatShortDate(first.day)} a {formatShortDate(last.day)}, em R$
          por kg
        </figcaption>
        <div
          className="mt-2 pr-2 pl-11 print:w-7/10"
          role="img"
          aria-label={
            `Gráfico do preço ${ofName}, em reais por quilo, ` +
            `de ${formatLongDate(first.day)} a ${formatLongDate(last.day)}: mínimo de ${formatDecimal(minimum)}, ` +
            `máximo de ${formatDecimal(maximum)}, último de ${formatDecimal(last.pricePerKg)}.`
          }
        >
          <Drawing
            chart={priceChart(history)}
            day={index === newest ? undefined : index}
            onDay={setIndex}
          />
        </div>
        {/* A native slider has arrow keys and its value is announced. */}
        <p className="needs-script flex min-h-12 flex-wrap items-center gap-x-4 print:hidden">
          <input
            className="h-11 flex-[1_1_200px] accent-gold-400"
            type="range"
            aria-label="Preço de um dia do gráfico"
            aria-valuetext={dayText}
            min={0}
            max={newest}
            value={index}
            onChange={({ target }) => setIndex(Number(target.value))}
          />
          <b aria-hidden="true">{dayText}</b>
        </p>
      </figure>
      <MonthTable months={months} />
    </>
  )
}

interface DrawingProps {
  chart: ReturnType<typeof priceChart>
  /** The day that is marked, from 0; the newest one has a mark of its own. */
  day: number | undefined
  onDay: (day: number) => void
}

const WIDE = '@max-[40rem]:hidden'
const POINT = 'fill-mask-950 stroke-4 print:fill-white'

/** Across, the drawing is as wide as its place and its texts keep their size: every x is in per cent. */
function Drawing({ chart, day, onDay }: DrawingProps) {
  const point = day === undefined ? undefined : chart.pointAt(day)
  // A pointer and a finger choose a day; up and down, a finger scrolls the page.
  const choose = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onDay(chart.dayAt(((clientX - left) / width) * 100))
  }
  return (
    <svg
      className="touch-pan-y overflow-visible fill-on-dark-muted text-[13px] font-medium print:fill-ink"
      width="100%"
      height={HEIGHT}
      onPointerMove={choose}
      onPointerDown={choose}
    >
      {/* Without a shape, only the lines would feel the pointer. */}
      <rect width="100%" height={HEIGHT} fill="transparent" />
      {chart.levels.map(({ y, text }) => (
        <g key={text}>
          <line className="stroke-light-14" x2="100%" y1={y} y2={y} />
          <text dx="-8" y={y + 4.5} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {chart.ticks.map(({ x, text, year }, index) => (
        <g key={x} className={index % 3 === 0 ? undefined : WIDE}>
          <line className="stroke-light-14" x1={`${x}%`} x2={`${x}%`} y1={BOTTOM} y2={BOTTOM + 5} />
          <text x={`${x}%`} y={BOTTOM + 21} textAnchor={x > 90 ? 'end' : 'start'}>
            {text}
          </text>
          <text x={`${x}%`} y={BOTTOM + 39} textAnchor={x > 90 ? 'end' : 'start'}>
            {year}
          </text>
        </g>
      ))}
      <svg viewBox={`0 0 100 ${HEIGHT}`} width="100%" height={HEIGHT} preserveAspectRatio="none">
        <path
          className="price-chart-line fill-none stroke-copper-500 stroke-[2.5] [stroke-linejoin:round]"
          d={chart.line}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {chart.marks.map((mark) => (
        <Mark key={mark.text} mark={mark} />
      ))}
      <Mark mark={chart.last} isLast />
      {point && (
        <>
          <line
            className="stroke-on-dark-muted stroke-[1.5] [stroke-dasharray:2_4]"
            x1={`${point.x}%`}
            x2={`${point.x}%`}
            y1={point.y}
            y2={BOTTOM}
          />
          <circle className={`${POINT} stroke-copper-500`} cx={`${point.x}%`} cy={point.y} r="5" />
        </>
      )}
    </svg>
  )
}

/** A point of the line with its price, whose outline keeps it legible on the line. */
const Mark = ({
  mark: { x, y, text, isBelow, isCrowded },
  isLast = false,
}: {
  mark: ChartMark
  isLast?: boolean
}) => (
  <g className={isCrowded ? WIDE : undefined}>
    <circle
      className={`${POINT} ${isLast ? 'stroke-gold-400' : 'stroke-copper-500'}`}
      cx={`${x}%`}
      cy={y}
      r="5"
    />
    <text
      className={`stroke-mask-950 stroke-4 font-bold [paint-order:stroke] print:fill-ink print:stroke-none ${isLast ? 'fill-gold-400 text-[15px]' : 'fill-on-dark'}`}
      x={`${x}%`}
      y={isBelow ? y + 22 : y - 14}
      textAnchor={x < 18 ? 'start' : x > 82 ? 'end' : 'middle'}
    >
      {text}
    </text>
  </g>
)

const MONTH_CELL =
  'border-t border-light-10 py-2 pl-2 text-right font-medium print:py-0 [thead_&]:border-0 [thead_&]:text-small [thead_&]:text-on-dark-muted first:pl-0 first:text-left first:font-normal'

/** Average, lowest and highest price of each month, behind a button. */
const MonthTable = ({ months }: Pick<PriceHistory, 'months'>) => (
  <details className="group px-5 pb-5 md:px-6 print:p-0">
    <summary className="motif-target min-h-12 gap-2 font-semibold underline underline-offset-4 print:hidden">
      Ver os números, mês a mês
      <ChevronDown className="icon group-open:rotate-180" aria-hidden="true" />
    </summary>
    <table className="num w-full border-collapse @max-[40rem]:text-small">
      <caption className="sr">Preço por mês, em reais por quilo</caption>
      <thead>
        <tr>
          {['Mês', 'Média', 'Mínimo', 'Máximo'].map((name) => (
            <th key={name} scope="col" className={MONTH_CELL}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {months.map(({ month, ...figures }) => (
          <tr key={month}>
            <th scope="row" className={MONTH_CELL}>
              {formatMonth(month, true)}
            </th>
            {[figures.average, figures.minimum, figures.maximum].map((figure, index) => (
              <td key={index} className={MONTH_CELL}>
                {formatDecimal(figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
