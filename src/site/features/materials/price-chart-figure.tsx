import { useState, type PointerEvent } from 'react'
import type { VariationBase } from '../../../content/prices'
import type { MaterialPageView } from '../../../content/views'
import { formatDecimal, formatMonth } from '../../lib/format'
import { chartSentence, PRICES_BY_MONTH, PRICE_OF_A_DAY, priceOfDay } from './labels'
import { type ChartMark, type ChartSize, priceChart } from './price-chart'
import { dayNumber, type PriceHistory, dayOf, priceOn } from './price-history'

/** A chart of fewer prices would suggest more than is known. */
export const CHART_FROM = 3

/** The chart is drawn in two sizes, of which CSS shows one, so that its texts keep their font size. */
const SIZES: { name: string; size: ChartSize }[] = [
  { name: 'wide', size: { width: 728, height: 312, right: 64, levels: 7, ticks: 13 } },
  { name: 'narrow', size: { width: 288, height: 250, right: 8, levels: 4, ticks: 5 } },
]

interface Props {
  /** The material's name in the form for a sentence: «do cobre». */
  ofName: string
  history: PriceHistory
  texts: MaterialPageView['chart']
  /** The caption with its days filled in. */
  caption: string
  base?: VariationBase
}

/** A year of prices as a chart and, folded below it, as a table by month. */
export function PriceChartFigure({ ofName, history, texts, caption, base }: Props) {
  const words = { lowest: texts.minimum.toLowerCase(), highest: texts.maximum.toLowerCase() }
  const newest = dayNumber(history.to)
  const [day, setDay] = useState(newest)
  return (
    <>
      <figure className="price-chart-figure num">
        <figcaption>{caption}</figcaption>
        <div role="img" aria-label={chartSentence(ofName, history)}>
          {SIZES.map(({ name, size }) => (
            <Drawing
              key={name}
              name={name}
              size={size}
              chart={priceChart(history, size, words, base)}
              day={day === newest ? undefined : day}
              onDay={setDay}
            />
          ))}
        </div>
        <ChartDay history={history} day={day} onDay={setDay} />
      </figure>
      <MonthTable texts={texts} months={history.months} />
    </>
  )
}

/** Average, lowest and highest price of each month, behind a button. */
function MonthTable({ texts, months }: Pick<Props, 'texts'> & Pick<PriceHistory, 'months'>) {
  return (
    <details className="price-chart-months">
      <summary>
        {texts.button}
        <svg
          className="icon"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      <table className="num">
        <caption className="sr">{PRICES_BY_MONTH}</caption>
        <thead>
          <tr>
            {[texts.month, texts.average, texts.minimum, texts.maximum].map((name) => (
              <th key={name} scope="col" className="silk">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
}

interface DrawingProps {
  name: string
  size: ChartSize
  chart: ReturnType<typeof priceChart>
  /** The day that is marked, as dayNumber counts; the newest one has a mark of its own. */
  day: number | undefined
  onDay: (day: number) => void
}

/** One size of the chart. */
function Drawing({ name, size: { width, height }, chart, day, onDay }: DrawingProps) {
  const { left, right, bottom, line, levels, ticks, lowest, highest, last, average } = chart
  return (
    <svg
      className={`price-chart-${name}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      onPointerMove={(event) => onDay(chart.dayAt(pointedAt(event)))}
      onPointerDown={(event) => onDay(chart.dayAt(pointedAt(event)))}
    >
      <path
        className="price-chart-grid"
        d={
          levels.map(({ y }) => `M${left} ${y}H${right}`).join('') +
          ticks.map(({ x }) => `M${x} ${bottom}v5`).join('')
        }
      />
      {levels.map(({ y, text }) => (
        <text key={text} x={left - 8} y={y + 4.5} textAnchor="end">
          {text}
        </text>
      ))}
      {ticks.map(({ x, text, anchor }) => (
        <text key={x} x={x} y={bottom + 20} textAnchor={anchor === 'end' ? anchor : undefined}>
          {text}
        </text>
      ))}
      {ticks.map(
        ({ x, year }) =>
          year && (
            <text key={x} x={x} y={bottom + 37}>
              {year}
            </text>
          ),
      )}
      {average && (
        <path className="price-chart-average" d={`M${average.x1} ${average.y}H${average.x2}`} />
      )}
      <path className="price-chart-line" d={line} />
      {lowest && <Mark mark={lowest} />}
      {highest && <Mark mark={highest} />}
      <Mark mark={last} isLast />
      {day !== undefined && <DayMark {...chart.pointAt(day)} bottom={bottom} />}
    </svg>
  )
}

/** The mark of the day that a visitor chose; its price is shown below the chart. */
const DayMark = ({ x, y, bottom }: { x: number; y: number; bottom: number }) => (
  <g className="price-chart-mark">
    <path className="price-chart-average" d={`M${x} ${y}V${bottom}`} />
    <circle cx={x} cy={y} r="5" />
  </g>
)

/** A point of the line with its price. */
function Mark({
  mark: { x, y, text, textX, textY, anchor },
  isLast = false,
}: {
  mark: ChartMark
  isLast?: boolean
}) {
  return (
    <g className={isLast ? 'price-chart-mark price-chart-last' : 'price-chart-mark'}>
      <circle cx={x} cy={y} r="5" />
      <text x={textX} y={textY} textAnchor={anchor === 'start' ? undefined : anchor}>
        {text}
      </text>
    </g>
  )
}

interface DayProps {
  history: PriceHistory
  /** As dayNumber counts. */
  day: number
  onDay: (day: number) => void
}

/**
 * Chooses a day of the chart and shows its price. A native slider supports fingers, pointers and
 * arrow keys without code of ours.
 */
function ChartDay({ history, day, onDay }: DayProps) {
  const shown = dayOf(day)
  const text = priceOfDay(shown, priceOn(history, shown))
  return (
    <p className="price-chart-day needs-script">
      <input
        type="range"
        aria-label={PRICE_OF_A_DAY}
        aria-valuetext={text}
        min={dayNumber(history.from)}
        max={dayNumber(history.to)}
        value={day}
        onChange={({ target }) => onDay(Number(target.value))}
      />
      <b aria-hidden="true">{text}</b>
    </p>
  )
}

/** How far from the left of a drawing the pointer is, in units of its view box. */
function pointedAt({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return ((clientX - left) / width) * currentTarget.viewBox.baseVal.width
}
