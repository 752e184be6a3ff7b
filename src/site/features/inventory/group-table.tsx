import { LIST_RESULTS } from '../../../content/vocabulary'
import { useInventoryPage } from '../../content'
import { fillPlaces, formatCount } from '../../lib/format'
import { type Group, sumsOf } from './groups'

/** More rows are read by nobody; the table as a file has all. */
const SHOWN = 200

/** How many devices there are of each result, and how many of those that are taken hold data. */
export function Tallies({ groups }: { groups: readonly Group[] }) {
  const { answer, results } = useInventoryPage()
  const sums = sumsOf(groups)
  const tallies = [
    ...LIST_RESULTS.map((result) => [results[result].word, sums[result], ''] as const),
    [answer.withData, sums.withData, answer.dataNote] as const,
  ]
  return (
    <dl className="inventory-tallies num">
      {tallies.map(([word, units, note]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{formatCount(units)}</dd>
          {note && <dd className="hint">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The groups of the list by what becomes of them. */
export function GroupTable({ groups }: { groups: readonly Group[] }) {
  const { answer } = useInventoryPage()
  const shown = groups.slice(0, SHOWN)
  return (
    <>
      <table className="inventory-groups num">
        <thead>
          <tr className="silk">
            {[answer.type, answer.model, answer.data, answer.units].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {LIST_RESULTS.map((result) => (
          <ResultRows
            key={result}
            result={result}
            groups={shown.filter(({ kind }) => kind.result === result)}
          />
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {answer.total}
            </th>
            <td>{formatCount(sumsOf(groups).taken)}</td>
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

interface ResultRowsProps {
  result: (typeof LIST_RESULTS)[number]
  groups: readonly Group[]
}

function ResultRows({ result, groups }: ResultRowsProps) {
  const { results, data } = useInventoryPage()
  const { title, text } = results[result]
  if (groups.length === 0) return null
  return (
    <tbody>
      <tr className="inventory-groups-head">
        <th colSpan={4} scope="rowgroup">
          {title}
          <small>{text}</small>
        </th>
      </tr>
      {groups.map(({ kind, model, units }) => (
        <tr key={`${kind.name} ${model}`}>
          <th scope="row">{kind.name}</th>
          <td>{model}</td>
          <td className="muted">{data[kind.data]}</td>
          <td>{formatCount(units)}</td>
        </tr>
      ))}
    </tbody>
  )
}
