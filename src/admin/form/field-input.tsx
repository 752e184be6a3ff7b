import { useRef } from 'react'
import type { Field, Path } from '../../content/schema/field-tree'
import { fieldName } from '../../content/check/diagnostic'
import { isDraftList, isDraftObject, type Draft, type DraftObject } from '../../content/yaml/draft'
import { DaysInput } from './days-input'
import { FieldGroup, Fold, SmallButton, Title } from './field-frame'
import { emptyDraft, useForm } from './form-context'
import { LeafInput } from './leaf-input'
import { ListInput } from './list-input'
import { PhotoInput } from './photo-input'

interface Props {
  field: Field
  path: Path
  value: Draft
  onChange: (value: Draft) => void
  label?: string
}

const isPhoto = (field: Field): boolean =>
  field.kind === 'object' && field.fields.get('src')?.widget === 'image'

/** The input of any field, down to the leaves. */
export function FieldInput({ field, path, value, onChange, label }: Props) {
  const name = fieldName(path)
  const whole = useRef<HTMLFieldSetElement>(null)
  if (field.kind === 'list') {
    return (
      <ListInput
        field={field}
        name={name}
        value={isDraftList(value) ? value : undefined}
        onChange={onChange}
        renderItem={(item, index, title, change) => (
          <FieldInput
            field={field.item}
            path={[...path, index]}
            value={item}
            onChange={change}
            label={title}
          />
        )}
      />
    )
  }
  if (field.kind === 'byDay')
    return <DaysInput field={field} name={name} value={value} onChange={onChange} />
  if (field.kind !== 'object')
    return <LeafInput name={name} field={field} value={value} onChange={onChange} label={label} />
  const group = isDraftObject(value) ? value : undefined
  const replace = (next: Draft) => {
    onChange(next)
    // The pressed button disappears, so the group takes the focus.
    whole.current?.focus()
  }
  return (
    <FieldGroup name={name} field={field} label={label} ref={whole}>
      {group || !field.optional ? (
        <>
          {isPhoto(field) && (
            <PhotoInput value={group ?? {}} onChange={onChange} label={label ?? field.title} />
          )}
          <ObjectInput fields={field.fields} path={path} value={group ?? {}} onChange={onChange} />
        </>
      ) : (
        <SmallButton onPress={() => replace(emptyDraft(field))}>
          Acrescentar: {field.title}
        </SmallButton>
      )}
      {group && field.optional && (
        <SmallButton onPress={() => replace(undefined)}>Retirar: {field.title}</SmallButton>
      )}
    </FieldGroup>
  )
}

/** A form with fewer parts shows all of them unfolded. */
const FEWEST_PARTS = 5

/** The inputs of an object's fields, in the order of the schema; many parts of a document are folded. */
export function ObjectInput({
  fields,
  path,
  value,
  onChange,
}: {
  fields: ReadonlyMap<string, Field>
  path: Path
  value: DraftObject
  onChange: (value: DraftObject) => void
}) {
  const { errors } = useForm()
  const isPart = ({ kind }: Field) => kind === 'object' || kind === 'list'
  const isLong = path.length === 0 && [...fields.values()].filter(isPart).length >= FEWEST_PARTS
  return Array.from(fields, ([key, field]) => {
    const input = (
      <FieldInput
        key={key}
        field={field}
        path={[...path, key]}
        value={value[key]}
        onChange={(inner) => onChange({ ...value, [key]: inner })}
      />
    )
    if (!isLong || !isPart(field)) return input
    const isWrong = errors.some(({ field: name }) => name.split(/[.[]/)[0] === key)
    return (
      <Fold key={key} title={<Title field={field} />} isWrong={isWrong}>
        {input}
      </Fold>
    )
  })
}
