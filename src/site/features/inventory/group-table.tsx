import { LIST_RESULTS } from '../../../content/vocabulary'
import { useInventoryPage } from '../../content'
import { countWords, fillPlaces, formatCount, formatPrice, formatShortDate } from '../../lib/format'
import { type Group, type Kind, sumsOf } from './groups'

/** More rows are read by nobody; the table as a file has all. */
const SHOWN = 200

/** How many devices there are of each result, and how many of those that are taken hold data. */
function Tallies({ sums }: { sums: ReturnType<typeof sumsOf> }) {
  const { answer, results } = useInventoryPage()
  const tallies = [
    ...LIST_RESULTS.map((result) => [results[result].word, sums[result], ''] as const),
    [answer.withData, sums.withData, answer.dataNote] as const,
  ]
  return (
    <dl className="inventory-tallies num">
      {tallies.map(([word, units, note]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd className="figure">{formatCount(units)}</dd>
          {note && <dd className="hint">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

const kindsOf = (groups: readonly Group[], result: Kind['result']) => [
  ...new Set(groups.map(({ kind }) => kind).filter((kind) => kind.result === result)),
]

/** What lots like a kind of device sold for; nothing where none was sold. */
function Sold({ kind: { name, lots: category } }: { kind: Kind }) {
  const { answer, sales } = useInventoryPage()
  const sold = category && sales[category]
  if (!sold) return null
  const { least, most, lots, day } = sold
  const places = {
    tipo: name,
    preco: [...new Set([least, most])].map(formatPrice).join('–'),
    lotes: countWords(lots, answer.soldCount),
    dia: formatShortDate(day),
  }
  return <small>{fillPlaces(answer.sold, places)}</small>
}

/** The groups of the list by what becomes of them, below how many there are of each. */
export function GroupTable({ groups }: { groups: readonly Group[] }) {
  const { answer, columns, results, data } = useInventoryPage()
  const sums = sumsOf(groups)
  return (
    <>
      <Tallies sums={sums} />
      <table className="inventory-groups num">
        {/* Four headings are wider than a phone; screen readers keep them. */}
        <thead className="max-md:sr-only">
          <tr className="silk">
            {[columns.type, answer.model, answer.data, columns.units].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {LIST_RESULTS.filter((result) => sums[result] > 0).map((result) => (
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
            {groups.slice(0, SHOWN).map(
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
              {answer.total}
            </th>
            <td>{formatCount(sums.taken)}</td>
          </tr>
        </tfoot>
      </table>
      {groups.length > SHOWN && (
        <p className="hint mt-4">
          {fillPlaces(answer.more, { grupos: formatCount(groups.length - SHOWN) })}
        </p>
      )}
    </>
  )
}
