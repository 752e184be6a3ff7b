import { withoutUnseen } from '../../content/text/characters'
import type { Field } from '../../content/schema/field-tree'
import type { Draft } from '../../content/yaml/draft'
import { FieldFrame, type InputProps } from './field-frame'
import { useForm } from './form-context'

interface Props {
  name: string
  field: Field
  value: Draft
  onChange: (value: Draft) => void
  label?: string
}

/** 42,50 -> 42.50, 1.234,5 -> 1234.5; a number with a point stays as it is typed. */
const withPoint = (typed: string): string =>
  /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/.test(typed)
    ? typed.replaceAll('.', '').replace(',', '.')
    : typed

/** Input of one value. Numbers are texts here: the check judges how they are written. */
export function LeafInput({ name, field, value, onChange, label }: Props) {
  // A checkbox that is on by default is ticked while the document has no line for it.
  const isOn = field.widget === 'on'
  if (field.kind === 'boolean' && (typeof value === 'boolean' || value === undefined)) {
    return (
      <FieldFrame name={name} field={field} label={label}>
        {(input) => (
          <input
            {...input}
            className="size-6 accent-mask-600"
            type="checkbox"
            checked={value ?? isOn}
            // An optional checkbox in its default state needs no line in the document.
            onChange={({ target: { checked } }) =>
              onChange(field.optional && checked === isOn ? undefined : checked)
            }
          />
        )}
      </FieldFrame>
    )
  }
  const text = typeof value === 'string' ? value : value === undefined ? '' : String(value)
  // A cleared required text stays as an empty value, so that the check reports it. For any other
  // cleared value the line is removed.
  const change = (typed: string) => {
    const clean = withoutUnseen(typed).replaceAll('\t', ' ')
    const next = field.kind === 'number' ? withPoint(clean.trim()) : clean
    onChange(next === '' && (field.optional || field.kind !== 'text') ? undefined : next)
  }
  return (
    <FieldFrame name={name} field={field} label={label}>
      {(input) => <TextInput input={input} field={field} value={text} onChange={change} />}
    </FieldFrame>
  )
}

function TextInput({
  input,
  field,
  value,
  onChange,
}: {
  input: InputProps
  field: Field
  value: string
  onChange: (value: string) => void
}) {
  const { choices } = useForm()
  const common = {
    ...input,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const options =
    field.kind === 'choice'
      ? field.options.map((option) => ({ value: option, title: option }))
      : choices.get(field.widget ?? '')
  if (options)
    return (
      <select {...common} className="input ed-input">
        <option value="">Escolha</option>
        {/* A value outside the list is shown, so that the editor does not take another one for
            it. */}
        {value !== '' && options.every((option) => option.value !== value) && (
          <option value={value}>{value}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title ?? option.value}
          </option>
        ))}
      </select>
    )
  if (field.widget === 'text' || value.includes('\n')) {
    const rows = Math.max(3, value.split('\n').length + Math.ceil(value.length / 90))
    return <textarea {...common} className="input ed-input" rows={Math.min(14, rows)} />
  }
  const number = { ...common, className: 'input ed-input num max-w-55', autoComplete: 'off' }
  if (field.kind === 'number') return <input {...number} inputMode="decimal" />
  // A date input would hide a value that is no day.
  if (field.widget === 'date' && (value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value)))
    return <input {...number} type="date" />
  // A textarea, so that a long line is wrapped; it accepts no line break.
  return (
    <textarea
      {...common}
      className="input ed-input field-sizing-content resize-none"
      autoComplete="off"
      rows={1}
      onChange={({ target }) => onChange(withoutUnseen(target.value).replace(/\n+/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}
