import type { KeyboardEvent, ReactNode } from 'react'
import { SmallButton } from '../form/field-frame'
import { documentAddress } from '../screens/places'
import { question, shownPrice, type PricedRow } from './price-answer'
import type { Line } from './use-prices'

interface Props {
  line: Line<PricedRow>
  status: ReactNode
  isLast: boolean
  /** Goes to another field; by 1 is the next one. */
  onStep: (by: number) => void
  children?: ReactNode
}

export const idOf = (file: string) => `preco-${file}`

/** One row: its name, its last price, the field of the new one, and the difference at once. */
export function PriceLine({ line, status, isLast, onStep, children }: Props) {
  const { row, answer, isAgreed, fields, fault } = line
  const id = idOf(row.file)
  const isTouched = fields !== undefined || fault !== undefined
  const isFine = answer.kind === 'asks' ? isAgreed : answer.kind === 'none' && isTouched
  return (
    <li className="ed-price" data-answer={isFine ? 'fine' : answer.kind}>
      <label htmlFor={id}>{row.name}</label>
      <span className="ed-price-status muted text-[0.875rem]">{status}</span>
      <span className="ed-price-last muted text-[0.875rem]" id={`${id}-ultimo`}>
        <span className="sr">último preço </span>
        {shownPrice(row.last)} <small>{row.note}</small>
      </span>
      <PriceField line={line} isLast={isLast} onStep={onStep} />
      <Difference answer={answer} id={`${id}-diferenca`} />
      {children}
      <div className="ed-price-ask" id={`${id}-pergunta`} aria-live="polite">
        <Ask line={line} />
      </div>
    </li>
  )
}

/** The field of a new price; Enter and the arrows leave it, Esc empties it. */
function PriceField({
  line: { row, answer, typed, type },
  isLast,
  onStep,
}: Pick<Props, 'line' | 'isLast' | 'onStep'>) {
  const id = idOf(row.file)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape') type({ '': '' })
    else if (key === 'Enter' || key === 'ArrowDown') onStep(1)
    else if (key === 'ArrowUp') onStep(-1)
    else return
    event.preventDefault()
  }
  return (
    <span className="ed-price-field">
      <span className="small muted" aria-hidden="true">
        R$
      </span>
      <input
        id={id}
        className="input ed-input"
        data-price=""
        inputMode="decimal"
        enterKeyHint={isLast ? 'done' : 'next'}
        autoComplete="off"
        placeholder={shownPrice(row.last)}
        value={typed}
        aria-invalid={answer.kind === 'wrong' || answer.kind === 'stops' || undefined}
        aria-describedby={`${id}-ultimo ${id}-diferenca ${id}-pergunta`}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          if ('price' in answer) type({ '': shownPrice(answer.price) })
        }}
        onChange={({ target }) => type({ '': target.value })}
        onKeyDown={onKeyDown}
      />
    </span>
  )
}

function Difference({ answer, id }: Pick<Line<PricedRow>, 'answer'> & { id: string }) {
  if (!('price' in answer) || answer.kind === 'same')
    return (
      <span className="ed-price-diff muted text-[0.875rem]" id={id}>
        {answer.kind === 'same' ? 'igual' : answer.kind === 'none' ? 'continua' : ''}
      </span>
    )
  return (
    <span className="ed-price-diff muted text-[0.875rem]" id={id} data-up={answer.isUp}>
      <span aria-hidden="true">{answer.isUp ? '▲' : '▼'} </span>
      {answer.difference} <span className="ed-price-percent">({answer.percent})</span>
    </span>
  )
}

/** The question of a price that jumps, or the fault of what is no price. */
function Ask({ line: { row, answer, isAgreed, type } }: Pick<Props, 'line'>) {
  if (answer.kind === 'wrong') return <p className="field-error">{answer.says}</p>
  if (answer.kind !== 'asks' && answer.kind !== 'stops') return null
  const { kind, price, guess } = answer
  const agree = (yes: boolean) => type({ agreed: yes ? String(price) : undefined })
  if (kind === 'asks' && isAgreed)
    return (
      <p>
        Confirmado.{' '}
        <button type="button" className="ed-link" onClick={() => agree(false)}>
          Desfazer<span className="sr">: {row.name}</span>
        </button>
      </p>
    )
  const correct = () => document.getElementById(idOf(row.file))?.focus()
  return (
    <>
      <p>{question(row, answer)}</p>
      <div className="ed-tools">
        <SmallButton onPress={correct} label={`Corrigir: ${row.name}`}>
          Corrigir
        </SmallButton>
        {kind === 'asks' && (
          <SmallButton onPress={() => agree(true)} label={`Está certo: ${row.name}`}>
            Está certo
          </SmallButton>
        )}
        {guess !== undefined && (
          <SmallButton onPress={() => type({ '': shownPrice(guess) })}>
            Usar {shownPrice(guess)}
          </SmallButton>
        )}
        {kind === 'stops' && guess === undefined && (
          <a href={documentAddress(row.file)}>Abrir o documento</a>
        )}
      </div>
    </>
  )
}
