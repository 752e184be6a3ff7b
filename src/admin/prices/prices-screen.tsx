import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { MATERIAL_GROUPS } from '../../content/vocabulary'
import { valueAt } from '../../content/rules/reason'
import { formatLongDate } from '../../site/lib/format'
import { Button } from '../../site/ui/button'
import { SmallButton } from '../form/field-frame'
import { PriceRowField } from './price-row'
import { statusOf } from './status'
import { usePrices } from './use-prices'
import { WhatsAppPart } from './whatsapp-part'

/** All materials on one screen, and one save; the picture and the text for WhatsApp beside it. */
export function PricesScreen(props: Parameters<typeof usePrices>[0]) {
  const { content } = props
  const prices = usePrices(props)
  const { rows, open, count, today } = prices
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(false)
  const status = useMemo(() => statusOf(content, today), [content, today])

  const focusField = (file: string | undefined) =>
    form.current?.querySelector<HTMLElement>(`[id="preco-${file}"]`)?.focus()
  /** Enter in the last field goes to the button. */
  const step = (from: number, by: number) => {
    const next = rows[from + by]
    if (next) focusField(next.file)
    else if (by > 0) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  const submit = () => {
    setAsked(open.length > 0)
    if (open.length > 0) focusField(open[0]?.file)
    else if (count > 0) void prices.save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  const titles = valueAt(content.documents.get('pages/scrap.yaml')?.read.data, 'board', 'groups')
  return (
    <div className="ed-columns">
      {/* Ctrl+S is heard from every field; the form itself is no control. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className="ed-prices"
        noValidate
        ref={form}
        aria-label="Preços de hoje"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="ed-hint">
          {formatLongDate(today)}. Em cinza, o último preço. Campo vazio: o preço continua. Enter
          vai ao próximo, Esc esvazia, Ctrl+S salva.
        </p>
        <PriceGroups prices={prices} titles={titles} onStep={step} />
        <PricesBar prices={prices} asked={asked} onQuestion={() => focusField(open[0]?.file)} />
      </form>
      <aside aria-label="Para o WhatsApp">{status && <WhatsAppPart status={status} />}</aside>
    </div>
  )
}

/** The materials by their group on the board. */
function PriceGroups({
  prices,
  titles,
  onStep,
}: {
  prices: ReturnType<typeof usePrices>
  /** Names of the groups, by their key. */
  titles: unknown
  onStep: (from: number, by: number) => void
}) {
  return (
    <>
      {MATERIAL_GROUPS.map((group) => (
        <section key={group} aria-labelledby={`grupo-${group}`}>
          <h2 id={`grupo-${group}`}>{String(valueAt(titles, group) ?? group)}</h2>
          <ul>
            {prices.rows.map(
              (row, index) =>
                row.group === group && (
                  <PriceRowField
                    key={row.file}
                    row={row}
                    typed={prices.textOf(row)}
                    isAgreed={prices.isAgreed(row)}
                    isLast={index === prices.rows.length - 1}
                    onType={(text) => prices.type(row, text)}
                    onAgree={(yes) => prices.agree(row, yes)}
                    onStep={(by) => onStep(index, by)}
                  />
                ),
            )}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The one button, what is unsaved in words, and the way to the open questions. */
function PricesBar({
  prices: { count, open, outcome, failure, isBusy, discard },
  asked,
  onQuestion,
}: {
  prices: ReturnType<typeof usePrices>
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
      <p role="status">
        {outcome?.note ??
          (count === 0
            ? 'Nenhum preço novo.'
            : `${count} ${count === 1 ? 'preço novo' : 'preços novos'}.`)}
        {outcome?.kind === 'saved' && outcome.link && (
          <>
            {' '}
            <a href={outcome.link.href} target="_blank" rel="noopener">
              {outcome.link.text}
            </a>
          </>
        )}
      </p>
      {open.length > 0 && (
        <button type="button" className="ed-link" onClick={onQuestion}>
          {questions}: {names}
        </button>
      )}
      {count > 0 && <SmallButton onPress={discard}>Descartar</SmallButton>}
      <div role="alert">
        {asked && open.length > 0 && <p className="ed-error">Responda {questions} para salvar.</p>}
        {failure && <p className="ed-error">{failure}</p>}
      </div>
    </div>
  )
}
