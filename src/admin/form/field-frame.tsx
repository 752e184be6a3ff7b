import type { ReactNode } from 'react'
import type { Field } from '../../content/field-tree'
import { inputId, useForm } from './form-context'

/** What ties an input to its label, hint and errors. */
export interface InputProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean | undefined
}

/** Label, hint and errors of a field around its input. */
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
  const errors = useForm().errors.get(name) ?? []
  return (
    <div className="ed-field">
      <label htmlFor={id}>
        {label ?? field.title}
        {field.optional && <span className="ed-optional"> (opcional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-ajuda ${id}-faltas`,
        'aria-invalid': errors.length > 0 || undefined,
      })}
      {field.description && (
        <p className="ed-hint" id={`${id}-ajuda`}>
          {field.description}
        </p>
      )}
      <FieldDiagnostics name={name} />
    </div>
  )
}

/** The check's sentences and warnings on one field; the place stays in the page so that inputs can name it. */
export function FieldDiagnostics({ name }: { name: string }) {
  const { errors, warnings } = useForm()
  return (
    <div id={`${inputId(name)}-faltas`}>
      {(errors.get(name) ?? []).map(({ message, fix }) => (
        <p className="ed-fault" key={message}>
          {message} — {fix}
        </p>
      ))}
      {(warnings.get(name) ?? []).map(({ message, fix }) => (
        <p className="ed-remark" key={message}>
          Aviso: {message} — {fix}
        </p>
      ))}
    </div>
  )
}
