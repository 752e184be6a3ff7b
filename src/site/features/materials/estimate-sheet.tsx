import type { ScrapPageView } from '../../../content/views'
import { formatDecimal, formatWeight } from '../../lib/format'
import type { Estimate } from './estimate'

/** The estimate on paper, in place of the price table; screens do not show it. */
export function EstimateSheet({
  estimate,
  texts,
  day,
}: {
  estimate: Estimate
  texts: ScrapPageView['estimate']['paper']
  /** Day of the prices, in words. */
  day: string
}) {
  const kilos = (kg: number) => formatWeight(kg).replace(/\s*kg$/, '')
  return (
    <div className="estimate-sheet">
      <p>{day}</p>
      <h2>{texts.title}</h2>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{texts.material}</th>
            <th scope="col">{texts.weight}</th>
            <th scope="col">{texts.pricePerKg}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {estimate.counted.map(({ material, kg, value }) => (
            <tr key={material.slug}>
              <th scope="row">{material.name}</th>
              <td>{kilos(kg)}</td>
              <td>{formatDecimal(material.pricePerKg)}</td>
              <td>{formatDecimal(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>{kilos(estimate.kg)}</td>
            <td colSpan={2}>{formatDecimal(estimate.value)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{texts.note}</p>
    </div>
  )
}
