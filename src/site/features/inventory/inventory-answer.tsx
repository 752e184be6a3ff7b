import { useInventoryPage } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { countWords, fillPlaces, formatCount } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { SelectField } from '../../ui/fields'
import { ChosenFile } from '../../ui/file-drop'
import { ROLES, type ColumnPlan, withRole } from './columns'
import type { Inventory } from './groups'
import { GroupTable } from './group-table'
import { InventoryNeeds } from './inventory-needs'
import type { ListState } from './use-list'

interface Props {
  list: Extract<ListState, { is: 'read' }>
  place: MessagePlace
  onPlan: (plan: ColumnPlan) => void
  onClear: () => void
}

/** The list that was read: its columns, its groups, and what they ask for. */
export function InventoryAnswer({ list, place, onPlan, onClear }: Props) {
  const { name, sheet, plan, inventory } = list
  const { answer, source } = useInventoryPage()
  const change = () => {
    place.clear()
    onClear()
  }
  return (
    <div className="wrap cols inventory items-start gap-y-8 pb-16">
      <div className="inventory-main col-span-8 min-w-0 max-lg:col-span-full">
        <ChosenFile
          name={name}
          note={countWords(sheet.rows.length - plan.skip, answer.rows)}
          changeButton={source.change}
          onChange={change}
        />
        {sheet.isCut && <p className="hint mt-2">{answer.cut}</p>}
        <Columns plan={plan} onPlan={onPlan} />
        <div role="status" className="mt-6">
          {inventory && <Removed removed={inventory.removed} />}
        </div>
        {inventory && <Groups inventory={inventory} />}
      </div>
      <aside className="col-span-4 pl-6 max-lg:col-span-full max-lg:pl-0">
        {inventory && inventory.groups.length > 0 && (
          <InventoryNeeds inventory={inventory} place={place} />
        )}
      </aside>
    </div>
  )
}

/** How the columns were understood, to be corrected; those of one machine or person are no choice. */
function Columns({ plan, onPlan }: Pick<Props, 'onPlan'> & { plan: ColumnPlan }) {
  const { columns: texts } = useInventoryPage()
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
  const { answer } = useInventoryPage()
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

function Groups({ inventory: { groups, unknown } }: { inventory: Inventory }) {
  const { answer } = useInventoryPage()
  return (
    <>
      {groups.length > 0 ? (
        <GroupTable groups={groups} />
      ) : (
        <div className="empty-state mt-6">
          <h2 className="h3">{answer.nothing}</h2>
          <p className="muted">{answer.nothingNote}</p>
        </div>
      )}
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
