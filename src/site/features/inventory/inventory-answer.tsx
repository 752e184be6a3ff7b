import { useContent } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { countWords, formatCount, formatPrice, formatShortDate } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { SelectField } from '../../ui/fields'
import { ChosenFile } from './file-drop'
import {
  COLUMNS,
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
      <div className="col-span-8 min-w-0 max-lg:col-span-full">
        <ChosenFile
          name={name}
          note={countWords(sheet.rows.length - plan.skip, {
            one: 'linha lida',
            many: 'linhas lidas',
          })}
          onChange={change}
        />
        {sheet.isCut && (
          <p className="hint mt-2">A lista passa de 10.000 linhas: lemos as primeiras.</p>
        )}
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
  const options = plan.columns
    .map(({ label, says }, column) => ({ value: String(column), label, says }))
    .filter(({ says }) => !says || ROLES.some((role) => role === says))
  return (
    <fieldset className="mt-4 grid grid-cols-4 gap-x-4 gap-y-3 max-md:grid-cols-2">
      <legend className="h4 mb-2">Colunas lidas</legend>
      {ROLES.map((role) => (
        <SelectField
          key={role}
          label={COLUMNS[role]}
          name={role}
          value={options.find(({ says }) => says === role)?.value ?? ''}
          onChange={(value) =>
            onPlan(withRole(plan, role, value === '' ? undefined : Number(value)))
          }
          options={[
            { value: '', label: role === 'units' ? 'Cada linha é um aparelho' : 'Sem coluna' },
            ...options,
          ]}
        />
      ))}
    </fieldset>
  )
}

function Removed({ removed: { serials, imeis, people } }: Pick<Inventory, 'removed'>) {
  if (serials + imeis + people === 0) return null
  return (
    <AnswerBox
      tone="yes"
      title={`Números de série retirados: ${formatCount(serials)}. IMEI: ${formatCount(imeis)}. Dados de pessoas: ${formatCount(people)}.`}
    >
      <p className="hint">
        Eles continuam só na sua planilha e não entram na mensagem. O laudo usa os números lidos na
        bancada.
      </p>
    </AnswerBox>
  )
}

const NothingKnown = () => (
  <div className="empty-state mt-6">
    <h2 className="h3">Nenhum equipamento nesta lista</h2>
    <p className="muted">
      Lemos as linhas, mas nenhuma parece um aparelho. Confira as colunas acima, ou se é a aba certa
      da planilha.
    </p>
  </div>
)

function Groups({ inventory: { groups, unknown } }: { inventory: Inventory }) {
  return (
    <>
      {groups.length > 0 && <GroupTable groups={groups} />}
      {unknown.length > 0 && (
        <details className="group mt-6">
          <summary className="list-inside list-[disclosure-closed] py-2.5 font-semibold text-mask-600 group-open:list-[disclosure-open]">
            Linhas que não entendemos: {formatCount(unknown.length)}
          </summary>
          <p className="hint">
            Elas entram na mensagem só como quantidade. Se a coluna lida está errada, corrija acima.
          </p>
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
function GroupTable({ groups }: { groups: readonly Group[] }) {
  const { results, data } = useContent('inventory-page')
  const sums = sumsOf(groups)
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
