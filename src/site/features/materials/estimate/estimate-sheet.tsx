import { formatDecimal, formatWeight } from '../../../lib/format'
import type { Sum } from '../shared/estimate'

/** The estimate on paper, in place of the price table; screens do not show it. `day`: that of the prices, in words. */
export function EstimateSheet({ sum, day }: { sum: Sum; day: string }) {
  const kilos = (kg: number) => formatWeight(kg).replace(/\s*kg$/, '')
  return (
    <div className="estimate-sheet hidden">
      <p>{day}</p>
      <h2>Estimativa de sucata</h2>
      <table className="num">
        <thead>
          <tr>
            {['Material', 'kg', 'R$/kg', 'R$'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sum.counted.map(({ material, kg, value }) => (
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
            <th scope="row">Total</th>
            <td>{kilos(sum.kg)}</td>
            <td colSpan={2}>{formatDecimal(sum.value)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        Valor aproximado, com os preços do dia escrito acima. O final depende da avaliação
        presencial. Leve um documento com foto e diga de onde vem o material.
      </p>
    </div>
  )
}
