import { useContent } from '../../content'
import { LIST_RESULTS } from '../../../content/vocabulary'
import { countWords, formatCount, formatPrice, formatShortDate } from '../../lib/format'
import type { Group, Inventory, Kind } from './groups'

/** The name of each role of a column, on the page and in the table that is downloaded. */
export const COLUMNS = { type: 'Tipo', make: 'Marca', model: 'Modelo', units: 'Quantidade' }

/** Most groups that the page shows; the CSV file has all of them. */
const SHOWN = 200

/** How many devices there are of each result, and how many of the accepted ones hold data. */
function Tallies({ sums }: Pick<Inventory, 'sums'>) {
  const { results } = useContent('inventory-page')
  const tallies = [
    ...LIST_RESULTS.map((result) => [results[result].word, sums[result], ''] as const),
    ['Com dados', sums.withData, 'Do total: apagar ou destruir'] as const,
  ]
  return (
    <dl className="num mt-6 grid grid-cols-2 gap-gutter md:grid-cols-4">
      {tallies.map(([word, units, note]) => (
        <div
          key={word}
          className="grid content-start border-t-2 border-copper-500 pt-3 last:border-dashed"
        >
          <dt className="text-small font-semibold">{word}</dt>
          <dd className="figure -order-1 text-h2">{formatCount(units)}</dd>
          {note && <dd className="hint">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

const kindsOf = (groups: readonly Group[], result: Kind['result']) => [
  ...new Set(groups.map(({ kind }) => kind).filter((kind) => kind.result === result)),
]

/** Prices at which lots with this kind of device were sold; nothing when none was sold. */
function Sold({ kind: { name, lots: category } }: { kind: Kind }) {
  const { sales } = useContent('inventory-page')
  const sold = category && sales[category]
  if (!sold) return null
  const { least, most, lots, day } = sold
  const price = [...new Set([least, most])].map(formatPrice).join('–')
  const count = countWords(lots, { one: 'lote parecido', many: 'lotes parecidos' })
  return (
    <small>
      {`${name}: testado e em lote, vendemos a ${price} a unidade (${count}, o último em ${formatShortDate(day)}).`}
    </small>
  )
}

/** The groups of the list by result, below the number of devices of each result. */
export function GroupTable({ groups, sums }: Inventory) {
  const { results, data } = useContent('inventory-page')
  const shown = groups.slice(0, SHOWN)
  return (
    <>
      <Tallies sums={sums} />
      <table className="inventory-groups num">
        {/* Four headings are wider than a phone; screen readers keep them. */}
        <thead className="max-md:sr-only">
          <tr className="silk">
            {[COLUMNS.type, 'Marca e modelo', 'Dados', COLUMNS.units].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {LIST_RESULTS.filter((result) => kindsOf(shown, result).length > 0).map((result) => (
          <tbody key={result}>
            <tr>
              <th colSpan={4} scope="rowgroup">
                {results[result].title}
                <small>{results[result].text}</small>
                {kindsOf(groups, result).map((kind) => (
                  <Sold key={kind.name} kind={kind} />
                ))}
              </th>
            </tr>
            {shown.map(
              ({ kind, model, units }) =>
                kind.result === result && (
                  <tr key={`${kind.name} ${model}`}>
                    <th scope="row">{kind.name}</th>
                    <td>{model}</td>
                    <td className="muted">{data[kind.data]}</td>
                    <td>{formatCount(units)}</td>
                  </tr>
                ),
            )}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total do pedido
            </th>
            <td>{formatCount(sums.taken)}</td>
          </tr>
        </tfoot>
      </table>
      {groups.length > SHOWN && (
        <p className="hint mt-4">
          {`E mais ${countWords(groups.length - SHOWN, { one: 'grupo', many: 'grupos' })}, na mensagem e na tabela.`}
        </p>
      )}
    </>
  )
}
