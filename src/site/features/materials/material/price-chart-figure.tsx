import ChevronDown from 'lucide-react/icons/chevron-down'
import { type PointerEvent, useState } from 'react'
import type { VariationBase } from '../../../../content/prices/prices'
import {
  formatDecimal,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatShortDate,
} from '../../../lib/format'
import { BOTTOM, type ChartMark, HEIGHT, priceChart } from './price-chart'
import { dayNumber, dayOf, type PriceHistory, priceOn } from './price-history'

/** A chart of fewer prices would suggest more than is known. */
export const CHART_FROM = 3

interface Props {
  /** The material's name in the form for a sentence: «do cobre». */
  ofName: string
  history: PriceHistory
  base?: VariationBase
}

/** A year of prices as a chart and, folded below it, as a table by month. */
export function PriceChartFigure({ ofName, history, base }: Props) {
  const { from, to, minimum, maximum, prices, months } = history
  const newest = dayNumber(to)
  const [day, setDay] = useState(newest)
  const dayText = `${formatShortDate(dayOf(day))}: ${formatMoney(priceOn(history, dayOf(day)))}/kg`

  return (
    <>
      <figure className="price-chart num" translate="no">
        <figcaption className="text-small text-on-dark-muted">
          Nosso preço de compra de {formatShortDate(from)} a {formatShortDate(to)}, em R$ por kg
        </figcaption>
        <div
          className="mt-2 pr-2 pl-11"
          role="img"
          aria-label={
            `Gráfico do preço ${ofName}, em reais por quilo, ` +
            `de ${formatLongDate(from)} a ${formatLongDate(to)}: mínimo de ${formatDecimal(minimum)}, ` +
            `máximo de ${formatDecimal(maximum)}, último de ${formatDecimal(prices.at(-1)?.pricePerKg ?? 0)}.`
          }
        >
          <Drawing
            chart={priceChart(history, base)}
            day={day === newest ? undefined : day}
            onDay={setDay}
          />
        </div>
        {/* A native slider has arrow keys and its value is announced. */}
        <p className="price-chart-day needs-script flex min-h-12 flex-wrap items-center gap-x-4">
          <input
            className="h-11 flex-[1_1_200px] accent-gold-400"
            type="range"
            aria-label="Preço de um dia do gráfico"
            aria-valuetext={dayText}
            min={dayNumber(from)}
            max={newest}
            value={day}
            onChange={({ target }) => setDay(Number(target.value))}
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
  /** The day that is marked, as dayNumber counts; the newest one has a mark of its own. */
  day: number | undefined
  onDay: (day: number) => void
}

/** Across, the drawing is as wide as its place and its texts keep their size: every x is in per cent. */
function Drawing({ chart, day, onDay }: DrawingProps) {
  const point = day === undefined ? undefined : chart.pointAt(day)
  // A pointer and a finger choose a day; up and down, a finger scrolls the page.
  const choose = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onDay(chart.dayAt(((clientX - left) / width) * 100))
  }
  return (
    <svg width="100%" height={HEIGHT} onPointerMove={choose} onPointerDown={choose}>
      {/* Without a shape, only the lines would feel the pointer. */}
      <rect width="100%" height={HEIGHT} fill="transparent" />
      {chart.levels.map(({ y, text }) => (
        <g key={text}>
          <line className="price-chart-grid" x2="100%" y1={y} y2={y} />
          <text dx="-8" y={y + 4.5} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {chart.ticks.map(({ x, text, year, at }, index) => (
        <g key={x} className={index % 3 === 0 ? undefined : 'price-chart-wide'}>
          <line
            className="price-chart-grid"
            x1={`${x}%`}
            x2={`${x}%`}
            y1={BOTTOM}
            y2={BOTTOM + 5}
          />
          <text x={`${x}%`} y={BOTTOM + 21} textAnchor={at}>
            {text}
          </text>
          <text x={`${x}%`} y={BOTTOM + 39} textAnchor={at}>
            {year}
          </text>
        </g>
      ))}
      {chart.average && (
        <line
          className="price-chart-average"
          x1={`${chart.average.x1}%`}
          x2={`${chart.average.x2}%`}
          y1={chart.average.y}
          y2={chart.average.y}
        />
      )}
      <svg viewBox={`0 0 100 ${HEIGHT}`} width="100%" height={HEIGHT} preserveAspectRatio="none">
        <path className="price-chart-line" d={chart.line} vectorEffect="non-scaling-stroke" />
      </svg>
      {chart.marks.map((mark) => (
        <Mark key={mark.text} mark={mark} />
      ))}
      <Mark mark={chart.last} isLast />
      {point && (
        <g className="price-chart-mark">
          <line
            className="price-chart-average"
            x1={`${point.x}%`}
            x2={`${point.x}%`}
            y1={point.y}
            y2={BOTTOM}
          />
          <circle cx={`${point.x}%`} cy={point.y} r="5" />
        </g>
      )}
    </svg>
  )
}

/** A point of the line with its price. */
const Mark = ({
  mark: { x, y, text, at, isBelow, isCrowded },
  isLast = false,
}: {
  mark: ChartMark
  isLast?: boolean
}) => (
  <g
    className={`price-chart-mark ${isLast ? 'price-chart-last' : ''} ${isCrowded ? 'price-chart-wide' : ''}`}
  >
    <circle cx={`${x}%`} cy={y} r="5" />
    <text x={`${x}%`} y={isBelow ? y + 22 : y - 14} textAnchor={at}>
      {text}
    </text>
  </g>
)

/** Average, lowest and highest price of each month, behind a button. */
const MonthTable = ({ months }: Pick<PriceHistory, 'months'>) => (
  <details className="price-chart-months group">
    <summary className="motif-target min-h-12 gap-2 font-semibold underline underline-offset-4">
      Ver os números, mês a mês
      <ChevronDown className="icon group-open:rotate-180" aria-hidden="true" />
    </summary>
    <table className="num w-full border-collapse">
      <caption className="sr">Preço por mês, em reais por quilo</caption>
      <thead>
        <tr>
          {['Mês', 'Média', 'Mínimo', 'Máximo'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {months.map(({ month, average, minimum, maximum }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month, true)}</th>
            <td>{formatDecimal(average)}</td>
            <td>{formatDecimal(minimum)}</td>
            <td>{formatDecimal(maximum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
