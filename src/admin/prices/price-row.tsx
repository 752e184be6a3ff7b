import type { KeyboardEvent, ReactNode } from 'react'
import { SmallButton } from '../form/field-frame'
import { documentAddress } from '../screens/places'
import { answerTo, question, shownPrice, type Answer, type PricedRow } from './price-answer'

interface Props {
  row: PricedRow
  /** The row's status, as words or as a choice. */
  status: ReactNode
  /** Further fields below the row. */
  children?: ReactNode
  /** Whether a field beside the price changes. */
  isTouched?: boolean
  typed: string
  /** Whether the editor said that this price is right. */
  isAgreed: boolean
  isLast: boolean
  onType: (typed: string) => void
  onAgree: (agreed: boolean) => void
  /** Goes to another field; by 1 is the next one. */
  onStep: (by: number) => void
}

export const idOf = (file: string) => `preco-${file}`

/** One row: its name, its last price, the field of the new one, and the difference at once. */
export function PriceRowField({
  row,
  status,
  children,
  isTouched = false,
  typed,
  isAgreed,
  isLast,
  onType,
  onAgree,
  onStep,
}: Props) {
  const answer = answerTo(row, typed)
  const id = idOf(row.file)
  return (
    <li
      className="ed-price"
      data-answer={
        (isAgreed && answer.kind === 'asks') || (isTouched && answer.kind === 'none')
          ? 'fine'
          : answer.kind
      }
    >
      <label htmlFor={id}>{row.name}</label>
      <span className="ed-price-status">{status}</span>
      <span className="ed-price-last" id={`${id}-ultimo`}>
        <span className="sr">último preço </span>
        {shownPrice(row.last)} <small>{row.note}</small>
      </span>
      <PriceField {...{ row, typed, answer, isLast, onType, onStep }} />
      <Difference answer={answer} id={`${id}-diferenca`} />
      {children}
      <div className="ed-price-ask" id={`${id}-pergunta`} aria-live="polite">
        <Ask row={row} answer={answer} isAgreed={isAgreed} onAgree={onAgree} onType={onType} />
      </div>
    </li>
  )
}

/** The field of a new price; Enter and the arrows leave it, Esc empties it. */
function PriceField({
  row,
  typed,
  answer,
  isLast,
  onType,
  onStep,
}: Pick<Props, 'row' | 'typed' | 'isLast' | 'onType' | 'onStep'> & { answer: Answer }) {
  const id = idOf(row.file)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape') onType('')
    else if (key === 'Enter' || key === 'ArrowDown') onStep(1)
    else if (key === 'ArrowUp') onStep(-1)
    else return
    event.preventDefault()
  }
  return (
    <span className="ed-price-field">
      <span aria-hidden="true">R$</span>
      <input
        id={id}
        className="ed-input"
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
          if ('price' in answer) onType(shownPrice(answer.price))
        }}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
    </span>
  )
}

function Difference({ answer, id }: { answer: Answer; id: string }) {
  if (!('price' in answer) || answer.kind === 'same')
    return (
      <span className="ed-price-diff" id={id}>
        {answer.kind === 'same' ? 'igual' : answer.kind === 'none' ? 'continua' : ''}
      </span>
    )
  return (
    <span className="ed-price-diff" id={id} data-up={answer.isUp}>
      <span aria-hidden="true">{answer.isUp ? '▲' : '▼'} </span>
      {answer.difference} <span className="ed-price-percent">({answer.percent})</span>
    </span>
  )
}

/** The question of a price that jumps, or the fault of what is no price. */
function Ask({
  row,
  answer,
  isAgreed,
  onAgree,
  onType,
}: Pick<Props, 'row' | 'isAgreed' | 'onAgree' | 'onType'> & { answer: Answer }) {
  if (answer.kind === 'wrong') return <p className="ed-error">{answer.says}</p>
  if (answer.kind !== 'asks' && answer.kind !== 'stops') return null
  const correct = () => document.getElementById(idOf(row.file))?.focus()
  if (answer.kind === 'asks' && isAgreed)
    return (
      <p>
        Confirmado.{' '}
        <button type="button" className="ed-link" onClick={() => onAgree(false)}>
          Desfazer<span className="sr">: {row.name}</span>
        </button>
      </p>
    )
  const { guess } = answer
  return (
    <>
      <p>{question(row, answer)}</p>
      <div className="ed-tools">
        <SmallButton onPress={correct} label={`Corrigir: ${row.name}`}>
          Corrigir
        </SmallButton>
        {answer.kind === 'asks' && (
          <SmallButton onPress={() => onAgree(true)} label={`Está certo: ${row.name}`}>
            Está certo
          </SmallButton>
        )}
        {guess !== undefined && (
          <SmallButton onPress={() => onType(shownPrice(guess))}>
            Usar {shownPrice(guess)}
          </SmallButton>
        )}
        {answer.kind === 'stops' && guess === undefined && (
          <a href={documentAddress(row.file)}>Abrir o documento</a>
        )}
      </div>
    </>
  )
}
