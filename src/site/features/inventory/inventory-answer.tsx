import FileText from 'lucide-react/icons/file-text'
import { useEffect, useRef } from 'react'
import type { InventoryPageView } from '../../../content/views/views'
import { LIST_RESULTS } from '../../../content/vocabulary'
import { useContent } from '../../content'
import type { MessagePlace } from '../../handoff/use-prepared-message'
import { focusAround } from '../../lib/focus-around'
import { countWords, fillPlaces, formatCount, formatList, formatWeight } from '../../lib/format'
import { AnswerBox } from '../../ui/answer-box'
import { Button, buttonClass } from '../../ui/button'
import { Facts } from '../../ui/facts'
import { type Group, type Inventory, sumsOf } from './groups'

/** The understood list, with the name of its file. */
export type List = Inventory & { name: string }

interface Props {
  list: List
  place: MessagePlace
  /** Shows the fields to choose another list. */
  onReplace: () => void
}

/** The list that was read: its groups, and the pickup and papers that they need. */
export function InventoryAnswer({ list: { name, groups, removed }, place, onReplace }: Props) {
  const file = useRef<HTMLParagraphElement>(null)
  useEffect(() => file.current?.focus(), [])
  const replace = () => {
    focusAround(file.current)
    // The message describes this list.
    place.clear()
    onReplace()
  }
  const left = [
    removed.code > 0 && countWords(removed.code, { one: 'código', many: 'códigos' }),
    removed.person > 0 &&
      countWords(removed.person, { one: 'dado de pessoa', many: 'dados de pessoas' }),
  ].filter((words) => words !== false)
  return (
    <>
      <div className="col-span-8 min-w-0 max-lg:col-span-full">
        <div className="chosen-file flex items-center gap-4">
          <FileText className="icon" aria-hidden="true" />
          <p ref={file} tabIndex={-1}>
            <b>{name}</b>
          </p>
          <Button variant="ghost" onClick={replace}>
            Trocar
          </Button>
        </div>
        <div role="status" className="mt-6">
          {left.length > 0 && (
            <AnswerBox
              tone="yes"
              title={`${removed.code + removed.person === 1 ? 'Ficou' : 'Ficaram'} fora da mensagem ${formatList(left)}.`}
            >
              <p className="hint">
                Eles continuam só na sua planilha e não entram na mensagem. O laudo usa os números
                lidos na bancada.
              </p>
            </AnswerBox>
          )}
          {groups.every(({ kind }) => !kind) && (
            <div className="empty-state mt-6">
              <h2 className="h3">Nenhum equipamento nesta lista</h2>
              <p className="muted">
                Lemos as linhas, mas nenhuma parece um aparelho. Dê às colunas os nomes Tipo, Marca,
                Modelo e Quantidade, e confira se é a aba certa da planilha.
              </p>
            </div>
          )}
        </div>
        <GroupTable groups={groups} />
      </div>
      <aside className="col-span-4 pl-6 max-lg:col-span-full max-lg:pl-0">
        <Needs groups={groups} place={place} />
      </aside>
    </>
  )
}

const countUnits = (groups: readonly Group[]) =>
  formatCount(groups.reduce((sum, { units }) => sum + units, 0))

/** Most groups of a result that the page shows; the message has all of them. */
const SHOWN = 200

/** The groups of the list by result. */
function GroupTable({ groups }: { groups: readonly Group[] }) {
  const { results, data } = useContent('inventory-page')
  const sections = [
    ...LIST_RESULTS.map((result) => ({ result, ...results[result] })),
    {
      result: undefined,
      title: 'Linhas que não entendemos',
      text: 'Entram na mensagem só como quantidade. Confira os nomes das colunas.',
    },
  ]
  return (
    <table className="inventory-groups num">
      {/* Four headings are wider than a phone; screen readers keep them. */}
      <thead className="max-md:sr-only">
        <tr className="silk">
          {['Tipo', 'Marca e modelo', 'Dados', 'Quantidade'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ result, title, text }) => {
        const own = groups.filter(({ kind }) => kind?.result === result)
        if (own.length === 0) return null
        return (
          <tbody key={title}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {title}
                <small>{text}</small>
              </th>
              <td className="pt-6 text-h4">{countUnits(own)}</td>
            </tr>
            {own.slice(0, SHOWN).map(({ kind, model, units }) => (
              <tr key={`${kind?.name} ${model}`}>
                <th scope="row">{kind?.name ?? '?'}</th>
                <td>{model}</td>
                <td className="muted">{kind && data[kind.data]}</td>
                <td>{formatCount(units)}</td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

/** The pickup and the papers that the load needs, and the message with its groups. */
function Needs({ groups, place }: Pick<Props, 'place'> & Pick<List, 'groups'>) {
  const page = useContent('inventory-page')
  const { needs } = page
  const { taken, bought, withData, kg } = sumsOf(groups)
  if (taken === 0) return null
  const countOf = { sempre: taken, dados: withData, valor: bought }
  const pickup = {
    name: 'Coleta',
    value: `cerca de ${formatWeight(Math.round(kg))}`,
    note: kg >= needs.freeFromKg ? needs.free : needs.paid,
  }
  const papers = needs.papers
    .filter(({ need }) => countOf[need] > 0)
    .map(({ name, need, note, text }) => ({
      name,
      value: need === 'sempre' ? note : `${formatCount(countOf[need])} ${note}`,
      note: text,
    }))
  const request = {
    kind: 'inventory',
    units: countWords(taken, { one: 'aparelho', many: 'aparelhos' }),
    items: messageLines(groups, page).join('\n'),
    weightKg: Math.round(kg),
  } as const
  return (
    <div className="rounded-card border border-hair bg-white p-6">
      <h2 className="h3 mb-3">Para este material</h2>
      <Facts items={[pickup, ...papers]} />
      <div className="btns grid">
        <a className={buttonClass()} href={place.href(request)} onClick={() => place.keep(request)}>
          Preparar mensagem
        </a>
      </div>
      <p className="hint mt-3">
        A mensagem leva só os grupos e as quantidades. Você lê antes de enviar.
      </p>
    </div>
  )
}

/** A line for each group that we take, and one for all rows that were not understood. */
function messageLines(
  groups: readonly Group[],
  { request, results, data }: InventoryPageView,
): string[] {
  const unknown = groups.filter(({ kind }) => !kind)
  const lines = groups.flatMap(({ kind, model, units }) =>
    kind && kind.result !== 'recusamos'
      ? fillPlaces(request.line, {
          quantidade: formatCount(units),
          item: `${kind.name} ${model}`.trim(),
          resultado: results[kind.result].word,
          dados: data[kind.data],
        })
      : [],
  )
  return unknown.length > 0
    ? [...lines, fillPlaces(request.unknownLine, { quantidade: countUnits(unknown) })]
    : lines
}
