import type { KeyboardEvent, ReactNode } from 'react'
import { SmallButton } from '../form/field-frame'
import { documentAddress } from '../screens/places'
import { formatDecimal } from '../../site/lib/format'
import { question, type PricedRow } from './price-answer'
import type { Line } from './use-prices'

interface Props {
  line: Line<PricedRow>
  status: ReactNode
  isLast: boolean
  /** Focuses another field: 1 is the next one, -1 the one above. */
  onStep: (by: number) => void
  children?: ReactNode
}

export const idOf = (file: string) => `preco-${file}`

/** One row: its name, its last price, the field of the new one, and the difference at once. */
export function PriceLine({ line, status, isLast, onStep, children }: Props) {
  const { row, answer, isAgreed, fields } = line
  const id = idOf(row.file)
  const isFine = answer.kind === 'asks' ? isAgreed : answer.kind === 'none' && fields !== undefined
  const kind = isFine ? 'fine' : answer.kind
  return (
    <li className="ed-price" data-answer={kind}>
      <label className="font-[620] [grid-area:name]" htmlFor={id}>
        {row.name}
      </label>
      <span className="muted hidden text-[0.875rem] [grid-area:status] has-[select]:block md:block">
        {status}
      </span>
      <span className="muted text-[0.875rem] [grid-area:last] md:text-right" id={`${id}-ultimo`}>
        <span className="sr">último preço </span>
        {/* On a phone the difference replaces the note. */}
        {formatDecimal(row.last)}{' '}
        <small className={kind === 'none' || children ? '' : 'max-md:hidden'}>{row.note}</small>
      </span>
      <PriceField line={line} isLast={isLast} onStep={onStep} />
      <Difference answer={answer} isFine={kind === 'fine'} id={`${id}-diferenca`} />
      {children}
      <div
        className="ed-price-ask [grid-area:ask]"
        id={`${id}-pergunta`}
        aria-live="polite"
        tabIndex={-1}
      >
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
    <span className="grid items-center [grid-area:field] *:[grid-area:1/1]">
      <span className="small muted pointer-events-none z-1 w-min ps-[10px]" aria-hidden="true">
        R$
      </span>
      <input
        id={id}
        className="input ed-input ps-8 pe-2 text-right text-[1.125rem] font-[620]"
        data-price=""
        inputMode="decimal"
        enterKeyHint={isLast ? 'done' : 'next'}
        autoComplete="off"
        placeholder={formatDecimal(row.last)}
        value={typed}
        aria-invalid={answer.kind === 'wrong' || answer.kind === 'stops' || undefined}
        aria-describedby={`${id}-ultimo ${id}-diferenca ${id}-pergunta`}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          if ('price' in answer) type({ '': formatDecimal(answer.price) })
        }}
        onChange={({ target }) => type({ '': target.value })}
        onKeyDown={onKeyDown}
      />
    </span>
  )
}

function Difference({
  answer,
  isFine,
  id,
}: Pick<Line<PricedRow>, 'answer'> & { isFine: boolean; id: string }) {
  const place = 'text-[0.875rem] [grid-area:diff] md:text-right'
  if (!('price' in answer) || answer.kind === 'same')
    return (
      <span className={`muted ${place}`} id={id}>
        {answer.kind === 'same' ? 'igual' : answer.kind === 'none' ? 'continua' : ''}
      </span>
    )
  const { isUp, difference, percent } = answer
  const colour = isUp && isFine ? 'text-mask-600' : 'text-copper-700'
  return (
    <span className={`font-[620] ${colour} ${place}`} id={id}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'} </span>
      {difference} ({percent})
    </span>
  )
}

/** The question about a price that jumps, or the error of a text that is no price. */
function Ask({ line: { row, answer, isAgreed, type } }: Pick<Props, 'line'>) {
  if (answer.kind === 'wrong') return <p className="field-error">{answer.says}</p>
  if (answer.kind !== 'asks' && answer.kind !== 'stops') return null
  if (answer.kind === 'asks' && isAgreed) return <p>Confirmado.</p>
  const agree = () => {
    type({ agreed: String(answer.price) })
    // The pressed button disappears, so its place takes the focus.
    document.getElementById(`${idOf(row.file)}-pergunta`)?.focus()
  }
  return (
    <>
      <p>{question(row, answer)}</p>
      {answer.kind === 'asks' ? (
        <SmallButton onPress={agree} label={`Está certo: ${row.name}`}>
          Está certo
        </SmallButton>
      ) : (
        <a href={documentAddress(row.file)}>Abrir o documento</a>
      )}
    </>
  )
}
