import type { ReactNode } from 'react'
import type { Field } from '../../content/field-tree'
import { inputId, useForm } from './form-context'

/** What ties an input to its label, hint and faults. */
export interface InputProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean | undefined
}

/** Label, hint and faults of a field around its input. */
export function FieldFrame({
  name,
  field,
  label,
  children,
}: {
  name: string
  field: Field
  label?: string
  children: (input: InputProps) => ReactNode
}) {
  const id = inputId(name)
  const faults = useForm().faults.get(name) ?? []
  return (
    <div className="ed-field">
      <label htmlFor={id}>
        {label ?? field.title}
        {field.optional && <span className="ed-optional"> (opcional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-ajuda ${id}-faltas`,
        'aria-invalid': faults.length > 0 || undefined,
      })}
      {field.description && (
        <p className="ed-hint" id={`${id}-ajuda`}>
          {field.description}
        </p>
      )}
      <FieldFaults name={name} />
    </div>
  )
}

/** The check's sentences and remarks on one field; the place stays in the page so that inputs can name it. */
export function FieldFaults({ name }: { name: string }) {
  const { faults, remarks } = useForm()
  return (
    <div id={`${inputId(name)}-faltas`}>
      {(faults.get(name) ?? []).map(({ message, cure }) => (
        <p className="ed-fault" key={message}>
          {message} — {cure}
        </p>
      ))}
      {(remarks.get(name) ?? []).map(({ message, cure }) => (
        <p className="ed-remark" key={message}>
          Aviso: {message} — {cure}
        </p>
      ))}
    </div>
  )
}
