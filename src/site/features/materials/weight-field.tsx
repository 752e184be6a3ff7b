import { type RefObject, useId } from 'react'
import type { ScrapPageView } from '../../../content/views'
import { formatWeight } from '../../lib/format'
import { FieldFault } from '../../ui/fields'

interface Props {
  texts: Pick<
    ScrapPageView['calculator'],
    'weightLabel' | 'weightPlaceholder' | 'weightHint' | 'understood'
  >
  value: string
  onChange: (text: string) => void
  /** Kilograms that the text means; undefined when it is no weight. */
  understood?: number
  /** Message about a wrong text, shown once the visitor has pressed the button. */
  fault?: string
  inputRef: RefObject<HTMLInputElement | null>
}

/** A weight as Brazilians type it, with the unit in the box and the understood weight below. */
export function WeightField({ texts, value, onChange, understood, fault, inputRef }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{texts.weightLabel}</label>
      <div className="field-affix">
        <input
          className="input num"
          id={id}
          name="peso"
          inputMode="decimal"
          autoComplete="off"
          placeholder={texts.weightPlaceholder}
          maxLength={40}
          ref={inputRef}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-f` : `${id}-h`}
        />
        <span aria-hidden="true">kg</span>
      </div>
      <FieldFault id={`${id}-f`} text={fault} />
      {!fault && (
        <p id={`${id}-h`} className="hint num">
          {understood === undefined
            ? texts.weightHint
            : `${texts.understood} ${formatWeight(understood)}`}
        </p>
      )}
    </div>
  )
}
