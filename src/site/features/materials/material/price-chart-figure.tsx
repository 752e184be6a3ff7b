import ChevronDown from 'lucide-react/icons/chevron-down'
import { type PointerEvent, useState } from 'react'
import {
  formatDecimal,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatShortDate,
} from '../../../lib/format'
import { BOTTOM, HEIGHT, priceChart } from './price-chart'
import type { PriceHistory } from './price-history'

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
          <Drawing history={history} day={index} onDay={setIndex} />
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
  history: PriceHistory
  /** The day that is marked, from 0. */
  day: number
  onDay: (day: number) => void
}

/** Across, the drawing is as wide as its place and its texts keep their size: every x is in per cent. */
function Drawing({ history, day, onDay }: DrawingProps) {
  const chart = priceChart(history)
  const { x, y } = chart.pointAt(day)
  const isNewest = day === history.days.length - 1
  // A pointer and a finger choose a day; up and down, a finger scrolls the page.
  const choose = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onDay(chart.dayAt(((clientX - left) / width) * 100))
  }
  return (
    <svg
      className="[touch-action:pan-y] overflow-visible fill-on-dark-muted text-[13px] font-medium print:fill-ink"
      width="100%"
      height={HEIGHT}
      onPointerMove={choose}
      onPointerDown={choose}
    >
      {/* Without a shape, only the lines would feel the pointer. */}
      <rect width="100%" height={HEIGHT} fill="transparent" />
      {chart.levels.map((level) => (
        <g key={level.text}>
          <line className="stroke-light-14" x2="100%" y1={level.y} y2={level.y} />
          <text dx="-8" y={level.y + 4.5} textAnchor="end">
            {level.text}
          </text>
        </g>
      ))}
      {chart.ticks.map((tick, index) => (
        <g key={tick.x} className={index % 3 === 0 ? undefined : '@max-[40rem]:hidden'}>
          <line
            className="stroke-light-14"
            x1={`${tick.x}%`}
            x2={`${tick.x}%`}
            y1={BOTTOM}
            y2={BOTTOM + 5}
          />
          <text x={`${tick.x}%`} y={BOTTOM + 21} textAnchor={tick.x > 90 ? 'end' : 'start'}>
            {tick.text}
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
      <line
        className="stroke-on-dark-muted stroke-[1.5] [stroke-dasharray:2_4]"
        x1={`${x}%`}
        x2={`${x}%`}
        y1={y}
        y2={BOTTOM}
      />
      <circle
        className={`fill-mask-950 stroke-4 print:fill-white ${isNewest ? 'stroke-gold-400' : 'stroke-copper-500'}`}
        cx={`${x}%`}
        cy={y}
        r="5"
      />
      {/* Its outline keeps the price legible on the line. */}
      <text
        className="fill-gold-400 stroke-mask-950 stroke-4 text-[15px] font-bold [paint-order:stroke] print:fill-ink print:stroke-none"
        x={`${x}%`}
        y={y - 14}
        textAnchor={x < 18 ? 'start' : x > 82 ? 'end' : 'middle'}
      >
        {formatDecimal(history.days[day]?.pricePerKg ?? 0)}
      </text>
    </svg>
  )
}

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
