import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useRef } from 'react'
import { useInventoryPage } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { countWords, fillPlaces, formatCount } from '../../lib/format'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/fields'
import { ROLES, type ColumnPlan } from './columns'
import type { Inventory } from './groups'
import { GroupTable, Tallies } from './group-table'
import { InventoryNeeds } from './inventory-needs'
import { useGroups, type ListState } from './use-list'

interface Props {
  list: Extract<ListState, { is: 'read' }>
  place: MessagePlace
  onPlan: (plan: ColumnPlan) => void
  onClear: () => void
}

/** The list that was read: its columns, its groups, and what they ask for. */
export function InventoryAnswer({ list, place, onPlan, onClear }: Props) {
  const { name, sheet, plan } = list
  const { answer, source } = useInventoryPage()
  const inventory = useGroups(sheet, plan)
  const head = useRef<HTMLParagraphElement>(null)
  useEffect(() => head.current?.focus(), [])
  const change = () => {
    place.clear()
    onClear()
  }
  return (
    <div className="wrap cols inventory">
      <div className="inventory-main">
        <div className="inventory-bar">
          <FileSpreadsheet className="icon" aria-hidden="true" />
          <p ref={head} tabIndex={-1}>
            <b>{name}</b>
            <span className="hint num">
              {countWords(sheet.rows.length - plan.skip, answer.rows)}
            </span>
          </p>
          <Button variant="ghost" onClick={change}>
            {source.change}
          </Button>
        </div>
        {sheet.isCut && <p className="hint mt-2">{answer.cut}</p>}
        <Columns plan={plan} onPlan={onPlan} />
        <div role="status">{inventory && <Removed removed={inventory.removed} />}</div>
        {inventory && <Groups inventory={inventory} />}
      </div>
      <aside className="inventory-side">
        {inventory && inventory.groups.length > 0 && (
          <InventoryNeeds inventory={inventory} place={place} />
        )}
      </aside>
    </div>
  )
}

/** How the columns were understood, to be corrected; those of one machine or person are no choice. */
function Columns({ plan, onPlan }: Pick<Props, 'onPlan'> & { plan: ColumnPlan }) {
  const { columns } = useInventoryPage()
  const hidden = new Set(plan.personal.map(({ column }) => column))
  const options = plan.labels
    .map((label, column) => ({ value: String(column), label }))
    .filter((_, column) => !hidden.has(column))
  return (
    <fieldset className="inventory-columns">
      <legend className="h4">{columns.title}</legend>
      {ROLES.map((role) => (
        <SelectField
          key={role}
          label={columns[role]}
          name={role}
          value={String(plan.roles[role] ?? '')}
          onChange={(value) => {
            const { [role]: _, ...others } = plan.roles
            onPlan({
              ...plan,
              roles: value === '' ? others : { ...others, [role]: Number(value) },
            })
          }}
          options={[
            { value: '', label: role === 'units' ? columns.each : columns.none },
            ...options,
          ]}
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
    <div className="inventory-removed">
      <ShieldCheck className="icon" aria-hidden="true" />
      <p className="num">
        <b>{fillPlaces(answer.removed, counts)}</b>
      </p>
      <p className="hint">{answer.removedNote}</p>
    </div>
  )
}

function Groups({ inventory }: { inventory: Inventory }) {
  const { answer } = useInventoryPage()
  const { groups, unknown } = inventory
  return (
    <>
      {groups.length === 0 ? (
        <div className="empty-state mt-6">
          <h2 className="h3">{answer.nothing}</h2>
          <p className="muted">{answer.nothingNote}</p>
        </div>
      ) : (
        <>
          <Tallies groups={groups} />
          <GroupTable groups={groups} />
        </>
      )}
      {unknown.length > 0 && (
        <details className="inventory-unknown">
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
