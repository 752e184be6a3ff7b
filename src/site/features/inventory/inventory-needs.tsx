import { writeCsv } from '../../../content/item-list/csv'
import type { InventoryPageView } from '../../../content/views'
import { useInventoryPage } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { countWords, fillPlaces, formatCount, formatWeight } from '../../lib/format'
import { downloadText } from '../../lib/share-text'
import { Button, buttonClass } from '../../ui/button'
import { type Inventory, sumsOf } from './groups'

interface Props {
  inventory: Inventory
  place: MessagePlace
}

/** What the load asks for, and the message with its groups. */
export function InventoryNeeds({ inventory, place }: Props) {
  const page = useInventoryPage()
  const { needs, request: texts } = page
  const sums = sumsOf(inventory.groups)
  const countOf = { sempre: sums.taken, dados: sums.withData, valor: sums.compramos }
  const request = inventoryRequest(inventory, page)
  return (
    <div className="inventory-needs">
      <h2 className="h3">{needs.title}</h2>
      <dl className="num">
        <div>
          <dt>
            {needs.pickup} <span>{fillPlaces(needs.weight, { peso: formatWeight(sums.kg) })}</span>
          </dt>
          <dd>{sums.kg >= needs.freeFromKg ? needs.free : needs.paid}</dd>
        </div>
        {needs.papers
          .filter(({ need }) => countOf[need] > 0)
          .map(({ name, need, note, text }) => (
            <div key={name}>
              <dt>
                {name}{' '}
                <span>{need === 'sempre' ? note : `${formatCount(countOf[need])} ${note}`}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
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
      <p className="hint">{needs.hint}</p>
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
        item: [kind.name, model].filter(Boolean).join(' '),
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

const groupsCsv = ({ groups }: Inventory, { answer, results, data }: InventoryPageView): string =>
  writeCsv([
    [answer.type, answer.model, answer.result, answer.data, answer.units],
    ...groups.map(({ kind, model, units }) => [
      kind.name,
      model,
      results[kind.result].word,
      data[kind.data],
      String(units),
    ]),
  ])
