import type { MessagePlace } from '../../handoff/use-prepared-message'
import { countWords, formatCount } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { SelectField } from '../../ui/fields'
import { ChosenFile } from './file-drop'
import { COLUMNS, GroupTable } from './group-table'
import { type ColumnPlan, type Inventory, ROLES, sumsOf, withRole } from './groups'
import { InventoryNeeds } from './inventory-needs'
import type { ListState } from './use-list'

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
