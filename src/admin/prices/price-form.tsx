import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { SmallButton } from '../form/field-frame'
import { SaveBar } from '../screens/save-bar'
import type { PricedRow } from './price-answer'
import { idOf, PriceLine } from './price-row'
import type { Line, usePrices } from './use-prices'

type Prices<Row extends PricedRow> = ReturnType<typeof usePrices<Row>>

interface Props<Row extends PricedRow> {
  label: string
  hint: string
  prices: Prices<Row>
  /** In the order of the page, each with its name and title. A group without rows is not shown. */
  groups: readonly (readonly [name: string, title: string])[]
  /** Renders a row's status, as a word or as a choice. */
  renderStatus: (line: Line<Row>) => ReactNode
  /** Further fields below a row. */
  renderMore?: (line: Line<Row>) => ReactNode
}

const focusField = (row: PricedRow | undefined) =>
  row && document.getElementById(idOf(row.file))?.focus()

/** A table of prices with one save; Enter and the arrows lead from price to price. */
export function PriceForm<Row extends PricedRow>({
  label,
  hint,
  prices,
  groups,
  renderStatus,
  renderMore,
}: Props<Row>) {
  const { open, count } = prices
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(false)
  const shown = groups
    .map(([name, title]) => ({
      name,
      title,
      lines: prices.lines.filter(({ row }) => prices.groupOf(row) === name),
    }))
    .filter(({ lines }) => lines.length > 0)
  const all = shown.flatMap(({ lines }) => lines)
  /** Enter in the last field goes to the button. */
  const step = (from: number, by: number) => {
    const next = all[from + by]
    if (next) focusField(next.row)
    else if (by > 0) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(open.length > 0)
    if (open.length > 0) focusField(open[0])
    else if (count > 0) void prices.save()
  }
  return (
    <form className="ed-prices num" noValidate ref={form} aria-label={label} onSubmit={submit}>
      <p className="hint p-3">{hint} Enter vai ao próximo, Esc esvazia, Ctrl+S salva.</p>
      {shown.map(({ name, title, lines }) => (
        <section key={name} aria-labelledby={`grupo-${name}`}>
          <h2 id={`grupo-${name}`}>{title}</h2>
          <ul>
            {lines.map((line) => (
              <PriceLine
                key={line.row.file}
                line={line}
                status={renderStatus(line)}
                isLast={line === all.at(-1)}
                onStep={(by) => step(all.indexOf(line), by)}
              >
                {renderMore?.(line)}
              </PriceLine>
            ))}
          </ul>
        </section>
      ))}
      <PricesBar prices={prices} asked={asked} onQuestion={() => focusField(open[0])} />
    </form>
  )
}

/** The save, the link to the questions that are still open, and the way back to what is stored. */
function PricesBar<Row extends PricedRow>({
  prices,
  asked,
  onQuestion,
}: {
  prices: Prices<Row>
  asked: boolean
  onQuestion: () => void
}) {
  const { count, open, words } = prices
  const questions = `${open.length} ${open.length === 1 ? 'pergunta' : 'perguntas'}`
  const names = open.map(({ name }) => name).join(', ')
  const unanswered =
    asked && open.length > 0 ? `Responda ${questions} para salvar.` : prices.failure
  return (
    <SaveBar
      saving={prices}
      label={count === 0 ? 'Salvar' : `Salvar ${count}`}
      isDisabled={count + open.length === 0}
      pending={
        count === 0
          ? 'Nada para salvar.'
          : `${count} ${count === 1 ? words.one : words.many} por salvar.`
      }
      alert={unanswered}
    >
      {open.length > 0 && (
        <button type="button" className="ed-link" onClick={onQuestion}>
          {questions}: {names}
        </button>
      )}
      {prices.isTyped && <SmallButton onPress={prices.discard}>Descartar</SmallButton>}
    </SaveBar>
  )
}
