import CircleAlert from 'lucide-react/icons/circle-alert'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useId, useRef, useState } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { formatMoney, formatWeight } from '../../lib/format'
import { materialOf, removeLine as removeLabel, weightOf } from './labels'
import type { ReadLine } from './load'
import { changeLine, takeArrival } from './load-store'

interface Props {
  line: ReadLine
  /** Its place in the list, from 1. */
  number: number
  /** Materials that the line may have: its own and those that no other line has. */
  materials: readonly MaterialView[]
  texts: ScrapPageView['calculator']
  onRemove: (id: number) => void
}

/** A line of the load: material, weight as typed, and what it comes to as soon as it can be read. */
export function LoadLineRow({
  line: { id, material, weight, counted, fault },
  number,
  materials,
  texts,
  onRemove,
}: Props) {
  const fieldId = useId()
  const select = useRef<HTMLSelectElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Half a weight is no fault while it is typed.
  const [left, setLeft] = useState(weight !== '')
  const wrong = left ? fault : undefined

  useEffect(() => {
    if (takeArrival(id)) (material ? input : select).current?.focus()
  }, [id, material])

  return (
    <li className="load-line-row">
      <select
        ref={select}
        className="input"
        name={`material-${id}`}
        aria-label={materialOf(number)}
        value={material?.slug ?? ''}
        onChange={(event) => changeLine(id, { slug: event.target.value })}
      >
        {!material && <option value="">{texts.materialPlaceholder}</option>}
        {materials.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <div className="field-affix">
        <input
          ref={input}
          className="input num"
          name={`peso-${id}`}
          aria-label={weightOf(number, material?.name)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={weight}
          onChange={(event) => changeLine(id, { weight: event.target.value })}
          onBlur={() => setLeft(true)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${fieldId}-e`}
        />
        <span aria-hidden="true">kg</span>
      </div>
      <button
        type="button"
        className="load-line-row-remove"
        aria-label={removeLabel(number, material?.name)}
        onClick={() => onRemove(id)}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
      <p className="load-line-row-sum num">
        <span>
          {counted && <i>{formatWeight(counted.kg)} </i>}
          {material && `× ${formatMoney(material.pricePerKg)}`}
        </span>
        <b>{counted ? formatMoney(counted.value) : '–'}</b>
      </p>
      {wrong && (
        <p className="field-error" id={`${fieldId}-e`}>
          <CircleAlert className="icon" aria-hidden="true" />
          {texts.faults[wrong]}
        </p>
      )}
    </li>
  )
}
