import { writeCsv } from '../../../content/table/csv'
import type { InventoryPageView } from '../../../content/views/views'
import { useContent } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { countWords, fillPlaces, formatCount, formatWeight } from '../../lib/format'
import { downloadText } from '../../lib/share-text'
import { Button, buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { COLUMNS } from './group-table'
import { type Inventory, sumsOf } from './groups'

interface Props {
  inventory: Inventory
  place: MessagePlace
}

/** The pickup and the papers that the load needs, and the message with its groups. */
export function InventoryNeeds({ inventory, place }: Props) {
  const page = useContent('inventory-page')
  const { needs } = page
  const { taken, withData, compramos, kg } = sumsOf(inventory.groups)
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
  { groups, unknown }: Inventory,
  { request, results, data }: InventoryPageView,
) {
  const { taken, kg } = sumsOf(groups)
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
    units: countWords(taken, { one: 'aparelho', many: 'aparelhos' }),
    items: lines.join('\n'),
    weightKg: kg,
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
