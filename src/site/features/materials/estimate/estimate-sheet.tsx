import { formatDecimal, formatWeight } from '../../../lib/format'
import type { Sum } from '../shared/estimate'

/** The estimate on paper, in place of the price table; screens do not show it. `day`: that of the prices, in words. */
export function EstimateSheet({ sum, day }: { sum: Sum; day: string }) {
  const kilos = (kg: number) => formatWeight(kg).replace(/\s*kg$/, '')
  const rows = [
    ['Material', 'kg', 'R$/kg', 'R$'],
    ...sum.counted.map(({ material, kg, value }) => [
      material.name,
      kilos(kg),
      formatDecimal(material.pricePerKg),
      formatDecimal(value),
    ]),
    ['Total', kilos(sum.kg), '', formatDecimal(sum.value)],
  ]
  return (
    <div className="estimate-sheet hidden print:block">
      <p>{day}</p>
      <h2>Estimativa de sucata</h2>
      <table className="num my-4 w-full border-collapse">
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className={row === rows.length - 1 ? 'font-bold' : ''}>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className="border-b border-disabled-line py-1 pl-4 text-right first:pl-0 first:text-left"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Valor aproximado, com os preços do dia escrito acima. O final depende da avaliação
        presencial. Leve um documento com foto e diga de onde vem o material.
      </p>
    </div>
  )
}
