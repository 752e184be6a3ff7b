import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useId, useRef, useState } from 'react'
import type { MaterialView, ScrapPageView } from '../../../content/views'
import { formatMoney, formatWeight } from '../../lib/format'
import { FieldFault } from '../../ui/fields'
import { type PricedLine, weightId } from './estimate'
import { changeLine, takeFocusRequest } from './estimate-store'
import { materialOf, removeLine as removeLabel, weightOf } from './labels'

interface Props {
  line: PricedLine
  /** Position in the list, from 1. */
  number: number
  /** Materials that the line may have: its own and those that no other line has. */
  materials: readonly MaterialView[]
  texts: ScrapPageView['calculator']
  onRemove: (id: number) => void
}

/** A line of the estimate: material, weight as typed, and its value as soon as the weight can be read. */
export function EstimateLineRow({ line, number, materials, texts, onRemove }: Props) {
  const { id, material, weight, fault } = line
  const faultId = useId()
  const select = useRef<HTMLSelectElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // A weight that is still being typed is not called wrong.
  const [wasLeft, setWasLeft] = useState(weight !== '')
  const shownFault = wasLeft ? fault : undefined

  useEffect(() => {
    if (takeFocusRequest(id)) (material ? input : select).current?.focus()
  }, [id, material])

  return (
    <li className="estimate-line">
      <select
        ref={select}
        className="input"
        name={`material-${id}`}
        aria-label={materialOf(number)}
        value={material?.slug ?? ''}
        onChange={(event) => changeLine(id, { slug: event.target.value })}
      >
        {!material && <option value="">{texts.materialPlaceholder}</option>}
        <MaterialOptions materials={materials} />
      </select>
      <div className="field-affix">
        <input
          ref={input}
          id={material && weightId(material.slug)}
          className="input num"
          name={`peso-${id}`}
          aria-label={weightOf(number, material?.name)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={weight}
          onChange={(event) => changeLine(id, { weight: event.target.value })}
          onBlur={() => setWasLeft(true)}
          aria-invalid={shownFault ? true : undefined}
          aria-describedby={shownFault && faultId}
        />
        <span aria-hidden="true">kg</span>
      </div>
      <button
        type="button"
        className="estimate-line-remove"
        aria-label={removeLabel(number, material?.name)}
        onClick={() => onRemove(id)}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
      <LineValue line={line} />
      <FieldFault id={faultId} text={shownFault && texts.faults[shownFault]} />
    </li>
  )
}

const MaterialOptions = ({ materials }: Pick<Props, 'materials'>) =>
  materials.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ))

/** «25 kg × R$ 40,00» and the product; a dash while there is no weight. */
const LineValue = ({ line: { counted, material } }: { line: PricedLine }) => (
  <p className="estimate-line-sum num">
    <span>
      {counted && <i>{formatWeight(counted.kg)} </i>}
      {material && `× ${formatMoney(material.pricePerKg)}`}
    </span>
    <b>{counted ? formatMoney(counted.value) : '–'}</b>
  </p>
)
