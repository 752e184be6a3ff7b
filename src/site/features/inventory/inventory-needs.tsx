import { writeCsv } from '../../../content/item-list/csv'
import type { InventoryPageView } from '../../../content/views'
import { useContent } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { countWords, fillPlaces, formatCount, formatWeight } from '../../lib/format'
import { downloadText } from '../../lib/share-text'
import { Button, buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { type Inventory, sumsOf } from './groups'

interface Props {
  inventory: Inventory
  place: MessagePlace
}

/** The pickup and the papers that the load needs, and the message with its groups. */
export function InventoryNeeds({ inventory, place }: Props) {
  const page = useContent('inventory-page')
  const { needs, request: texts } = page
  const { taken, withData, compramos, kg } = sumsOf(inventory.groups)
  const countOf = { sempre: taken, dados: withData, valor: compramos }
  const pickup = {
    name: needs.pickup,
    value: fillPlaces(needs.weight, { peso: formatWeight(kg) }),
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
    <div className="inventory-needs">
      <h2 className="h3 mb-3">{needs.title}</h2>
      <Facts items={[pickup, ...papers]} />
      <div className="btns">
        <a className={buttonClass()} href={place.href(request)} onClick={() => place.keep(request)}>
          {texts.button}
        </a>
        <Button
          variant="ghost"
          onClick={() => downloadText('lista.csv', groupsCsv(inventory, page), 'text/csv')}
        >
          {texts.csvButton}
        </Button>
      </div>
      <p className="hint mt-3">{needs.hint}</p>
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
    units: countWords(taken, request.units),
    items: lines.join('\n'),
    weightKg: kg,
  } as const
}

const groupsCsv = (
  { groups }: Inventory,
  { answer, columns, results, data }: InventoryPageView,
): string =>
  writeCsv([
    [columns.type, answer.model, answer.result, answer.data, columns.units],
    ...groups.map(({ kind, model, units }) => [
      kind.name,
      model,
      results[kind.result].word,
      data[kind.data],
      String(units),
    ]),
  ])
