import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '../../site/ui/button'
import { SmallButton } from '../form/field-frame'
import { SavedLine } from '../screens/save-bar'
import type { PricedRow } from './price-answer'
import { idOf, PriceRowField } from './price-row'
import type { usePrices } from './use-prices'

type Prices<Row extends PricedRow> = ReturnType<typeof usePrices<Row>>

/** A group of rows with its heading. */
interface Group<Row> {
  key: string
  title: string
  rows: readonly Row[]
}

interface Props<Row extends PricedRow> {
  prices: Prices<Row>
  renderStatus: (row: Row) => ReactNode
  renderMore?: ((row: Row) => ReactNode) | undefined
}

/** A table of prices with one save; Enter and the arrows lead from price to price. */
export function PriceForm<Row extends PricedRow>({
  label,
  hint,
  prices,
  groups,
  renderStatus,
  renderMore,
}: Props<Row> & { label: string; hint: string; groups: readonly Group<Row>[] }) {
  const { open, count } = prices
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(false)
  const rows = groups.flatMap((group) => group.rows)
  const focusField = (row: Row | undefined) =>
    row && form.current?.querySelector<HTMLElement>(`[id="${idOf(row.file)}"]`)?.focus()
  /** Enter in the last field goes to the button. */
  const step = (from: number, by: number) => {
    const next = rows[from + by]
    if (next) focusField(next)
    else if (by > 0) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(open.length > 0)
    if (open.length > 0) focusField(open[0])
    else if (count > 0) void prices.save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    // Ctrl+S is heard from every field; the form itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="ed-prices"
      noValidate
      ref={form}
      aria-label={label}
      onKeyDown={onKeyDown}
      onSubmit={submit}
    >
      <p className="ed-hint">{hint} Enter vai ao próximo, Esc esvazia, Ctrl+S salva.</p>
      {groups.map((group) => (
        <section key={group.key} aria-labelledby={`grupo-${group.key}`}>
          <h2 id={`grupo-${group.key}`}>{group.title}</h2>
          <ul>
            {group.rows.map((row) => (
              <RowOf
                key={row.file}
                {...{ row, prices, renderStatus, renderMore }}
                isLast={row === rows.at(-1)}
                onStep={(by) => step(rows.indexOf(row), by)}
              />
            ))}
          </ul>
        </section>
      ))}
      <PricesBar prices={prices} asked={asked} onQuestion={() => focusField(open[0])} />
    </form>
  )
}

function RowOf<Row extends PricedRow>({
  row,
  prices,
  renderStatus,
  renderMore,
  isLast,
  onStep,
}: Props<Row> & { row: Row; isLast: boolean; onStep: (by: number) => void }) {
  const { fields, fault } = prices.restOf(row)
  return (
    <PriceRowField
      row={row}
      status={renderStatus(row)}
      isTouched={fields !== undefined || fault !== undefined}
      typed={prices.textOf(row)}
      isAgreed={prices.isAgreed(row)}
      isLast={isLast}
      onType={(text) => prices.type(row, text)}
      onAgree={(yes) => prices.agree(row, yes)}
      onStep={onStep}
    >
      {renderMore?.(row)}
    </PriceRowField>
  )
}

/** The one button, what is unsaved in words, and the way to the open questions. */
function PricesBar<Row extends PricedRow>({
  prices: { count, open, outcome, failure, isBusy, discard, words },
  asked,
  onQuestion,
}: {
  prices: Prices<Row>
  asked: boolean
  onQuestion: () => void
}) {
  const questions = `${open.length} ${open.length === 1 ? 'pergunta' : 'perguntas'}`
  const names = open.map(({ name }) => name).join(', ')
  return (
    <div className="ed-save">
      <Button
        type="submit"
        busy={isBusy}
        busyLabel="Salvando"
        aria-disabled={count === 0 && open.length === 0}
      >
        {count === 0 ? 'Salvar' : `Salvar ${count}`}
      </Button>
      <SavedLine outcome={outcome}>
        {count === 0 ? words.none : `${count} ${count === 1 ? words.fresh : words.freshMany}.`}
      </SavedLine>
      {open.length > 0 && (
        <button type="button" className="ed-link" onClick={onQuestion}>
          {questions}: {names}
        </button>
      )}
      {count + open.length > 0 && <SmallButton onPress={discard}>Descartar</SmallButton>}
      <div role="alert">
        {asked && open.length > 0 && <p className="ed-error">Responda {questions} para salvar.</p>}
        {failure && <p className="ed-error">{failure}</p>}
      </div>
    </div>
  )
}
