import { useContent } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { countWords, fillPlaces, formatCount, formatPrice, formatShortDate } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { SelectField } from '../../ui/fields'
import { ChosenFile } from '../../ui/file-drop'
import {
  ROLES,
  type ColumnPlan,
  withRole,
  type Inventory,
  type Group,
  type Kind,
  sumsOf,
} from './groups'
import { InventoryNeeds } from './inventory-needs'
import type { ListState } from './use-list'
import { LIST_RESULTS } from '../../../content/vocabulary'

interface Props {
  list: Extract<ListState, { is: 'read' }>
  place: MessagePlace
  onPlan: (plan: ColumnPlan) => void
  onClear: () => void
}

/** The list that was read: its columns, its groups, and the pickup and papers that they need. */
export function InventoryAnswer({ list, place, onPlan, onClear }: Props) {
  const { name, sheet, plan, inventory } = list
  const { answer, source } = useContent('inventory-page')
  const change = () => {
    place.clear()
    onClear()
  }
  const correct = (next: ColumnPlan) => {
    // A message that was prepared earlier describes the former columns.
    place.clear()
    onPlan(next)
  }
  return (
    <>
      <div className="inventory-main col-span-8 min-w-0 max-lg:col-span-full">
        <ChosenFile
          name={name}
          note={countWords(sheet.rows.length - plan.skip, answer.rows)}
          changeButton={source.change}
          onChange={change}
        />
        {sheet.isCut && <p className="hint mt-2">{answer.cut}</p>}
        <Columns plan={plan} onPlan={correct} />
        <div role="status" className="mt-6">
          {inventory && <Removed removed={inventory.removed} />}
          {inventory?.groups.length === 0 && <NothingKnown />}
        </div>
        {inventory && <Groups inventory={inventory} />}
      </div>
      <aside className="col-span-4 pl-6 max-lg:col-span-full max-lg:pl-0">
        {inventory && sumsOf(inventory.groups).taken > 0 && (
          <InventoryNeeds inventory={inventory} place={place} />
        )}
      </aside>
    </>
  )
}

/**
 * The role of each column, for the visitor to correct; columns of personal data cannot be chosen.
 */
function Columns({ plan, onPlan }: Pick<Props, 'onPlan'> & { plan: ColumnPlan }) {
  const { columns: texts } = useContent('inventory-page')
  const options = plan.columns
    .map(({ label, says }, column) => ({ value: String(column), label, says }))
    .filter(({ says }) => !says || ROLES.some((role) => role === says))
  return (
    <fieldset className="mt-4 grid grid-cols-4 gap-x-4 gap-y-3 max-md:grid-cols-2">
      <legend className="h4 mb-2">{texts.title}</legend>
      {ROLES.map((role) => (
        <SelectField
          key={role}
          label={texts[role]}
          name={role}
          value={options.find(({ says }) => says === role)?.value ?? ''}
          onChange={(value) =>
            onPlan(withRole(plan, role, value === '' ? undefined : Number(value)))
          }
          options={[{ value: '', label: role === 'units' ? texts.each : texts.none }, ...options]}
        />
      ))}
    </fieldset>
  )
}

function Removed({ removed: { serials, imeis, people } }: Pick<Inventory, 'removed'>) {
  const { answer } = useContent('inventory-page')
  if (serials + imeis + people === 0) return null
  const counts = {
    series: formatCount(serials),
    imei: formatCount(imeis),
    pessoas: formatCount(people),
  }
  return (
    <AnswerBox tone="yes" title={fillPlaces(answer.removed, counts)}>
      <p className="hint">{answer.removedNote}</p>
    </AnswerBox>
  )
}

function NothingKnown() {
  const { answer } = useContent('inventory-page')
  return (
    <div className="empty-state mt-6">
      <h2 className="h3">{answer.nothing}</h2>
      <p className="muted">{answer.nothingNote}</p>
    </div>
  )
}

function Groups({ inventory: { groups, unknown } }: { inventory: Inventory }) {
  const { answer } = useContent('inventory-page')
  return (
    <>
      {groups.length > 0 && <GroupTable groups={groups} />}
      {unknown.length > 0 && (
        <details className="inventory-unknown mt-6">
          <summary>{fillPlaces(answer.unknown, { linhas: formatCount(unknown.length) })}</summary>
          <p className="hint">{answer.unknownNote}</p>
          <ul className="ring-list num">
            {unknown.slice(0, 50).map(({ text, units }) => (
              <li key={text}>
                {formatCount(units)} × {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Most groups that the page shows; the CSV file has all of them. */
const SHOWN = 200

/** How many devices there are of each result, and how many of the accepted ones hold data. */
function Tallies({ sums }: { sums: ReturnType<typeof sumsOf> }) {
  const { answer, results } = useContent('inventory-page')
  const tallies = [
    ...LIST_RESULTS.map((result) => [results[result].word, sums[result], ''] as const),
    [answer.withData, sums.withData, answer.dataNote] as const,
  ]
  return (
    <dl className="inventory-tallies num mt-6 grid grid-cols-2 gap-gutter md:grid-cols-4">
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

/** Prices at which lots with this kind of device were sold; nothing when none was sold. */
function Sold({ kind: { name, lots: category } }: { kind: Kind }) {
  const { answer, sales } = useContent('inventory-page')
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

/** The groups of the list by result, below the number of devices of each result. */
function GroupTable({ groups }: { groups: readonly Group[] }) {
  const { answer, columns, results, data } = useContent('inventory-page')
  const sums = sumsOf(groups)
  const shown = groups.slice(0, SHOWN)
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
