import { type ReactNode, useRef } from 'react'
import type { Field } from '../../content/field-tree'
import type { Draft } from '../../content/write/draft'
import { emptyDraft } from './empty-draft'
import { FieldDiagnostics } from './field-frame'
import { inputId } from './form-context'

interface Props {
  field: Extract<Field, { kind: 'list' }>
  /** As the check names it. */
  name: string
  value: readonly Draft[] | undefined
  onChange: (value: Draft) => void
  renderItem: (
    item: Draft,
    index: number,
    title: string,
    change: (item: Draft) => void,
  ) => ReactNode
}

/** A list whose items are added at the end or on top, moved and removed. */
export function ListInput({ field, name, value = [], onChange, renderItem }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const itemTitle = (index: number) => `${field.item.title || field.title} ${index + 1}`
  const replace = (items: readonly Draft[]) =>
    onChange(items.length === 0 && field.optional ? undefined : items)
  const focusItem = (index: number) =>
    requestAnimationFrame(() => {
      const item = group.current?.querySelector(`[data-item="${index}"]`)
      item?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    })
  const add = (index: number) => {
    replace(value.toSpliced(index, 0, emptyDraft(field.item)))
    focusItem(index)
  }
  const move = (from: number, to: number) => {
    replace(value.toSpliced(from, 1).toSpliced(to, 0, value[from]))
    focusItem(to)
  }
  const remove = (index: number) => {
    replace(value.toSpliced(index, 1))
    group.current?.focus()
  }
  return (
    <fieldset className="ed-group" id={inputId(name)} tabIndex={-1} ref={group}>
      <legend>
        {field.title}
        {field.optional && <span className="ed-optional"> (opcional)</span>}
      </legend>
      {field.description && <p className="ed-hint">{field.description}</p>}
      <FieldDiagnostics name={name} />
      {value.length > 1 && (
        <button type="button" className="ed-small" onClick={() => add(0)}>
          Acrescentar no começo
        </button>
      )}
      <ol className="ed-items">
        {value.map((item, index) => (
          // Items have no id, and their inputs hold no state, so the index serves as key.
          <li key={index} data-item={index}>
            {renderItem(item, index, itemTitle(index), (next) => replace(value.with(index, next)))}
            <ItemTools
              title={itemTitle(index)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < value.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="ed-small" onClick={() => add(value.length)}>
        Acrescentar: {field.item.title || field.title}
      </button>
    </fieldset>
  )
}

/** The buttons of one item; the first can't move up, and the last can't move down. */
function ItemTools({
  title,
  onUp,
  onDown,
  onRemove,
}: {
  title: string
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}) {
  const tools = [
    { name: 'Subir', onPress: onUp },
    { name: 'Descer', onPress: onDown },
    { name: 'Retirar', onPress: onRemove },
  ]
  return (
    <div className="ed-item-tools">
      {tools.map(({ name, onPress }) => (
        <button
          key={name}
          type="button"
          className="ed-small"
          disabled={onPress === undefined}
          onClick={onPress}
          aria-label={`${name}: ${title}`}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
