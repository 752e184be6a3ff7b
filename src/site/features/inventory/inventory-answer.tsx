import FileText from 'lucide-react/icons/file-text'
import { useEffect, useMemo, useRef } from 'react'
import { writeCsv } from '../../../content/table/csv'
import type { InventoryPageView } from '../../../content/views/views'
import { useContent } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { focusAround } from '../../lib/focus-around'
import { countWords, fillPlaces, formatCount, formatWeight } from '../../lib/format'
import { downloadText } from '../../lib/share-text'
import { AnswerBox } from '../../ui/answer-box'
import { Button, buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { SelectField } from '../../ui/fields'
import { COLUMNS, GroupTable } from './group-table'
import { type ColumnPlan, groupRows, type Inventory, ROLES, withRole } from './groups'
import type { Sheet } from './read-list'

export interface List {
  name: string
  sheet: Sheet
  plan: ColumnPlan
}

interface Props {
  list: List
  place: MessagePlace
  /** Shows the list with other columns; undefined: the fields to choose another one. */
  onChange: (list?: List) => void
}

/** The list that was read: its columns, its groups, and the pickup and papers that they need. */
export function InventoryAnswer({ list, place, onChange }: Props) {
  const { name, sheet, plan } = list
  const { kinds } = useContent('inventory-page')
  const inventory = useMemo(() => groupRows(sheet.rows, plan, kinds), [sheet, plan, kinds])
  const file = useRef<HTMLParagraphElement>(null)
  useEffect(() => file.current?.focus(), [])
  // A message that was prepared earlier describes the former list.
  const change = (next?: List) => {
    if (!next) focusAround(file.current)
    place.clear()
    onChange(next)
  }
  const { groups, unknown, removed, sums } = inventory
  const lines = { one: 'linha lida', many: 'linhas lidas' }
  return (
    <>
      <div className="col-span-8 min-w-0 max-lg:col-span-full">
        <div className="chosen-file">
          <FileText className="icon" aria-hidden="true" />
          <p ref={file} tabIndex={-1}>
            <b>{name}</b>
            <span className="hint num">{countWords(sheet.rows.length - plan.skip, lines)}</span>
          </p>
          <Button variant="ghost" onClick={() => change()}>
            Trocar
          </Button>
        </div>
        {sheet.isCut && (
          <p className="hint mt-2">A lista passa de 10.000 linhas: lemos as primeiras.</p>
        )}
        <Columns plan={plan} onPlan={(next) => change({ ...list, plan: next })} />
        <div role="status" className="mt-6">
          <Removed removed={removed} />
          {groups.length === 0 && (
            <div className="empty-state mt-6">
              <h2 className="h3">Nenhum equipamento nesta lista</h2>
              <p className="muted">
                Lemos as linhas, mas nenhuma parece um aparelho. Confira as colunas acima, ou se é a
                aba certa da planilha.
              </p>
            </div>
          )}
        </div>
        {groups.length > 0 && <GroupTable {...inventory} />}
        {unknown.length > 0 && (
          <details className="group mt-6">
            <summary className="list-inside list-[disclosure-closed] py-2.5 font-semibold text-mask-600 group-open:list-[disclosure-open]">
              Linhas que não entendemos: {formatCount(unknown.length)}
            </summary>
            <p className="hint">
              Elas entram na mensagem só como quantidade. Se a coluna lida está errada, corrija
              acima.
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
      </div>
      <aside className="col-span-4 pl-6 max-lg:col-span-full max-lg:pl-0">
        {sums.taken > 0 && <Needs inventory={inventory} place={place} />}
      </aside>
    </>
  )
}

/**
 * The role of each column, for the visitor to correct; columns of personal data cannot be chosen.
 */
function Columns({ plan, onPlan }: { plan: ColumnPlan; onPlan: (plan: ColumnPlan) => void }) {
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

/** The pickup and the papers that the load needs, and the message with its groups. */
function Needs({ inventory, place }: Pick<Props, 'place'> & { inventory: Inventory }) {
  const page = useContent('inventory-page')
  const { needs } = page
  const { taken, withData, compramos, kg } = inventory.sums
  const countOf = { sempre: taken, dados: withData, valor: compramos }
  const pickup = {
    name: 'Coleta',
    value: `cerca de ${formatWeight(kg)}`,
    note: kg >= needs.freeFromKg ? needs.free : needs.paid,
  }
  const papers = needs.papers
    .filter(({ need }) => countOf[need] > 0)
    .map(({ name, need, note, text }) => ({
      name,
      value: need === 'sempre' ? note : `${formatCount(countOf[need])} ${note}`,
      note: text,
    }))
  const request = inventoryRequest(inventory, page)
  return (
    <div className="rounded-card border border-hair bg-white p-6">
      <h2 className="h3 mb-3">Para este material</h2>
      <Facts items={[pickup, ...papers]} />
      <div className="btns grid">
        <a className={buttonClass()} href={place.href(request)} onClick={() => place.keep(request)}>
          Preparar mensagem
        </a>
        <Button
          variant="ghost"
          onClick={() => downloadText('lista.csv', groupsCsv(inventory, page), 'text/csv')}
        >
          Baixar a tabela (CSV)
        </Button>
      </div>
      <p className="hint mt-3">
        A mensagem leva só os grupos e as quantidades. Você lê antes de enviar.
      </p>
    </div>
  )
}

function inventoryRequest(
  { groups, unknown, sums }: Inventory,
  { request, results, data }: InventoryPageView,
) {
  const lines = groups
    .filter(({ kind }) => kind.result !== 'recusamos')
    .map(({ kind, model, units }) =>
      fillPlaces(request.line, {
        quantidade: formatCount(units),
        item: `${kind.name} ${model}`.trim(),
        resultado: results[kind.result].word,
        dados: data[kind.data],
      }),
    )
  const others = unknown.reduce((sum, { units }) => sum + units, 0)
  if (others > 0) lines.push(fillPlaces(request.unknownLine, { quantidade: formatCount(others) }))
  return {
    kind: 'inventory',
    units: countWords(sums.taken, { one: 'aparelho', many: 'aparelhos' }),
    items: lines.join('\n'),
    weightKg: sums.kg,
  } as const
}

const groupsCsv = ({ groups }: Inventory, { results, data }: InventoryPageView): string =>
  writeCsv([
    [COLUMNS.type, 'Marca e modelo', 'Resultado', 'Dados', COLUMNS.units],
    ...groups.map(({ kind, model, units }) => [
      kind.name,
      model,
      results[kind.result].word,
      data[kind.data],
      String(units),
    ]),
  ])
