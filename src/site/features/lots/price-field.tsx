import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { LotsPageView } from '../../../content/views'
import { formatCount, formatDecimal } from '../../lib/format'
import { ResultStatus } from '../../ui/search-box'
import { addressPrice, parsePrice } from './parse-price'

interface Props {
  /** Name of the field in the address. */
  name: string
  label: string
  placeholder: string
  /** As in the address; undefined when the field does not filter. */
  value: string | undefined
  faults: LotsPageView['filters']['faults']
  /** Id of the text about a wrong range, which is the fault of both ends together. */
  rangeFault: string | undefined
  onChange: (value: string | undefined) => void
}

const shownOf = (value: string | undefined): string => {
  const reais = Number(value ?? NaN)
  return Number.isNaN(reais)
    ? ''
    : Number.isInteger(reais)
      ? formatCount(reais)
      : formatDecimal(reais)
}

/** The text of the field, which follows the address. */
function useTypedPrice(value: string | undefined) {
  const [typed, setTyped] = useState(() => shownOf(value))
  const seen = useRef(value)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    setTyped(shownOf(value))
  }, [value])
  return [typed, setTyped] as const
}

/** Calls `heard` at each event of the form that holds the field. */
function useFormEvent(
  field: RefObject<HTMLInputElement | null>,
  name: 'submit' | 'reset',
  heard: () => void,
): void {
  useEffect(() => {
    const form = field.current?.form
    form?.addEventListener(name, heard)
    return () => form?.removeEventListener(name, heard)
  })
}

/**
 * One end of the price range. It counts when the visitor leaves the field or presses Enter: the first digits of
 * a price are another price.
 */
export function PriceField({
  name,
  label,
  placeholder,
  value,
  faults,
  rangeFault,
  onChange,
}: Props) {
  const id = useId()
  const [typed, setTyped] = useTypedPrice(value)
  const read = parsePrice(typed)
  const fault = read && 'fault' in read ? faults[read.fault] : undefined
  const commit = (text: string) => {
    const read = parsePrice(text)
    if (read && 'fault' in read) return
    const next = read && 'reais' in read && read.reais > 0 ? addressPrice(read.reais) : undefined
    setTyped(shownOf(next))
    if (next !== value) onChange(next)
  }
  const input = useRef<HTMLInputElement>(null)
  // Enter sends the form.
  useFormEvent(input, 'submit', () => commit(typed))
  // A text that is no price is not in the address, so no change of the address clears it: «Limpar
  // filtros» resets the form.
  useFormEvent(input, 'reset', () => setTyped(''))
  return (
    <div className="lot-filters-price">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <span className="lot-filters-price-sign" aria-hidden="true">
        R$
      </span>
      <input
        className="input"
        ref={input}
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={typed}
        aria-invalid={fault || rangeFault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : rangeFault}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => commit(typed)}
      />
      <PriceFault id={`${id}-fault`} text={fault} />
    </div>
  )
}

/** Shown at once, and announced when the visitor pauses. */
const PriceFault = ({ id, text }: { id: string; text: string | undefined }) => (
  <>
    {text && (
      <p className="lot-filters-price-fault" id={id}>
        {text}
      </p>
    )}
    <ResultStatus text={text ?? ''} />
  </>
)
