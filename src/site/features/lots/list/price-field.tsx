import { useId, useState } from 'react'
import { formatCount, formatDecimal } from '../../../lib/format'
import { ResultStatus } from '../../../ui/search-box'
import { addressPrice, parsePrice } from '../shared/parse-price'

interface Props {
  /** Name of the field in the address. */
  name: string
  label: string
  placeholder?: string
  /** As in the address; undefined when the field does not filter. */
  value: string | undefined
  /** Id of the text about a wrong range, which is the fault of both ends together. */
  rangeFault: string | undefined
  onChange: (value: string | undefined) => void
}

function shownOf(value: string | undefined): string {
  if (value === undefined) return ''
  const reais = Number(value)
  return Number.isInteger(reais) ? formatCount(reais) : formatDecimal(reais)
}

/**
 * One end of the price range. It counts when the visitor leaves the field or presses Enter: the first digits of
 * a price are another price.
 */
export function PriceField({ name, label, placeholder, value, rangeFault, onChange }: Props) {
  const id = useId()
  // What was typed holds until the address has another price.
  const [typed, setTyped] = useState({ over: value, text: shownOf(value) })
  const text = typed.over === value ? typed.text : shownOf(value)
  const read = parsePrice(text)
  const fault = read && 'fault' in read ? read.fault : undefined
  const commit = () => {
    if (fault) return
    const next = addressPrice(text)
    if (next === value) setTyped({ over: value, text: shownOf(value) })
    else onChange(next)
  }
  return (
    <div className="relative max-md:flex-1 md:w-33">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <span
        className="pointer-events-none absolute left-3 leading-12.5 text-ink-muted"
        aria-hidden="true"
      >
        R$
      </span>
      <input
        className="input pl-10"
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={text}
        aria-invalid={fault || rangeFault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : rangeFault}
        onChange={({ target }) => setTyped({ over: value, text: target.value })}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {fault && (
        <p
          className="absolute top-full z-2 mt-1 w-max max-w-68 rounded-control border border-danger bg-white px-2.5 py-1.5 text-small text-danger-dark"
          id={`${id}-fault`}
        >
          {fault}
        </p>
      )}
      {/* Shown at once, and announced when the visitor pauses. */}
      <ResultStatus text={fault ?? ''} />
    </div>
  )
}
