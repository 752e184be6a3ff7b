import { type ReactNode, useRef } from 'react'
import type { Field } from '../../content/schema/field-tree'
import type { Draft } from '../../content/yaml/draft'
import { FieldGroup, SmallButton } from './field-frame'
import { emptyDraft } from './form-context'

interface Props {
  field: Extract<Field, { kind: 'list' }>
  /** The field's name in the check's messages. */
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

const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

/** A list whose items are added at the end or on top, moved and removed. */
export function ListInput({ field, name, value = [], onChange, renderItem }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const itemTitle = (index: number) => `${field.item.title || field.title} ${index + 1}`
  const replace = (items: readonly Draft[]) =>
    onChange(items.length === 0 && field.optional ? undefined : items)
  const focusItem = (index: number) =>
    requestAnimationFrame(() => {
      // An item may have a list of its own.
      const item = group.current?.querySelector(`:scope > ol > [data-item="${index}"]`)
      item?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    })
  const add = (index: number) => {
    replace(value.toSpliced(index, 0, emptyDraft(field.item)))
    focusItem(index)
  }
  const move = (from: number, to: number) => {
    replace(moved(value, from, to))
    focusItem(to)
  }
  const remove = (index: number) => {
    replace(value.toSpliced(index, 1))
    group.current?.focus()
  }
  // The first can't move up, and the last can't move down.
  const toolsOf = (index: number) =>
    [
      ['Subir', index > 0 ? () => move(index, index - 1) : undefined],
      ['Descer', index < value.length - 1 ? () => move(index, index + 1) : undefined],
      ['Retirar', () => remove(index)],
    ] as const
  return (
    <FieldGroup name={name} field={field} ref={group}>
      {value.length > 1 && <SmallButton onPress={() => add(0)}>Acrescentar no começo</SmallButton>}
      <ol className="grid gap-6">
        {value.map((item, index) => (
          <li key={index} className="grid gap-2" data-item={index}>
            {renderItem(item, index, itemTitle(index), (next) => onChange(value.with(index, next)))}
            <div className="ed-tools">
              {toolsOf(index).map(([tool, onPress]) => (
                <SmallButton key={tool} onPress={onPress} label={`${tool}: ${itemTitle(index)}`}>
                  {tool}
                </SmallButton>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <SmallButton onPress={() => add(value.length)}>
        Acrescentar: {field.item.title || field.title}
      </SmallButton>
    </FieldGroup>
  )
}
